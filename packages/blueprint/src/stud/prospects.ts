import {
  countRank,
  countRankSets,
  countSuits,
  forEachRankSet,
  insertRank,
  MOST_CARDS,
  numberRankSet,
  termOf,
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
    const more = new Uint8Array(MOST_CARDS);
    for (let size = MOST_CARDS - 1; size >= 1; size--) {
      forEachRankSet(size, (ranks) => {
        let sum = 0;
        for (let rank = 0; rank < RANKS; rank++) {
          const left = 4 - countRank(ranks, size, rank);
          if (left === 0) continue;
          more.set(ranks);
          insertRank(more, size, rank);
          sum += left * values[size + 1]![numberRankSet(more, size + 1)]!;
        }
        values[size]![numberRankSet(ranks, size)] = sum / (DECK - size);
      });
    }
    this.values = values;
  }

  /** From 0 to 1, for ranks in rising order. */
  valueOf(ranks: ArrayLike<number>, size: number): number {
    return this.values[size]![numberRankSet(ranks, size)]!;
  }

  /**
   * The same where some cards are dead: `dead` counts them by rank. What they change for the next card is taken to change
   * as much for each later one.
   */
  valueLive(ranks: Uint8Array, size: number, dead: Uint8Array): number {
    const value = this.values[size]![numberRankSet(ranks, size)]!;
    if (size === MOST_CARDS) return value;
    const next = this.values[size + 1]!;
    // The set with one rank more: the terms of lower and equal ranks stay, those of higher ranks move one place up.
    let lower = 0;
    let higher = 0;
    for (let i = 0; i < size; i++) higher += termOf(i + 1, ranks[i]!);
    let sum = 0;
    let cards = 0;
    let at = 0;
    for (let rank = 0; rank < RANKS; rank++) {
      let left = 4 - dead[rank]!;
      for (; at < size && ranks[at] === rank; at++) {
        lower += termOf(at, rank);
        higher -= termOf(at + 1, rank);
        left--;
      }
      if (left <= 0) continue;
      sum += left * next[lower + termOf(at, rank) + higher]!;
      cards += left;
    }
    return value + (MOST_CARDS - size) * (sum / cards - value);
  }

  /** By number of the set: one of `count` bins, from the worst, which random hands of this size fill evenly. */
  makeBins(size: number, count: number): Uint8Array {
    const values = this.values[size]!;
    const bins = new Uint8Array(values.length);
    const sets: { number: number; ways: number; value: number }[] = [];
    let total = 0;
    forEachRankSet(size, (ranks) => {
      const number = numberRankSet(ranks, size);
      const ways = countSuits(ranks, size);
      total += ways;
      sets.push({ number, ways, value: values[number]! });
    });
    sets.sort((a, b) => a.value - b.value || a.number - b.number);
    let below = 0;
    let i = 0;
    while (i < sets.length) {
      // Equal values share a bin: that of their middle.
      let end = i;
      let ways = 0;
      for (; end < sets.length && sets[end]!.value === sets[i]!.value; end++) ways += sets[end]!.ways;
      const bin = Math.min(count - 1, Math.floor((count * (below + ways / 2)) / total));
      for (; i < end; i++) bins[sets[i]!.number] = bin;
      below += ways;
    }
    return bins;
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
