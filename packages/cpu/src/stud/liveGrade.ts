import { rankOf } from '@doorcard/cards';
import type { VisibleContext } from '../visibleContext.js';
import { findStraightOuts, isFlushDraw, PAIR, type HandShape } from './handShape.js';
import { countLiveCards, countWorstDead, findThreeStraight } from './straightDraw.js';

/** How much of what a hand needs is still in the deck. */
export type LiveGrade = 'GOOD' | 'OK' | 'BAD';

/** By cards of the suit that others show. */
export const gradeFlush = (dead: number): LiveGrade => (dead <= 1 ? 'GOOD' : dead === 2 ? 'OK' : 'BAD');
/** On 3rd street, by the cards that are gone of the needed rank of which most are. */
export const gradeThreeStraight = (dead: number): LiveGrade =>
  dead === 0 ? 'GOOD' : dead === 1 ? 'OK' : 'BAD';
/** By the cards that still make the straight. */
export const gradeFourStraight = (outs: number): LiveGrade => (outs >= 7 ? 'GOOD' : outs >= 5 ? 'OK' : 'BAD');
/** By the cards of its rank that others show. */
export const gradePair = (dead: number): LiveGrade => (dead === 0 ? 'GOOD' : dead === 1 ? 'OK' : 'BAD');

/**
 * The grade of what the hand aims at: a pair, else a flush, else a straight. Without an aim it is BAD, or OK with a
 * live card above everything that opponents show. `countsPair` is false when the pair is already beaten.
 */
export function gradeLive(context: VisibleContext, shape: HandShape, countsPair = true): LiveGrade {
  const { deadRankCount, deadSuitCount } = context;
  if (countsPair && shape.made >= PAIR && shape.pair > 0) return gradePair(deadRankCount[shape.pair - 2]!);
  if (isFlushDraw(shape)) return gradeFlush(deadSuitCount[shape.suit]!);
  if (shape.size === 3) {
    const [a, b, c] = context.me.cards;
    const run = findThreeStraight(a!, b!, c!);
    if (run !== undefined) return gradeThreeStraight(countWorstDead(run.needed, deadRankCount));
  }
  const outs = findStraightOuts(shape);
  if (outs !== 0) return gradeFourStraight(countLiveCards(outs, deadRankCount));
  return countLiveOvercards(context, shape) > 0 ? 'OK' : 'BAD';
}

/** A card of which at most one is gone may still pair. */
const isLiveRank = (rank: number, deadRankCount: readonly number[]): boolean => deadRankCount[rank]! <= 1;

/** How many of my ranks are above every up card of those who are in, and live. */
export function countLiveOvercards({ live, deadRankCount }: VisibleContext, { ranks }: HandShape): number {
  let top = -1;
  for (const { up } of live) for (const card of up) top = Math.max(top, rankOf(card));
  let count = 0;
  for (let rank = top + 1; rank < 13; rank++) {
    if ((ranks >> rank) & 1 && isLiveRank(rank, deadRankCount)) count++;
  }
  return count;
}
