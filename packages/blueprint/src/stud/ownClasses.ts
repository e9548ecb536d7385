import { rankAceToFive7, rankEight7, rankHigh7, Xoshiro256, shuffle, type Card } from '@doorcard/cards';
import { insertRank, MOST_CARDS, numberRankSet } from './rankSet.js';
import { Prospects } from './prospects.js';

/** Seven cards with these ranks, of which no five have one suit. Equal ranks are neighbours, so their suits differ. */
const cardsOf = (ranks: ArrayLike<number>): Card[] =>
  Array.from({ length: MOST_CARDS }, (_, i) => ranks[i]! * 4 + (i % 4));

type Rank7 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) => number;
type Seven = [Card, Card, Card, Card, Card, Card, Card];

const prospectsOf = (rank: Rank7): Prospects => new Prospects((ranks) => rank(...(cardsOf(ranks) as Seven)));

/** Made when a game first needs them: they take tenths of a second. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

export const lowProspects = lazily(() => prospectsOf(rankAceToFive7));
export const highProspects = lazily(() => prospectsOf(rankHigh7));
export const eightProspects = lazily(() => prospectsOf(rankEight7));

/** A class of some cards, from 0 for the worst. */
export type CardClass = (cards: ArrayLike<Card>, from: number, to: number) => number;

const scratch = new Uint8Array(MOST_CARDS);

/** By their ranks: bins that random cards fill evenly. `counts` gives the number of bins by number of cards. */
export function classifyRanks(prospects: Prospects, counts: readonly number[]): CardClass {
  const bins = counts.map((count, size) =>
    count === 0 ? new Uint8Array(0) : prospects.makeBins(size, count),
  );
  return (cards, from, to) => {
    for (let i = from; i < to; i++) insertRank(scratch, i - from, cards[i]! >> 2);
    return bins[to - from]![numberRankSet(scratch, to - from)]!;
  };
}

/** A class of the own cards, from 0 for the worst, where the up cards of the other player are dead. */
export type LiveClass = (own: ArrayLike<Card>, size: number, other: ArrayLike<Card>) => number;

const FIRST_UP = 2;
const END_UP = 6;
const RANKS = 13;
const LIVE_SAMPLES = 20_000;
const dead = new Uint8Array(RANKS);

/** By their ranks and the dead cards: bins that random cards fill about evenly; bounds come from a fixed sample. */
export function classifyLive(prospects: Prospects, counts: readonly number[]): LiveClass {
  const valueOf: LiveClass = (own, size, other) => {
    for (let i = 0; i < size; i++) insertRank(scratch, i, own[i]! >> 2);
    dead.fill(0);
    for (let i = FIRST_UP; i < Math.min(size, END_UP); i++) dead[other[i]! >> 2]!++;
    return prospects.valueLive(scratch, size, dead);
  };
  const rng = Xoshiro256.fromSeed(1n);
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const values = counts.map(() => new Float64Array(LIVE_SAMPLES));
  for (let i = 0; i < LIVE_SAMPLES; i++) {
    shuffle(deck, rng);
    const other = deck.slice(MOST_CARDS);
    counts.forEach((count, size) => {
      if (count > 0) values[size]![i] = valueOf(deck, size, other);
    });
  }
  const bounds = counts.map((count, size) => {
    const sorted = values[size]!.sort();
    return Float64Array.from(
      { length: Math.max(0, count - 1) },
      (_, i) => sorted[Math.floor(((i + 1) * LIVE_SAMPLES) / count)]!,
    );
  });
  return (own, size, other) => findBin(bounds[size]!, valueOf(own, size, other));
}

/** The number of bounds that a value reaches. */
function findBin(bounds: Float64Array | Int32Array, value: number): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value >= bounds[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of cards of the most frequent suit. */
export function countSuited(cards: ArrayLike<Card>, from: number, to: number): number {
  // Four counters of four bits.
  let counts = 0;
  for (let i = from; i < to; i++) counts += 1 << (4 * (cards[i]! & 3));
  return Math.max(counts & 15, (counts >> 4) & 15, (counts >> 8) & 15, counts >> 12);
}

const SAMPLES = 100_000;

/** The final hand by its rank, in bins that random hands fill about evenly; bounds come from a fixed sample. */
export function classifyFinal(rank: Rank7, count: number): CardClass {
  const rng = Xoshiro256.fromSeed(1n);
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const sample = Int32Array.from({ length: SAMPLES }, () => {
    shuffle(deck, rng);
    return rank(...(deck.slice(0, MOST_CARDS) as Seven));
  }).sort();
  const bounds = Int32Array.from(
    { length: count - 1 },
    (_, i) => sample[Math.floor(((i + 1) * SAMPLES) / count)]!,
  );
  return (cards, from) => {
    const found = rank(
      cards[from]!,
      cards[from + 1]!,
      cards[from + 2]!,
      cards[from + 3]!,
      cards[from + 4]!,
      cards[from + 5]!,
      cards[from + 6]!,
    );
    return findBin(bounds, found);
  };
}
