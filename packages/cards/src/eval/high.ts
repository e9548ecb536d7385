import { RANKS, type Card, type Rank } from '../card.js';
import { countBits } from '../cardSet.js';
import {
  highest,
  keepHighest,
  KIND_SIZES,
  listRanks,
  numberNoPair,
  numberPair,
  numberTrips,
  numberTwoPair,
  numberTwoRanks,
} from './fives.js';
import { CARD_KEYS, findFlushes, SUIT_BITS, SUIT_SUMS } from './keys.js';
import { COLUMN_MASK, learnRank, makeRankTable, ROW_SHIFT, slotsOf, type Learned } from './slots.js';

// Imported values are read again at each use; constants of this module are inlined, which is a third faster.
const KEYS = CARD_KEYS;
const ROW = ROW_SHIFT;
const RANKS_AT = SUIT_BITS;
const COLUMN = COLUMN_MASK;

/** From the worst to the best. */
export const HIGH_CATEGORIES = [
  'noPair',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
] as const;
export type HighCategory = (typeof HIGH_CATEGORIES)[number];

/** By category: its first rank. Straights are numbered by their highest card, so some numbers are not used. */
export const FIRST_HIGH_RANK: Readonly<Record<HighCategory, number>> = stackCategories();
const FIRST = FIRST_HIGH_RANK;

function stackCategories(): Record<HighCategory, number> {
  const sizes: Record<HighCategory, number> = {
    ...KIND_SIZES,
    flush: KIND_SIZES.noPair,
    straight: RANKS.length,
    straightFlush: RANKS.length,
  };
  let next = 1;
  const first = {} as Record<HighCategory, number>;
  for (const category of HIGH_CATEGORIES) {
    first[category] = next;
    next += sizes[category];
  }
  return first;
}

/** A royal flush. */
export const MAX_HIGH_RANK = FIRST.straightFlush + RANKS.length - 1;

const SUIT_MASK = SUIT_SUMS - 1;
const { rows: ROWS_5 } = slotsOf(5);
const { rows: ROWS_6 } = slotsOf(6);
const { rows: ROWS_7 } = slotsOf(7);
// Allocated at once and filled as hands come up: look-ups compile best against arrays that are never replaced.
const TABLE_5 = makeRankTable(5);
const TABLE_6 = makeRankTable(6);
const TABLE_7 = makeRankTable(7);
const FLUSH_SUITS_5 = findFlushes(5);
const FLUSH_SUITS_6 = findFlushes(6);
const FLUSH_SUITS_7 = findFlushes(7);
/** By the 13-bit set of ranks in the flush suit. */
const FLUSH_TABLE = new Uint16Array(1 << RANKS.length);

/** The rank of five cards, from 7-5-4-3-2 of two suits up to `MAX_HIGH_RANK`. */
export function rankHigh5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]!) | 0;
  const flush = FLUSH_SUITS_5[sum & SUIT_MASK]!;
  if (flush !== 0) return rankSuit(flush - 1, a, b, c, d, e, e, e);
  const rank = TABLE_5[ROWS_5[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)]!;
  return rank === 0 ? learnRank(TABLE_5, rankMultiset, a, b, c, d, e) : rank;
}

/** The rank of the best five of six cards. */
export function rankHigh6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]! + KEYS[f]!) | 0;
  const flush = FLUSH_SUITS_6[sum & SUIT_MASK]!;
  if (flush !== 0) return rankSuit(flush - 1, a, b, c, d, e, f, f);
  const rank = TABLE_6[ROWS_6[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)]!;
  return rank === 0 ? learnRank(TABLE_6, rankMultiset, a, b, c, d, e, f) : rank;
}

/** The rank of the best five of seven cards. */
export function rankHigh7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]! + KEYS[f]! + KEYS[g]!) | 0;
  const flush = FLUSH_SUITS_7[sum & SUIT_MASK]!;
  if (flush !== 0) return rankSuit(flush - 1, a, b, c, d, e, f, g);
  const rank = TABLE_7[ROWS_7[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)]!;
  return rank === 0 ? learnRank(TABLE_7, rankMultiset, a, b, c, d, e, f, g) : rank;
}

/** The flush in one suit. A separate function, so that those above stay small enough to be inlined into loops. */
function rankSuit(suit: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  return rankFlush(
    bitIn(suit, a) |
      bitIn(suit, b) |
      bitIn(suit, c) |
      bitIn(suit, d) |
      bitIn(suit, e) |
      bitIn(suit, f) |
      bitIn(suit, g),
  );
}

/** Five cards whose suits do not count, for evaluators that compute the sums themselves. */
export const UNSUITED_5: Learned = { table: TABLE_5, rule: rankMultiset };

const bitIn = (suit: number, card: Card): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/**
 * The rank of a flush by its set of five to seven ranks. Seven cards with a flush cannot hold a full house or quads, so
 * the flush is the best hand.
 */
export function rankFlush(ranks: number): number {
  const rank = FLUSH_TABLE[ranks]!;
  return rank === 0 ? (FLUSH_TABLE[ranks] = rankSuited(ranks)) : rank;
}

const WHEEL = 0b1_0000_0000_1111;
const FIVE = RANKS.indexOf('5');

/** The highest card of the best straight in a set of ranks, or -1; the ace also counts below the deuce. */
function findStraight(ranks: number): Rank {
  const starts = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4);
  if (starts !== 0) return highest(starts);
  return (ranks & WHEEL) === WHEEL ? FIVE : -1;
}

/** The best five of five to seven cards, ignoring suits. */
function rankMultiset(once: number, twice: number, thrice: number, four: number): number {
  if (four !== 0) {
    const quads = highest(four);
    return FIRST.quads + numberTwoRanks(quads, highest(once & ~(1 << quads)));
  }
  if (thrice !== 0) {
    const trips = highest(thrice);
    const pairs = twice & ~(1 << trips);
    if (pairs !== 0) return FIRST.fullHouse + numberTwoRanks(trips, highest(pairs));
  }
  const straight = findStraight(once);
  if (straight >= 0) return FIRST.straight + straight;
  if (thrice !== 0) {
    const trips = highest(thrice);
    return FIRST.trips + numberTrips(trips, keepHighest(once & ~(1 << trips), 2));
  }
  if (countBits(twice) >= 2) {
    const pairs = keepHighest(twice, 2);
    return FIRST.twoPair + numberTwoPair(pairs, highest(once & ~pairs));
  }
  if (twice !== 0) {
    const pair = highest(twice);
    return FIRST.pair + numberPair(pair, keepHighest(once & ~(1 << pair), 3));
  }
  return FIRST.noPair + numberNoPair(keepHighest(once, 5));
}

function rankSuited(ranks: number): number {
  const straight = findStraight(ranks);
  return straight >= 0 ? FIRST.straightFlush + straight : FIRST.flush + numberNoPair(keepHighest(ranks, 5));
}

/** What a rank of high hands means: its category and its five ranks in the order in which they decide. */
export function describeHighRank(rank: number): { category: HighCategory; ranks: Rank[] } {
  const category = HIGH_CATEGORIES.findLast((name) => FIRST[name] <= rank);
  if (category === undefined || rank > MAX_HIGH_RANK)
    throw new RangeError(`no high hand has the rank ${rank}`);
  const number = rank - FIRST[category];
  switch (category) {
    case 'straight':
    case 'straightFlush':
      return {
        category,
        ranks: [0, 1, 2, 3, 4].map((step) => (number - step + RANKS.length) % RANKS.length),
      };
    case 'noPair':
    case 'flush':
      return { category, ranks: listRanks('noPair', number) };
    default:
      return { category, ranks: listRanks(category, number) };
  }
}
