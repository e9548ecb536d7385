import { rankOf, suitOf, type Card, type Suit } from '@doorcard/cards';
import { findOuts } from './straightDraw.js';

// Indexes of HIGH_CATEGORIES: made hands from the worst to the best.
export const NO_PAIR = 0;
export const PAIR = 1;
export const TWO_PAIR = 2;
export const TRIPS = 3;
export const STRAIGHT = 4;
export const FLUSH = 5;
export const FULL_HOUSE = 6;
const QUADS = 7;
const STRAIGHT_FLUSH = 8;

/** What one to seven cards make as a high hand, and how far they are on the way to more. */
export interface HandShape {
  readonly size: number;
  /** Index in `HIGH_CATEGORIES`. */
  readonly made: number;
  /** Larger is better, also between hands of different sizes: what is not there yet counts as nothing. */
  readonly strength: number;
  /** The value of the quads, the trips or the higher pair, 2..14; 0 without any. */
  readonly pair: number;
  /** The ranks that are there, as bits: 0 the deuce, 12 the ace. */
  readonly ranks: number;
  /** The suit with the most cards, and how many. */
  readonly suit: Suit;
  readonly suited: number;
}

/** Reads one to seven cards. With fewer than five there are no straights and no flushes. */
export function readShape(cards: readonly Card[]): HandShape {
  const size = cards.length;
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  // A count of four bits for each suit.
  let suits = 0;
  for (let i = 0; i < size; i++) {
    const card = cards[i]!;
    const bit = 1 << rankOf(card);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits += 1 << (suitOf(card) * 4);
  }
  let suit = 0;
  let suited = 0;
  for (let i = 0; i < 4; i++) {
    const count = (suits >> (i * 4)) & 15;
    if (count > suited) {
      suit = i;
      suited = count;
    }
  }
  const flush = suited >= 5 ? ranksOfSuit(cards, suit) : 0;
  const straightFlush = topOfStraight(flush);
  const straight = topOfStraight(once);
  const trips = highestOf(thrice);
  const pairs = twice & ~trips;
  let made = NO_PAIR;
  let strength = 0;
  if (straightFlush !== 0) {
    made = STRAIGHT_FLUSH;
    strength = order(made, straightFlush, 1, 0, 0);
  } else if (four !== 0) {
    made = QUADS;
    strength = order(made, four, 1, once & ~four, 1);
  } else if (trips !== 0 && pairs !== 0) {
    made = FULL_HOUSE;
    strength = order(made, trips, 1, pairs, 1);
  } else if (flush !== 0) {
    made = FLUSH;
    strength = order(made, flush, 5, 0, 0);
  } else if (straight !== 0) {
    made = STRAIGHT;
    strength = order(made, straight, 1, 0, 0);
  } else if (trips !== 0) {
    made = TRIPS;
    strength = order(made, trips, 1, once & ~trips, 2);
  } else if (twice !== 0) {
    const first = highestOf(twice);
    const both = first | highestOf(twice & ~first);
    made = both === first ? PAIR : TWO_PAIR;
    strength =
      made === PAIR ? order(made, first, 1, once & ~first, 3) : order(made, both, 2, once & ~both, 1);
  } else strength = order(made, once, 5, 0, 0);
  const most = four !== 0 ? four : trips !== 0 ? trips : highestOf(twice);
  return { size, made, strength, pair: valueOf(most), ranks: once, suit, suited };
}

/** Four of a suit with a card to come, and nothing as good made yet; on 3rd street three. */
export const isFlushDraw = ({ size, made, suited }: HandShape): boolean =>
  made < FLUSH && (size === 3 ? suited === 3 : size < 7 && suited === 4);

/**
 * The ranks that make a straight of four cards to one, as bits; 0 without such a draw, with a straight or better, and
 * when no card is to come.
 */
export const findStraightOuts = ({ size, made, ranks }: HandShape): number =>
  size > 3 && size < 7 && made < STRAIGHT ? findOuts(ranks) : 0;

/** Whether the up cards alone beat a hand, whatever the down cards are. */
export const isBeatenBy = (mine: HandShape, up: readonly Card[]): boolean =>
  readShape(up).strength > mine.strength;

const highestOf = (set: number): number => (set === 0 ? 0 : 1 << (31 - Math.clz32(set)));
/** The value of a set of one rank, 2..14; 0 for none. */
const valueOf = (rank: number): number => (rank === 0 ? 0 : 33 - Math.clz32(rank));

function ranksOfSuit(cards: readonly Card[], suit: Suit): number {
  let ranks = 0;
  for (const card of cards) if (suitOf(card) === suit) ranks |= 1 << rankOf(card);
  return ranks;
}

const WHEEL = 0b1_0000_0000_1111;
const FIVE = 0b1000;

/** The rank of the highest card of the best straight, as a bit. */
function topOfStraight(ranks: number): number {
  const tops = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4);
  if (tops !== 0) return highestOf(tops);
  return (ranks & WHEEL) === WHEEL ? FIVE : 0;
}

/** One digit for each rank that decides, none is 0. */
const BASE = 15;
const DIGITS = 5;

function order(made: number, first: number, count: number, rest: number, kickers: number): number {
  let strength = append(append(made, first, count), rest, kickers);
  for (let i = count + kickers; i < DIGITS; i++) strength *= BASE;
  return strength;
}

function append(number: number, set: number, count: number): number {
  let strength = number;
  let left = set;
  for (let i = 0; i < count; i++) {
    const rank = highestOf(left);
    strength = strength * BASE + valueOf(rank);
    left &= ~rank;
  }
  return strength;
}
