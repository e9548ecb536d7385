import { below, type Rng } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import type { Drill, EndlessFamily } from './drill.js';
import { pickNext, type DrillBook } from './drillBook.js';
import { makeDrill } from './families.js';
import { makeMistakeDrill, pickMistake } from './mistake.js';

/**
 * What to ask now: in half of the cases a mistake of the learner's own that is due, otherwise a new drill of the kind
 * whose turn it is, at its level. A drill of a decision takes about a second.
 */
export function nextDrill(
  book: DrillBook,
  games: readonly GameId[],
  now: number,
  rng: Rng,
  asked: ReadonlySet<string>,
  families?: readonly EndlessFamily[],
): Drill {
  const mistake = below(rng, 2) === 0 ? pickMistake(book, games, now, asked) : undefined;
  if (mistake !== undefined) return makeMistakeDrill(mistake);
  const { family, game, level } = pickNext(book, games, now, rng, families);
  return makeDrill(family, game, level, rng, asked);
}
