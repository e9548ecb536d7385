import { countBits, DECK_SIZE, rankBadugi, rankBadugi4, rankDeuceToSeven5, type Card } from '@doorcard/cards';

/** Ranks, as bits of a set. */
export const RANK_COUNT = 13;

/**
 * What differs between draw games. A hand is a set of ranks (bits): in Badugi the ranks that count, with the ace as the
 * lowest, and in deuce to seven the different ranks.
 */
export interface DrawRules {
  /** Cards of a complete hand. */
  readonly size: number;
  readonly draws: number;
  /** The set of the first `count` cards. */
  readonly setOf: (cards: Uint8Array, count: number) => number;
  /** The rank of a complete hand. */
  readonly rankOf: (cards: Uint8Array) => number;
  /** The rank of a complete hand with this set, which may be smaller than the hand. */
  readonly rankSet: (set: number) => number;
  /** Calls `each` with every set that one more card can make of a set, and the number of such cards. */
  readonly extend: (set: number, each: (next: number, cards: number) => void) => void;
}

// Badugi. A set of ranks takes as many suits.

const aceLow = (card: Card): number => ((card >> 2) + 1) % RANK_COUNT;

/** Cards of the set, each in a suit of its own. */
const spread = (set: number): number[] => {
  const ranks = [];
  for (let low = 0; low < RANK_COUNT; low++) if ((set >> low) & 1) ranks.push((low + 12) % RANK_COUNT);
  return ranks.map((rank, suit) => rank * 4 + suit);
};

/** The ranks of the best badugi among some cards: most cards first, then the lowest from the highest card down. */
function findBadugi(cards: Uint8Array, count: number): number {
  let best = 0;
  let bestSize = 0;
  for (let places = 1; places < 1 << count; places++) {
    let [set, suits, size] = [0, 0, 0];
    for (let place = 0; place < count; place++) {
      if (((places >> place) & 1) === 0) continue;
      set |= 1 << aceLow(cards[place]!);
      suits |= 1 << (cards[place]! & 3);
      size++;
    }
    if (countBits(set) < size || countBits(suits) < size) continue;
    if (size > bestSize || (size === bestSize && set < best)) [best, bestSize] = [set, size];
  }
  return best;
}

/** By rank of a badugi: its set. */
const badugiSets = new Uint16Array(2048);

/** The same as `findBadugi`, by a table for complete hands. */
function readBadugi(cards: Uint8Array, count: number): number {
  if (count < 4) return findBadugi(cards, count);
  const rank = rankBadugi4(cards[0]!, cards[1]!, cards[2]!, cards[3]!);
  return badugiSets[rank] === 0 ? (badugiSets[rank] = findBadugi(cards, 4)) : badugiSets[rank]!;
}

export const BADUGI_RULES: DrawRules = {
  size: 4,
  draws: 3,
  setOf: readBadugi,
  rankOf: rankBadugi,
  rankSet: (set) => (set === 0 ? 0 : rankBadugi(spread(set))),
  extend: (set, each) => {
    const cards = spread(set);
    const all = new Uint8Array(cards.length + 1);
    for (let card = 0; card < DECK_SIZE; card++) {
      if (cards.includes(card)) continue;
      all.set(cards);
      all[cards.length] = card;
      each(findBadugi(all, all.length), 1);
    }
  },
};

// Deuce to seven. Flushes count only in complete hands.

const rankSetOf = (cards: Uint8Array, count: number): number => {
  let set = 0;
  for (let i = 0; i < count; i++) set |= 1 << (cards[i]! >> 2);
  return set;
};

/** The rank of five cards of two suits; a smaller set has its lowest rank more than once. */
function rankDeuceSet(set: number): number {
  if (set === 0) return 0;
  const ranks = [];
  for (let rank = 0; rank < RANK_COUNT; rank++) if ((set >> rank) & 1) ranks.push(rank);
  const hand = ranks.map((rank, i) => rank * 4 + (i === 0 ? 0 : 1));
  for (let suit = 1; hand.length < 5; suit++) {
    if (suit === 4) return 1;
    hand.push(ranks[0]! * 4 + suit);
  }
  const [a, b, c, d, e] = hand as [Card, Card, Card, Card, Card];
  return rankDeuceToSeven5(a, b, c, d, e);
}

export const makeDeuceRules = (draws: number): DrawRules => ({
  size: 5,
  draws,
  setOf: rankSetOf,
  rankOf: (c) => rankDeuceToSeven5(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!),
  rankSet: rankDeuceSet,
  extend: (set, each) => {
    for (let rank = 0; rank < RANK_COUNT; rank++) each(set | (1 << rank), 4 - ((set >> rank) & 1));
  },
});
