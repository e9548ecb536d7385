import { DECK_SIZE, rankBadugi4 } from '@doorcard/cards';
import { highOf, LOWEST_BADUGI, RANK_COUNT, sizeOf, withoutTop } from './badugiRank.js';
import { findOutcomes } from './drawOutcomes.js';

// Hands in groups, so that the range of an opponent is a short list of weights: hands of as many cards with the same two
// highest cards are one bucket. Buckets are in order, the worst first.

/** By rank: its bucket. */
const BUCKETS = new Uint8Array(RANK_COUNT);
const FIRST_RANKS: number[] = [];

fillBuckets();

function fillBuckets(): void {
  let name = '';
  for (let rank = 1; rank < RANK_COUNT; rank++) {
    const size = sizeOf(rank);
    const next = size < 3 ? `${size}-${highOf(rank)}` : `${size}-${highOf(rank)}-${highOf(withoutTop(rank))}`;
    if (next !== name) FIRST_RANKS.push(rank);
    name = next;
    BUCKETS[rank] = FIRST_RANKS.length - 1;
  }
}

export const BUCKET_COUNT = FIRST_RANKS.length;
export const bucketOf = (rank: number): number => BUCKETS[rank]!;
/** The worst rank of a bucket. */
export const firstRankOf = (bucket: number): number => FIRST_RANKS[bucket] ?? RANK_COUNT;
/** Buckets from this one on are badugis. */
export const LOWEST_BADUGI_BUCKET = BUCKETS[LOWEST_BADUGI]!;
/** By bucket: the bucket of most of its hands without their highest card. */
export const WITHOUT_TOP = Uint8Array.from({ length: BUCKET_COUNT }, (_, bucket) =>
  sizeOf(firstRankOf(bucket)) === 1
    ? bucket
    : bucketOf(withoutTop((firstRankOf(bucket) + firstRankOf(bucket + 1)) >> 1)),
);

let deals: Float64Array | undefined;

/** By rank: how many of the 270,725 deals of four cards have it. */
export function countDeals(): Float64Array {
  if (deals !== undefined) return deals;
  deals = new Float64Array(RANK_COUNT);
  for (let d = 3; d < DECK_SIZE; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) deals[rankBadugi4(a, b, c, d)]!++;
    }
  }
  return deals;
}

let shareInBucket: Float64Array | undefined;

/** By rank: how much of its bucket it is, as hands are dealt. */
export function findShareInBucket(): Float64Array {
  if (shareInBucket !== undefined) return shareInBucket;
  const dealt = countDeals();
  shareInBucket = new Float64Array(RANK_COUNT);
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket++) {
    let total = 0;
    const end = firstRankOf(bucket + 1);
    for (let rank = firstRankOf(bucket); rank < end; rank++) total += dealt[rank]!;
    for (let rank = firstRankOf(bucket); rank < end; rank++) shareInBucket[rank] = dealt[rank]! / total;
  }
  return shareInBucket;
}

const draws: (Float64Array | undefined)[] = [];

/** Where a bucket that is not a badugi goes in one draw, the discards being unknown: chances by bucket. */
export const findDraw = (bucket: number): Float64Array => (draws[bucket] ??= sumDraws(bucket));

function sumDraws(bucket: number): Float64Array {
  const inBucket = findShareInBucket();
  const chances = new Float64Array(BUCKET_COUNT);
  for (let rank = firstRankOf(bucket); rank < firstRankOf(bucket + 1); rank++) {
    const { ranks, chances: each } = findOutcomes(rank, DECK_SIZE - sizeOf(rank), 1);
    for (let i = 0; i < ranks.length; i++) chances[BUCKETS[ranks[i]!]!]! += inBucket[rank]! * each[i]!;
  }
  return chances;
}
