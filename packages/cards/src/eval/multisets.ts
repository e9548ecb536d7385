import { RANKS, type Rank } from '../card.js';
import { RANK_PARTS } from './keys.js';

/** By number of cards: how many multisets of ranks there are, each rank at most four times. */
const MULTISET_COUNTS = [1, 13, 91, 455, 1820, 6175, 18395, 49205] as const;

/** The rank parts of the key sums of all multisets of `size` ranks. */
export function listSums(size: number): Int32Array {
  let sums = new Int32Array(1);
  // Sixteen times the highest rank plus how often it occurs: all it takes to add a card in order.
  let tops = new Uint8Array(1);
  for (let i = 1; i <= size; i++) {
    const largerSums = new Int32Array(MULTISET_COUNTS[i]!);
    const largerTops = new Uint8Array(largerSums.length);
    extend(sums, tops, largerSums, largerTops);
    sums = largerSums;
    tops = largerTops;
  }
  return sums;
}

/** Adds one card to each multiset, of its highest rank or above, so that every larger one is made once. */
function extend(sums: Int32Array, tops: Uint8Array, largerSums: Int32Array, largerTops: Uint8Array): void {
  let length = 0;
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i]!;
    const top = tops[i]!;
    const full = (top & 15) === 4;
    let rank: Rank = full ? (top >> 4) + 1 : top >> 4;
    if (!full && rank < RANKS.length) {
      largerSums[length] = sum + RANK_PARTS[rank]!;
      largerTops[length++] = top + 1;
      rank++;
    }
    for (; rank < RANKS.length; rank++) {
      largerSums[length] = sum + RANK_PARTS[rank]!;
      largerTops[length++] = (rank << 4) | 1;
    }
  }
}
