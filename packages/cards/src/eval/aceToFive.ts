import { RANKS, type Card, type Rank } from '../card.js';
import { countBits } from '../cardSet.js';
import {
  keepLowest,
  KIND_SIZES,
  KINDS,
  listRanks,
  lowest,
  numberNoPair,
  numberPair,
  numberTrips,
  numberTwoPair,
  numberTwoRanks,
  type Kind,
} from './fives.js';
import { CARD_KEYS, SUIT_BITS } from './keys.js';
import { COLUMN_MASK, learnRank, makeRankTable, ROW_SHIFT, slotsOf } from './slots.js';

// Imported values are read again at each use; constants of this module are inlined, which is a third faster.
const KEYS = CARD_KEYS;
const ROW = ROW_SHIFT;
const RANKS_AT = SUIT_BITS;
const COLUMN = COLUMN_MASK;

// The ace is low, straights and flushes do not exist: only the ranks count, and the fewest pairs come first.

const { rows: ROWS_5 } = slotsOf(5);
const { rows: ROWS_6 } = slotsOf(6);
const { rows: ROWS_7 } = slotsOf(7);
const TABLE_5 = makeRankTable(5);
const TABLE_6 = makeRankTable(6);
const TABLE_7 = makeRankTable(7);

/** 5-4-3-2-A, the wheel. */
const MAX_LOW_RANK = KINDS.reduce((sum, kind) => sum + KIND_SIZES[kind], 0);

/** By kind: the rank of its best hand. */
const BEST: Readonly<Record<Kind, number>> = stackKinds();

function stackKinds(): Record<Kind, number> {
  let best = MAX_LOW_RANK;
  const ranks = {} as Record<Kind, number>;
  for (const kind of KINDS) {
    ranks[kind] = best;
    best -= KIND_SIZES[kind];
  }
  return ranks;
}

/** The rank of five cards as an ace-to-five low, from 1 (quad kings with a queen) to the wheel. */
export function rankAceToFive5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]!) | 0;
  const rank = TABLE_5[ROWS_5[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)]!;
  return rank === 0 ? learnRank(TABLE_5, rankMultiset, a, b, c, d, e) : rank;
}

/** The rank of the best low of six cards. */
export function rankAceToFive6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]! + KEYS[f]!) | 0;
  const rank = TABLE_6[ROWS_6[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)]!;
  return rank === 0 ? learnRank(TABLE_6, rankMultiset, a, b, c, d, e, f) : rank;
}

/** The rank of the best low of seven cards: Razz. */
export function rankAceToFive7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]! + KEYS[f]! + KEYS[g]!) | 0;
  const rank = TABLE_7[ROWS_7[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)]!;
  return rank === 0 ? learnRank(TABLE_7, rankMultiset, a, b, c, d, e, f, g) : rank;
}

/** Moves the ace to the lowest bit of a set of ranks. */
const lowerAce = (set: number): number =>
  ((set << 1) | (set >> (RANKS.length - 1))) & ((1 << RANKS.length) - 1);
const raiseAce = (low: Rank): Rank => (low + RANKS.length - 1) % RANKS.length;

/** The best five of five to seven cards. */
function rankMultiset(onceHigh: number, twiceHigh: number, thriceHigh: number, fourHigh: number): number {
  const once = lowerAce(onceHigh);
  const twice = lowerAce(twiceHigh);
  const thrice = lowerAce(thriceHigh);
  const four = lowerAce(fourHigh);
  switch (countBits(once)) {
    case 4: {
      const pair = lowest(twice);
      return BEST.pair - numberPair(pair, once & ~(1 << pair));
    }
    case 3: {
      if (countBits(twice) >= 2) {
        const pairs = keepLowest(twice, 2);
        return BEST.twoPair - numberTwoPair(pairs, lowest(once & ~pairs));
      }
      const trips = lowest(thrice);
      return BEST.trips - numberTrips(trips, once & ~(1 << trips));
    }
    case 2: {
      const kind = countBits(twice) === 2 ? 'fullHouse' : 'quads';
      const many = lowest(kind === 'fullHouse' ? thrice : four);
      return BEST[kind] - numberTwoRanks(many, lowest(once & ~(1 << many)));
    }
    default:
      return BEST.noPair - numberNoPair(keepLowest(once, 5));
  }
}

/** What a low rank means: its pairs and its five ranks in the order in which they decide. */
export function describeAceToFiveRank(rank: number): { category: Kind; ranks: Rank[] } {
  const kind = KINDS.findLast((name) => rank <= BEST[name]);
  if (kind === undefined || rank < 1) throw new RangeError(`no ace-to-five low has the rank ${rank}`);
  return { category: kind, ranks: listRanks(kind, BEST[kind] - rank).map(raiseAce) };
}

/** 8-7-6-5-4, the worst low that qualifies for eight or better. */
const EIGHT_LOW = BEST.noPair - numberNoPair(0b1111_1000);
/** The rank among the lows of eight or better, or 0. Without a branch: whether a random hand qualifies cannot be predicted. */
export function qualify(low: number): number {
  const rank = low - EIGHT_LOW + 1;
  return rank & ~(rank >> 31);
}

/** The rank of five cards as an eight-or-better low: 0 when they do not qualify, else 1 (8-7-6-5-4) to 56. */
export const rankEight5 = (a: Card, b: Card, c: Card, d: Card, e: Card): number =>
  qualify(rankAceToFive5(a, b, c, d, e));
/** The same for the best low of six cards. */
export const rankEight6 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number =>
  qualify(rankAceToFive6(a, b, c, d, e, f));
/** The same for the best low of seven cards: Stud8. */
export const rankEight7 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number =>
  qualify(rankAceToFive7(a, b, c, d, e, f, g));

export const describeEightRank = (rank: number): { category: Kind; ranks: Rank[] } =>
  describeAceToFiveRank(rank + EIGHT_LOW - 1);
