import { countBits, RANKS, type Card } from '@doorcard/cards';

// Deuce-to-seven hands of five cards in buckets, from the best: 0 is 7-5-4-3-2. Ranks are bits, 0 the deuce; of two
// hands without a pair the one with the smaller number is better. Flushes are rare enough to be left out here.

/** How many hands without a pair share a bucket: the sevens one by one, then eights, nines, tens and so on. */
const SIZES = [
  1, 1, 1, 1, 3, 3, 3, 3, 2, 7, 7, 7, 7, 6, 17, 17, 17, 18, 31, 31, 31, 32, 70, 70, 69, 110, 110, 109, 165,
  165, 165,
];
export const UNPAIRED = SIZES.length;
/** Small, middling and high pairs, then all that is worse. */
export const BUCKETS = UNPAIRED + 4;
const WORST = BUCKETS - 1;

const STRAIGHT = 0b11111;
const BY_RANKS = bucketRanks();

function bucketRanks(): Int8Array {
  const buckets = new Int8Array(1 << RANKS.length).fill(-1);
  let [bucket, used] = [0, 0];
  for (let ranks = 0; ranks < buckets.length; ranks++) {
    if (countBits(ranks) !== 5) continue;
    if (ranks % STRAIGHT === 0 && countBits(ranks / STRAIGHT) === 1) {
      buckets[ranks] = WORST;
      continue;
    }
    if (used === SIZES[bucket]) [bucket, used] = [bucket + 1, 0];
    buckets[ranks] = Math.min(bucket, UNPAIRED - 1);
    used++;
  }
  return buckets;
}

/** The bucket of five different ranks. */
export const bucketOfRanks = (ranks: number): number => BY_RANKS[ranks]!;

/** The bucket of a hand by its ranks and those of them that it has twice or more. */
export function bucketOf(ranks: number, paired: number): number {
  if (paired === 0) return BY_RANKS[ranks]!;
  if (countBits(ranks) < 4) return WORST;
  const pair = 31 - Math.clz32(paired);
  return UNPAIRED + (pair < 5 ? 0 : pair < 9 ? 1 : 2);
}

export function ranksOf(hand: readonly Card[]): number {
  let ranks = 0;
  for (let i = 0; i < hand.length; i++) ranks |= 1 << (hand[i]! >> 2);
  return ranks;
}

export function pairedOf(hand: readonly Card[]): number {
  let [once, paired] = [0, 0];
  for (let i = 0; i < hand.length; i++) {
    const bit = 1 << (hand[i]! >> 2);
    if ((once & bit) !== 0) paired |= bit;
    once |= bit;
  }
  return paired;
}
