import { DECK_SIZE } from '../card.js';

/**
 * A hand is looked up by the sum of one number per card. The rank part of the sum is different for every multiset of up
 * to seven ranks (at most four alike) of the same size; the suit part counts the suits.
 *
 * The rank keys below are found greedily: each is the smallest number that keeps all sums distinct. The largest sum of
 * seven, 7,825,759, fits in 23 bits. `keys.test.ts` checks all of it.
 */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;

/** Sums of multiplied keys are the multiplied sums (mod 2^23): they stay distinct and arrive already hashed. */
const SCATTER = 0x5bd1e9;

const RANK_BITS = 23;
/** The suit part: three bits each for diamonds, hearts and spades; clubs are what is missing. */
export const SUIT_BITS = 32 - RANK_BITS;
export const SUIT_SUMS = 1 << SUIT_BITS;

/** By rank: its part of a card's key. */
export const RANK_PARTS: Int32Array = Int32Array.from(
  RANK_KEYS,
  (key) => (Math.imul(key, SCATTER) << SUIT_BITS) | 0,
);

/**
 * By card: what it adds to the sum. Sums wrap around in 32 bits, which does not affect the rank part. The array has 256
 * entries, so that compilers need not check the index of a card that comes from bytes.
 */
export const CARD_KEYS: Int32Array = Int32Array.from({ length: 256 }, (_, card) =>
  card < DECK_SIZE ? RANK_PARTS[card >> 2]! + [0, 1, 8, 64][card & 3]! : 0,
);

/** For hands of `size` cards, by suit part of the sum: 1 + the suit of five or more cards, 0 without a flush. */
export function findFlushes(size: number): Uint8Array {
  const flushes = new Uint8Array(SUIT_SUMS);
  for (let d = 0; d <= size; d++) {
    for (let h = 0; d + h <= size; h++) {
      for (let s = 0; d + h + s <= size; s++) {
        const suit = [size - d - h - s, d, h, s].findIndex((count) => count >= 5);
        flushes[d + 8 * h + 64 * s] = suit + 1;
      }
    }
  }
  return flushes;
}
