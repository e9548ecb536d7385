// Sets of ranks with repetition, numbered: {r0 <= r1 <= …} has the number C(r0, 1) + C(r1 + 1, 2) + C(r2 + 2, 3) + …

const RANKS = 13;
export const MOST_CARDS = 7;
const WIDTH = RANKS + MOST_CARDS;

/** `CHOOSE[i * WIDTH + n]` is C(n, i + 1). */
const CHOOSE = Int32Array.from({ length: MOST_CARDS * WIDTH }, (_, at) =>
  choose(at % WIDTH, Math.floor(at / WIDTH) + 1),
);

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1);
  return result;
}

/** The number of sets of `size` ranks. */
export const countRankSets = (size: number): number => choose(RANKS + size - 1, size);

/** What a rank adds to the number of a set, at this place among its ranks in rising order. */
const termOf = (place: number, rank: number): number => CHOOSE[place * WIDTH + rank + place]!;

/** The number of a set of ranks in rising order. */
export function numberRankSet(ranks: ArrayLike<number>, size: number): number {
  let number = 0;
  for (let i = 0; i < size; i++) number += termOf(i, ranks[i]!);
  return number;
}

/** Puts a rank into `size` ranks in rising order. */
export function insertRank(ranks: Uint8Array, size: number, rank: number): void {
  let at = size;
  while (at > 0 && ranks[at - 1]! > rank) {
    ranks[at] = ranks[at - 1]!;
    at--;
  }
  ranks[at] = rank;
}

/** Calls back with every set of `size` ranks in which no rank is more than four times. */
export function forEachRankSet(size: number, visit: (ranks: Uint8Array) => void): void {
  const ranks = new Uint8Array(MOST_CARDS);
  const walk = (at: number, from: number): void => {
    if (at === size) {
      visit(ranks);
      return;
    }
    for (let rank = from; rank < RANKS; rank++) {
      if (at >= 4 && ranks[at - 4] === rank) continue;
      ranks[at] = rank;
      walk(at + 1, rank);
    }
  };
  walk(0, 0);
}

/** In how many ways suits can be given to a set of ranks. */
export function countSuits(ranks: ArrayLike<number>, size: number): number {
  let ways = 1;
  for (let i = 0; i < size;) {
    let end = i + 1;
    while (end < size && ranks[end] === ranks[i]) end++;
    ways *= [1, 4, 6, 4, 1][end - i]!;
    i = end;
  }
  return ways;
}

/** Sets with one rank more. */
export interface LargerSets {
  /** By number of the set and rank: the number of the larger set. */
  readonly numbers: Int32Array;
  /** By number of the set and rank: how many cards of the rank are left, 0 to 4. */
  readonly left: Uint8Array;
}

const larger: (LargerSets | undefined)[] = [];

/** For all sets of `size` ranks: the sets with one rank more. Made once for each size. */
export function listLargerSets(size: number): LargerSets {
  return (larger[size] ??= makeLargerSets(size));
}

function makeLargerSets(size: number): LargerSets {
  const count = RANKS * countRankSets(size);
  const made = { numbers: new Int32Array(count), left: new Uint8Array(count) };
  forEachRankSet(size, (ranks) => {
    const from = RANKS * numberRankSet(ranks, size);
    // The terms of lower and equal ranks stay, those of higher ranks move one place up.
    let lower = 0;
    let higher = 0;
    for (let i = 0; i < size; i++) higher += termOf(i + 1, ranks[i]!);
    let at = 0;
    for (let rank = 0; rank < RANKS; rank++) {
      let left = 4;
      for (; at < size && ranks[at] === rank; at++) {
        lower += termOf(at, rank);
        higher -= termOf(at + 1, rank);
        left--;
      }
      made.numbers[from + rank] = lower + termOf(at, rank) + higher;
      made.left[from + rank] = left;
    }
  });
  return made;
}
