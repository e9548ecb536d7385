import type { Card } from '@doorcard/cards';

// A hand of Badugi is known by its rank, 1 (only a king counts) to 1092 (4-3-2-A), as `rankBadugi` of cards gives it.
// Each rank is one set of ranks, so the rank also says which cards are kept: their suits differ, whatever they are.

/** One more than the best rank: the length of a table by rank. */
export const RANK_COUNT = 1093;
/** By number of cards: how many sets of ranks there are in all up to that size, which is the best rank of that size. */
const BEST_OF_SIZE = [0, 13, 91, 377, 1092] as const;
/** The lowest badugi, K-Q-J-T. */
export const LOWEST_BADUGI = 378;

/** By rank: the set of ranks, bit 0 the ace to bit 12 the king. */
const SETS = new Uint16Array(RANK_COUNT);
const SIZES = new Uint8Array(RANK_COUNT);
const HIGHS = new Uint8Array(RANK_COUNT);
/** By set of ranks. */
const RANKS_BY_SET = new Uint16Array(1 << 13);

fillTables();

/** Sets of a size in the order of their numbers are the hands from the best, since the highest card decides first. */
function fillTables(): void {
  const found = [0, 0, 0, 0, 0];
  for (let set = 1; set < RANKS_BY_SET.length; set++) {
    let size = 0;
    for (let bits = set; bits !== 0; bits &= bits - 1) size++;
    if (size > 4) continue;
    const rank = BEST_OF_SIZE[size]! - found[size]!++;
    SETS[rank] = set;
    SIZES[rank] = size;
    HIGHS[rank] = 32 - Math.clz32(set);
    RANKS_BY_SET[set] = rank;
  }
}

/** How many cards count, 1..4. */
export const sizeOf = (rank: number): number => SIZES[rank]!;
/** The highest card that counts, 1 (ace) to 13 (king). */
export const highOf = (rank: number): number => HIGHS[rank]!;
/** The ranks that count, bit 0 the ace to bit 12 the king. */
export const setOf = (rank: number): number => SETS[rank]!;

/** The rank of a set of ranks. */
export const rankOfSet = (set: number): number => RANKS_BY_SET[set]!;

/** The hand without its highest card. */
export const withoutTop = (rank: number): number => RANKS_BY_SET[SETS[rank]! ^ (1 << (HIGHS[rank]! - 1))]!;

/** Its place among the hands of as many cards with the same highest card, from 0 for the best, and how many there are. */
export function placeInClass(rank: number): readonly [place: number, of: number] {
  const size = SIZES[rank]!;
  const lower = HIGHS[rank]! - 1;
  return [BEST_OF_SIZE[size]! - rank - choose(lower, size), choose(lower, size - 1)];
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** The bit of a card's rank in a set. */
export const bitOf = (card: Card): number => 1 << (((card >> 2) + 1) % 13);

/**
 * The cards that count, as bits by their place in the hand: most cards first, up to `most`, then the lowest set of ranks.
 */
function findKept(cards: readonly Card[], most = cards.length): number {
  let best = 0;
  let bestSize = 0;
  let bestSet = 0;
  for (let kept = 1; kept < 1 << cards.length; kept++) {
    let size = 0;
    let set = 0;
    let suits = 0;
    let isClean = true;
    for (let place = 0; place < cards.length && isClean; place++) {
      if (((kept >> place) & 1) === 0) continue;
      const rank = bitOf(cards[place]!);
      const suit = 1 << (cards[place]! & 3);
      isClean = (set & rank) === 0 && (suits & suit) === 0;
      set |= rank;
      suits |= suit;
      size++;
    }
    if (isClean && size <= most && (size > bestSize || (size === bestSize && set < bestSet))) {
      best = kept;
      bestSize = size;
      bestSet = set;
    }
  }
  return best;
}

/** At most this many cards of those that count, the best. */
export function listBest(cards: readonly Card[], most: number): Card[] {
  const kept = findKept(cards, most);
  return cards.filter((_, place) => ((kept >> place) & 1) === 1);
}

/** The cards that count. */
export const listKept = (cards: readonly Card[]): Card[] => listBest(cards, cards.length);

/** The cards that do not count. */
export function listThrown(cards: readonly Card[]): Card[] {
  const kept = findKept(cards);
  return cards.filter((_, place) => ((kept >> place) & 1) === 0);
}
