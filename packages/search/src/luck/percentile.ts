import type { Rng } from '@doorcard/cards';

/** Above the rank of every hand. */
const RANKS = 8192;

/** Of complete hands, by their rank: the share of some hands that it beats, ties counted half. */
export type Percentiles = Float64Array;

/** The percentiles of a sample of ranks. */
export function findPercentiles(ranks: ArrayLike<number>): Percentiles {
  const counts = new Float64Array(RANKS);
  for (let i = 0; i < ranks.length; i++) counts[ranks[i]!]!++;
  let worse = 0;
  return counts.map((count) => {
    const percentile = (worse + count / 2) / ranks.length;
    worse += count;
    return percentile;
  });
}

/** Puts `count` cards, chosen at random from the first `size` cards, in front. */
export function shuffleFront(cards: Uint8Array, size: number, count: number, rng: Rng): void {
  for (let i = 0; i < count; i++) {
    // The bias of the remainder is below 2^-26 and only makes a value function a little worse.
    const from = i + (rng.nextUint32() % (size - i));
    const card = cards[from]!;
    cards[from] = cards[i]!;
    cards[i] = card;
  }
}
