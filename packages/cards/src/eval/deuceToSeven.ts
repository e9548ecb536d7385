import { RANKS, type Card, type Rank } from '../card.js';
import { numberNoPair } from './fives.js';
import { describeHighRank, FIRST_HIGH_RANK, MAX_HIGH_RANK, rankHigh5, type HighCategory } from './high.js';

// The reverse order of high hands, with one difference: the ace is always high, so A-2-3-4-5 is not a straight but an
// ace-high hand. High ranks leave room for it among the hands without a pair and among the flushes.

const FIVE = RANKS.indexOf('5');
const WHEEL_NUMBER = numberNoPair(0b1_0000_0000_1111);
const WHEEL_STRAIGHT = FIRST_HIGH_RANK.straight + FIVE;
const WHEEL_STRAIGHT_FLUSH = FIRST_HIGH_RANK.straightFlush + FIVE;

const turnRound = (rank: number): number => MAX_HIGH_RANK + 1 - rank;

/** The rank of five cards as a deuce-to-seven low; the best is 7-5-4-3-2 of two suits or more. */
export function rankDeuceToSeven5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const high = rankHigh5(a, b, c, d, e);
  if (high === WHEEL_STRAIGHT) return turnRound(FIRST_HIGH_RANK.noPair + WHEEL_NUMBER);
  if (high === WHEEL_STRAIGHT_FLUSH) return turnRound(FIRST_HIGH_RANK.flush + WHEEL_NUMBER);
  return turnRound(high);
}

export const describeDeuceToSevenRank = (rank: number): { category: HighCategory; ranks: Rank[] } =>
  describeHighRank(turnRound(rank));
