import { countBits, RANKS } from '@doorcard/cards';
import { BUCKETS, bucketOf, bucketOfRanks } from './lowBuckets.js';

// What becomes of the cards that are kept: how likely each bucket is at the end, by kept ranks and draws to come, if
// every draw keeps what is best. Exact but for flushes and for cards that are known to be gone; made when first needed.

/** The chance of a bucket to win against a player who drew two with three draws to come. */
const SCORES = Float64Array.from([
  0.97, 0.92, 0.88, 0.86, 0.84, 0.79, 0.75, 0.72, 0.7, 0.65, 0.6, 0.575, 0.555, 0.54, 0.48, 0.42, 0.395, 0.38,
  0.355, 0.33, 0.32, 0.315, 0.295, 0.27, 0.265, 0.245, 0.22, 0.215, 0.195, 0.17, 0.165, 0.11, 0.035, 0.015,
  0.005,
]);

const LAST_DRAW_TOP = RANKS.indexOf('T');
const EARLIER_TOP = RANKS.indexOf('8');
/** Cards above this go: an eight while there are draws to come, a ten at the last. */
const keepable = (draws: number): number => (2 << (draws === 1 ? LAST_DRAW_TOP : EARLIER_TOP)) - 1;

/** A distribution over buckets and what it is worth. */
export interface Outcome {
  readonly chances: Float64Array;
  readonly score: number;
}

const outcomes: (Outcome | undefined)[][] = [[], [], [], []];

/** Keeps these ranks, fewer than five, and draws; `draws` (1..3) counts this draw too. */
export function findOutcome(kept: number, draws: number): Outcome {
  return (outcomes[draws]![kept] ??= makeOutcome(kept, draws));
}

/** Five cards that stay as they are. */
export const scoreBucket = (bucket: number): number => SCORES[bucket]!;

function makeOutcome(kept: number, draws: number): Outcome {
  const chances = new Float64Array(BUCKETS);
  const drawn = 5 - countBits(kept);
  const total = choose(52 - countBits(kept), drawn);
  const visit = (rank: number, left: number, ranks: number, paired: number, ways: number): void => {
    if (left === 0) {
      addHand(chances, ranks, paired, ways / total, draws - 1);
      return;
    }
    if (rank === RANKS.length) return;
    const bit = 1 << rank;
    const isKept = (kept & bit) !== 0;
    const available = isKept ? 3 : 4;
    visit(rank + 1, left, ranks, paired, ways);
    for (let count = 1; count <= Math.min(left, available); count++) {
      const isPaired = isKept || count > 1;
      visit(
        rank + 1,
        left - count,
        ranks | bit,
        isPaired ? paired | bit : paired,
        ways * choose(available, count),
      );
    }
  };
  visit(0, drawn, kept, 0, 1);
  return { chances, score: scoreChances(chances) };
}

function addHand(chances: Float64Array, ranks: number, paired: number, chance: number, draws: number): void {
  const bucket = bucketOf(ranks, paired);
  if (draws === 0) {
    chances[bucket]! += chance;
    return;
  }
  const best = findBest(ranks, paired, draws);
  if (best === undefined) {
    chances[bucket]! += chance;
    return;
  }
  for (let i = 0; i < BUCKETS; i++) chances[i]! += chance * best.chances[i]!;
}

/** The best draw of a hand; undefined when it should stand pat. */
function findBest(ranks: number, paired: number, draws: number): Outcome | undefined {
  let best: Outcome | undefined;
  let most = paired === 0 ? scoreBucket(bucketOfRanks(ranks)) : -1;
  for (const kept of listKept(ranks, draws)) {
    const outcome = findOutcome(kept, draws);
    if (outcome.score <= most) continue;
    most = outcome.score;
    best = outcome;
  }
  return best;
}

/** What may be kept: all that is low enough, or without the highest one or two of that; never five cards. */
export function listKept(ranks: number, draws: number): number[] {
  const list: number[] = [];
  let kept = ranks & keepable(draws);
  for (let tries = 0; tries < 3; tries++) {
    if (countBits(kept) < 5) list.push(kept);
    if (kept === 0) break;
    kept &= ~(1 << (31 - Math.clz32(kept)));
  }
  return list;
}

function scoreChances(chances: Float64Array): number {
  let score = 0;
  for (let i = 0; i < BUCKETS; i++) score += chances[i]! * SCORES[i]!;
  return score;
}

/** n over k, for small numbers. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
