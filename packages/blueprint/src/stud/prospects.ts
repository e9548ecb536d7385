import {
  countRankSets,
  countSuits,
  forEachRankSet,
  listLargerSets,
  MOST_CARDS,
  numberRankSet,
} from './rankSet.js';

const RANKS = 13;
const DECK = 52;

/**
 * How good sets of ranks are, by number of cards: for seven the share of all hands that they beat or half beat, for
 * fewer the mean over all cards that may still come. Suits are left out.
 */
export class Prospects {
  /** By number of cards and number of the set. */
  private readonly values: readonly Float64Array[];

  /** `valueOf` is the value of seven ranks in rising order: larger is better. */
  constructor(valueOf: (ranks: Uint8Array) => number) {
    const values = Array.from({ length: MOST_CARDS + 1 }, (_, size) => new Float64Array(countRankSets(size)));
    const last = values[MOST_CARDS]!;
    forEachRankSet(MOST_CARDS, (ranks) => {
      last[numberRankSet(ranks, MOST_CARDS)] = valueOf(ranks);
    });
    replaceByShares(last);
    for (let size = MOST_CARDS - 1; size >= 1; size--) {
      const { numbers, left } = listLargerSets(size);
      const next = values[size + 1]!;
      values[size]!.forEach((_, set, own) => {
        let sum = 0;
        for (let i = RANKS * set; i < RANKS * (set + 1); i++) sum += left[i]! * next[numbers[i]!]!;
        own[set] = sum / (DECK - size);
      });
    }
    this.values = values;
  }

  /** By number of a set of seven ranks: its share. */
  get finalShares(): Float64Array {
    return this.values[MOST_CARDS]!;
  }

  /** From 0 to 1. */
  valueOf(set: number, size: number): number {
    return this.values[size]![set]!;
  }

  /**
   * The same where some cards are dead: `dead` counts them by rank. What they change for the next card is taken to change
   * as much for each later one.
   */
  valueLive(set: number, size: number, dead: Uint8Array): number {
    const value = this.values[size]![set]!;
    if (size === MOST_CARDS) return value;
    const next = this.values[size + 1]!;
    const { numbers, left } = listLargerSets(size);
    let sum = 0;
    let cards = 0;
    for (let rank = 0, i = RANKS * set; rank < RANKS; rank++, i++) {
      const live = left[i]! - dead[rank]!;
      if (live <= 0) continue;
      sum += live * next[numbers[i]!]!;
      cards += live;
    }
    return value + (MOST_CARDS - size) * (sum / cards - value);
  }
}

/** Replaces values by the share of hands with a lower value, those with the same value counting half. */
function replaceByShares(values: Float64Array): void {
  const ways = new Map<number, number>();
  let total = 0;
  forEachRankSet(MOST_CARDS, (ranks) => {
    const value = values[numberRankSet(ranks, MOST_CARDS)]!;
    const count = countSuits(ranks, MOST_CARDS);
    ways.set(value, (ways.get(value) ?? 0) + count);
    total += count;
  });
  const shares = new Map<number, number>();
  let below = 0;
  for (const [value, count] of [...ways].sort(([a], [b]) => a - b)) {
    shares.set(value, (below + count / 2) / total);
    below += count;
  }
  forEachRankSet(MOST_CARDS, (ranks) => {
    const number = numberRankSet(ranks, MOST_CARDS);
    values[number] = shares.get(values[number]!)!;
  });
}
