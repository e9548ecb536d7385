import type { Prospects } from './prospects.js';
import { countRankSets, forEachRankSet, listLargerSets, MOST_CARDS, numberRankSet } from './rankSet.js';

const RANKS = 13;
const DECK = 52;
const MOST_UP = 4;

/** All final hands are divided into this many parts. */
export const PARTS = 32;

const PART_BITS = 5;
const PART_MASK = PARTS - 1;

/** Some parts, and the share of all hands below them. Parts of the best hands are the smallest. */
const STARTS = [
  [1, 0],
  [7, 0.4],
  [17, 0.8],
  [25, 0.95],
  [PARTS, 1],
] as const;

/**
 * What sets of ranks become: for each set the chances of the parts of final hands, over all cards that may still come; and
 * from that the chance to beat what another player's board becomes. Part 0 is the worst hand alone; in the low half of
 * Stud8 that is a hand without a low. Suits and dead cards are left out.
 */
export class Spreads {
  /** By number of cards from 1 to 6, then by set and part: the chance of the part. */
  private readonly chances: readonly Float32Array[];
  /** By number of cards, then by set: the first part with a chance, and the last one in the higher bits. */
  private readonly ranges: readonly Uint16Array[];
  /** By number of up cards, then by set and part: the chance that a hand of the part beats what the board becomes. */
  private readonly wins: readonly Float32Array[];
  /** The same: how fast that chance grows with the share of all hands that a hand beats. */
  private readonly growths: readonly Float32Array[];
  /** By part: the share of all hands below it. */
  private readonly limits: Float64Array;

  constructor(private readonly prospects: Prospects) {
    const shares = prospects.finalShares;
    let least = 1;
    forEachRankSet(MOST_CARDS, (ranks) => {
      least = Math.min(least, shares[numberRankSet(ranks, MOST_CARDS)]!);
    });
    // The worst hands beat half of each other.
    this.limits = makeLimits(2 * least);
    this.chances = this.makeChances(shares);
    this.ranges = this.chances.map(findRanges);
    const boards = this.chances.slice(0, MOST_UP + 1);
    this.wins = boards.map(addUp);
    this.growths = boards.map((chances) => {
      const growths = new Float32Array(chances.length);
      for (let i = 0; i < growths.length; i++)
        growths[i] = chances[i]! / (this.limits[(i % PARTS) + 1]! - this.limits[i % PARTS]!);
      return growths;
    });
  }

  private makeChances(shares: Float64Array): Float32Array[] {
    const parts = Uint8Array.from(shares, (share) => this.placeOf(share));
    const chances = Array.from({ length: MOST_CARDS }, (_, size) =>
      size === 0 ? new Float32Array(0) : new Float32Array(PARTS * countRankSets(size)),
    );
    for (let size = MOST_CARDS - 1; size >= 1; size--) {
      const { numbers, left } = listLargerSets(size);
      const own = chances[size]!;
      const next = chances[size + 1];
      for (let i = 0; i < left.length; i++) {
        if (left[i] === 0) continue;
        const from = PARTS * Math.floor(i / RANKS);
        const larger = numbers[i]!;
        const share = left[i]! / (DECK - size);
        if (next === undefined) own[from + parts[larger]!]! += share;
        else
          for (let part = 0; part < PARTS; part++) own[from + part]! += share * next[PARTS * larger + part]!;
      }
    }
    return chances;
  }

  /** The part of a final hand by the share of hands that it beats, and how far it is within the part. */
  placeOf(share: number): number {
    const { limits } = this;
    let low = 0;
    let high = PARTS - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (share >= limits[middle]!) low = middle;
      else high = middle - 1;
    }
    return low + (share - limits[low]!) / (limits[low + 1]! - limits[low]!);
  }

  /** The place of seven ranks. */
  placeOfSet(set: number): number {
    return this.placeOf(this.prospects.finalShares[set]!);
  }

  /** The chance that a set of fewer than seven ranks becomes the worst hand. */
  worstOf(set: number, size: number): number {
    return this.chances[size]![PARTS * set]!;
  }

  /**
   * The chance that a set of fewer than seven ranks beats what a board becomes, if it beats `more` of all hands than on
   * average. From part 1 on, the worst hand does not win.
   */
  chanceOf(set: number, size: number, board: number, up: number, more = 0, from: 0 | 1 = 0): number {
    const chances = this.chances[size]!;
    const wins = this.wins[up]!;
    const growths = this.growths[up]!;
    const range = this.ranges[size]![set]!;
    const ownFrom = PARTS * set;
    const boardFrom = PARTS * board;
    const first = range & PART_MASK;
    const last = range >> PART_BITS;
    let sum = 0;
    for (let i = first < from ? from : first; i <= last; i++)
      sum += chances[ownFrom + i]! * (wins[boardFrom + i]! + more * growths[boardFrom + i]!);
    return sum < 0 ? 0 : sum > 1 ? 1 : sum;
  }

  /** The variance of that chance once all cards are known. */
  varianceOf(set: number, size: number, board: number, up: number): number {
    const chances = this.chances[size]!;
    const wins = this.wins[up]!;
    const range = this.ranges[size]![set]!;
    let sum = 0;
    let squares = 0;
    for (let i = range & PART_MASK; i <= range >> PART_BITS; i++) {
      const win = wins[PARTS * board + i]!;
      const part = chances[PARTS * set + i]! * win;
      sum += part;
      squares += part * win;
    }
    return squares - sum * sum;
  }

  /** The chance that a final hand at this place beats what a board becomes. */
  chanceAt(place: number, board: number, up: number): number {
    const part = Math.floor(place);
    const at = PARTS * board + part;
    return this.wins[up]![at]! + (place - part - 0.5) * this.chances[up]![at]!;
  }
}

/** By part: the share of all hands below it, where this share is the worst hand. */
function makeLimits(worst: number): Float64Array {
  return Float64Array.from({ length: PARTS + 1 }, (_, part) => {
    if (part === 0) return 0;
    const next = Math.max(
      1,
      STARTS.findIndex(([start]) => start >= part),
    );
    const [[from, below], [to, above]] = [STARTS[next - 1]!, STARTS[next]!];
    return worst + (1 - worst) * (below + ((above - below) * (part - from)) / (to - from));
  });
}

/** By set and part: the chance of all parts below, and of half the part itself. */
function addUp(chances: Float32Array): Float32Array {
  const sums = new Float32Array(chances.length);
  let below = 0;
  for (let i = 0; i < sums.length; i++) {
    if (i % PARTS === 0) below = 0;
    sums[i] = below + chances[i]! / 2;
    below += chances[i]!;
  }
  return sums;
}

/** By set: the first part with a chance, and the last one in the higher bits. */
function findRanges(chances: Float32Array): Uint16Array {
  const ranges = new Uint16Array(chances.length / PARTS);
  for (let set = 0; set < ranges.length; set++) {
    let first = 0;
    let last = PARTS - 1;
    while (first < last && chances[PARTS * set + first] === 0) first++;
    while (last > first && chances[PARTS * set + last] === 0) last--;
    ranges[set] = first | (last << PART_BITS);
  }
  return ranges;
}
