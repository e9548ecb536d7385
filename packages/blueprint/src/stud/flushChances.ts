import { MOST_CARDS, numberRankSet } from './rankSet.js';
import type { SeenCards } from './seenCards.js';
import { PARTS, type Spreads } from './spreads.js';

const FLUSH = 5;
const SUIT = 13;
const DECK = 52;
/** The best hand below a flush: an ace-high straight, by ranks in rising order. */
const STRAIGHT = [0, 2, 8, 9, 10, 11, 12];

/** Chances of flushes. Whether a hand becomes one is taken to be independent of its ranks. */
export class FlushChances {
  /** Of a flush among all final hands. */
  private readonly place: number;

  constructor(private readonly spreads: Spreads) {
    const straight = spreads.placeOfSet(numberRankSet(STRAIGHT, MOST_CARDS));
    this.place = Math.min(straight, PARTS - 0.01);
  }

  /** The chance that the own cards win the high hand, from that without flushes. */
  ownChance(seen: SeenCards, chance: number): number {
    const { size, up, ownSuits, otherUpSuits, otherBoard } = seen;
    const unseen = DECK - size - up;
    let [mine, his] = [0, 0];
    for (let suit = 0; suit < 4; suit++) {
      const [own, other] = [ownSuits[suit]!, otherUpSuits[suit]!];
      const left = SUIT - own - other;
      mine += chanceOfMore(FLUSH - own, left, unseen, MOST_CARDS - size);
      his += chanceOfMore(FLUSH - other, left, unseen, MOST_CARDS - up);
    }
    const flush = (1 - his) * this.spreads.chanceAt(this.place, otherBoard, up) + his / 2;
    return mine * flush + (1 - mine) * (1 - his) * chance;
  }

  /** The same for the own board, as everybody sees it. */
  boardChance({ up, ownUpSuits, otherUpSuits, ownBoard, otherBoard }: SeenCards, chance: number): number {
    const unseen = DECK - 2 * up;
    let [mine, his] = [0, 0];
    for (let suit = 0; suit < 4; suit++) {
      const [own, other] = [ownUpSuits[suit]!, otherUpSuits[suit]!];
      mine += chanceOfMore(FLUSH - own, SUIT - own - other, unseen, MOST_CARDS - up);
      his += chanceOfMore(FLUSH - other, SUIT - own - other, unseen, MOST_CARDS - up);
    }
    const { spreads, place } = this;
    const mineWins = (1 - his) * spreads.chanceAt(place, otherBoard, up) + his / 2;
    const hisLoses = 1 - spreads.chanceAt(place, ownBoard, up);
    // A flush of the own cards, of the other alone, of nobody.
    return mine * mineWins + (1 - mine) * (his * hisLoses + (1 - his) * chance);
  }
}

const UNSEEN = 64;
const OUTS = 16;
const DRAWN = 8;
/** By cards needed, cards of the suit that are left, unseen cards and cards to come; negative where not yet known. */
const known = new Float64Array((FLUSH + 1) * OUTS * UNSEEN * DRAWN).fill(-1);

/** The chance of at least `needed` of `outs` cards among `drawn` of `unseen`. */
function chanceOfMore(needed: number, outs: number, unseen: number, drawn: number): number {
  if (needed <= 0) return 1;
  if (needed > drawn || needed > outs) return 0;
  const at = ((needed * OUTS + outs) * UNSEEN + unseen) * DRAWN + drawn;
  if (known[at]! < 0) {
    let sum = 0;
    for (let hits = needed; hits <= Math.min(drawn, outs); hits++)
      sum += choose(outs, hits) * choose(unseen - outs, drawn - hits);
    known[at] = sum / choose(unseen, drawn);
  }
  return known[at]!;
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1);
  return result;
}
