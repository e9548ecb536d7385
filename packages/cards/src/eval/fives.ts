import { RANKS, type Rank } from '../card.js';
import { countBits } from '../cardSet.js';

/**
 * Five cards as one number: kind by kind, from five different ranks to quads, and within a kind in the order in which
 * the ranks decide. Each ranking puts the kinds in its own order and defines which hands are straights.
 * A set of ranks is a mask of 13 bits; whether bit 0 is the deuce or the ace depends on the ranking.
 */
export const KINDS = ['noPair', 'pair', 'twoPair', 'trips', 'fullHouse', 'quads'] as const;
export type Kind = (typeof KINDS)[number];

/** How many numbers a kind takes: pairs are 13 ranks times C(12, 3) sets of kickers. */
export const KIND_SIZES: Readonly<Record<Kind, number>> = {
  noPair: 1287,
  pair: 13 * 220,
  twoPair: 78 * 11,
  trips: 13 * 66,
  fullHouse: 13 * 12,
  quads: 13 * 12,
};

/** By set of ranks: how many sets of the same size are lower, compared from the highest rank down. */
const SET_NUMBERS = numberSets();

function numberSets(): Uint16Array {
  const next = new Uint16Array(RANKS.length + 1);
  const numbers = new Uint16Array(1 << RANKS.length);
  for (let set = 0; set < numbers.length; set++) numbers[set] = next[countBits(set)]!++;
  return numbers;
}

export const highest = (set: number): Rank => 31 - Math.clz32(set);
export const lowest = (set: number): Rank => highest(set & -set);
/** The set without its `count` lowest ranks. */
function dropLowest(set: number, count: number): number {
  let rest = set;
  for (let i = 0; i < count; i++) rest &= rest - 1;
  return rest;
}
export const keepHighest = (set: number, count: number): number => dropLowest(set, countBits(set) - count);
export const keepLowest = (set: number, count: number): number => set & ~dropLowest(set, count);

/** The set with one rank removed from the scale: higher ranks move down by one. */
const closeGap = (set: number, rank: Rank): number =>
  (set & ((1 << rank) - 1)) | ((set >> (rank + 1)) << rank);
const openGap = (set: number, rank: Rank): number =>
  (set & ((1 << rank) - 1)) | ((set >> rank) << (rank + 1));

export const numberNoPair = (set: number): number => SET_NUMBERS[set]!;
export const numberPair = (pair: Rank, kickers: number): number =>
  pair * 220 + SET_NUMBERS[closeGap(kickers, pair)]!;
/** `kicker` is counted among the eleven other ranks. */
export function numberTwoPair(pairs: number, kicker: Rank): number {
  const below = countBits(pairs & ((1 << kicker) - 1));
  return SET_NUMBERS[pairs]! * 11 + kicker - below;
}
export const numberTrips = (trips: Rank, kickers: number): number =>
  trips * 66 + SET_NUMBERS[closeGap(kickers, trips)]!;
/** Full houses and quads: `many` cards of one rank, the rest of another. */
export const numberTwoRanks = (many: Rank, few: Rank): number => many * 12 + (few > many ? few - 1 : few);

/** The ranks behind a number of a kind, in the order in which they decide. */
export function listRanks(kind: Kind, number: number): Rank[] {
  switch (kind) {
    case 'noPair':
      return listSet(findSet(5, number));
    case 'pair': {
      const pair = Math.floor(number / 220);
      return [pair, pair, ...listSet(openGap(findSet(3, number % 220), pair))];
    }
    case 'twoPair': {
      const [high, low] = listSet(findSet(2, Math.floor(number / 11))) as [Rank, Rank];
      const kicker = openGap(openGap(1 << (number % 11), low), high);
      return [high, high, low, low, highest(kicker)];
    }
    case 'trips': {
      const trips = Math.floor(number / 66);
      return [trips, trips, trips, ...listSet(openGap(findSet(2, number % 66), trips))];
    }
    case 'fullHouse':
    case 'quads': {
      const many = Math.floor(number / 12);
      const few = highest(openGap(1 << (number % 12), many));
      return kind === 'quads' ? [many, many, many, many, few] : [many, many, many, few, few];
    }
  }
}

/** From the highest. */
export function listSet(set: number): Rank[] {
  const ranks: Rank[] = [];
  for (let rest = set; rest !== 0; rest &= ~(1 << highest(rest))) ranks.push(highest(rest));
  return ranks;
}

export function findSet(size: number, number: number): number {
  for (let set = 0; set < SET_NUMBERS.length; set++) {
    if (SET_NUMBERS[set] === number && countBits(set) === size) return set;
  }
  throw new RangeError(`no set of ${size} ranks has the number ${number}`);
}
