import type { Rng } from '@doorcard/cards';
import { nextDrill, recordAnswer, type Drill, type DrillBook } from '@doorcard/coach/drill';
import type { GameId } from '@doorcard/engine';

/** A number of drills, one after the other: what is asked next depends on the answers before. */
export class DrillSession {
  private readonly asked = new Set<string>();
  private current: Drill | undefined;
  answered = 0;
  right = 0;

  constructor(
    public book: DrillBook,
    private readonly games: readonly GameId[],
    private readonly rng: Rng,
    private readonly now: () => number,
  ) {}

  /** The drill whose turn it is. */
  next(): Drill {
    this.current = nextDrill(this.book, this.games, this.now(), this.rng, this.asked);
    this.asked.add(this.current.key);
    return this.current;
  }

  /** Takes the answer to the last drill; whether it was right. */
  answer(index: number): boolean {
    const drill = this.current!;
    const isRight = drill.accepted.includes(index);
    this.answered++;
    if (isRight) this.right++;
    this.book = recordAnswer(this.book, drill, index, this.now());
    return isRight;
  }
}
