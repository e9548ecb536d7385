import { countBits, RANKS, type Card } from '@doorcard/cards';
import { findOutcome, listKept, scoreBucket } from './drawTable.js';
import { bucketOf, pairedOf, ranksOf } from './lowBuckets.js';

/** Steps of a score, which is 0..1. */
const SLOTS = 400;

/** By draws: for each slot of the score, the part of all hands that are better. */
const places: (Float64Array | undefined)[] = [];

/** The part of all hands that are better before the first of this many draws, 0..1. */
export function placeDeuce(hand: readonly Card[], draws: number): number {
  const score = scoreStart(ranksOf(hand), pairedOf(hand), draws);
  return (places[draws] ??= makePlaces(draws))[slotOf(score)]!;
}

const slotOf = (score: number): number => Math.min(SLOTS - 1, Math.floor(score * SLOTS));

function scoreStart(ranks: number, paired: number, draws: number): number {
  let most = paired === 0 && countBits(ranks) === 5 ? scoreBucket(bucketOf(ranks, 0)) : 0;
  for (const kept of listKept(ranks, draws)) most = Math.max(most, findOutcome(kept, draws).score);
  return most;
}

/** Over all hands by rank. */
function makePlaces(draws: number): Float64Array {
  const counts = new Float64Array(SLOTS);
  let total = 0;
  const visit = (rank: number, left: number, ranks: number, paired: number, ways: number): void => {
    if (left === 0) {
      counts[slotOf(scoreStart(ranks, paired, draws))]! += ways;
      total += ways;
      return;
    }
    if (rank === RANKS.length) return;
    visit(rank + 1, left, ranks, paired, ways);
    const bit = 1 << rank;
    for (let count = 1; count <= Math.min(left, 4); count++) {
      visit(rank + 1, left - count, ranks | bit, count > 1 ? paired | bit : paired, ways * WAYS[count]!);
    }
  };
  visit(0, 5, 0, 0, 1);
  let better = 0;
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    const here = counts[slot]!;
    counts[slot] = (better + here / 2) / total;
    better += here;
  }
  return counts;
}

/** Four suits over this many cards. */
const WAYS = [1, 4, 6, 4, 1];
