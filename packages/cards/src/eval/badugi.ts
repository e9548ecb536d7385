import { DECK_SIZE, RANKS, type Card, type Rank } from '../card.js';
import { countBits } from '../cardSet.js';
import { findSet, listSet, numberNoPair } from './fives.js';

// The best subset of different ranks and suits: more cards first, then the lower hand from its highest card down. The
// ace is low. Hands are looked up by their index among all hands with the same number of cards.

/** By number of cards in the subset: how many sets of ranks there are. */
const SUBSETS = [0, 13, 78, 286, 715] as const;
/** By number of cards in the subset: the rank of the best one, A, 2-A, 3-2-A and 4-3-2-A. */
const BEST = [0, 13, 13 + 78, 13 + 78 + 286, 13 + 78 + 286 + 715] as const;

/** Hands of k cards, numbered by their sorted cards: C(first, 1) + C(second, 2) + … */
const CHOOSE_2 = Int32Array.from({ length: DECK_SIZE }, (_, n) => (n * (n - 1)) / 2);
const CHOOSE_3 = Int32Array.from({ length: DECK_SIZE }, (_, n) => (n * (n - 1) * (n - 2)) / 6);
const CHOOSE_4 = Int32Array.from({ length: DECK_SIZE }, (_, n) => (n * (n - 1) * (n - 2) * (n - 3)) / 24);

const TABLE = new Uint16Array(270_725);

/** The rank of a hand of four cards, from 1 (only a king counts) to 1092 (4-3-2-A). */
export function rankBadugi4(a: Card, b: Card, c: Card, d: Card): number {
  // A sorting network of differences and their signs: random hands would mispredict every second comparison.
  let t = a - b;
  t &= t >> 31;
  const ab = b + t;
  const AB = a - t;
  t = c - d;
  t &= t >> 31;
  const cd = d + t;
  const CD = c - t;
  t = ab - cd;
  t &= t >> 31;
  const first = cd + t;
  const low = ab - t;
  t = AB - CD;
  t &= t >> 31;
  const high = CD + t;
  const fourth = AB - t;
  t = low - high;
  t &= t >> 31;
  const second = high + t;
  const third = low - t;
  const rank = TABLE[first + CHOOSE_2[second]! + CHOOSE_3[third]! + CHOOSE_4[fourth]!]!;
  if (rank !== 0) return rank;
  fillTable();
  return rankBadugi4(a, b, c, d);
}

/** The rank of one to four cards; fewer than four rank as the four-card hands with the same best subset. */
export function rankBadugi(cards: ArrayLike<Card>): number {
  if (cards.length === 4) return rankBadugi4(cards[0]!, cards[1]!, cards[2]!, cards[3]!);
  return rankSet(lowRanksOf(cards, findBestSubset(cards)));
}

/** Which of one to four cards count, as bits by position. */
export function findBestSubset(cards: ArrayLike<Card>): number {
  let best = 0;
  let bestRank = 0;
  for (let kept = 1; kept < 1 << cards.length; kept++) {
    const set = lowRanksOf(cards, kept);
    if (countBits(set) < countBits(kept) || hasSuitTwice(cards, kept)) continue;
    const rank = rankSet(set);
    if (rank > bestRank) {
      best = kept;
      bestRank = rank;
    }
  }
  return best;
}

function lowRanksOf(cards: ArrayLike<Card>, kept: number): number {
  let set = 0;
  for (let place = 0; place < cards.length; place++) if ((kept >> place) & 1) set |= bitOf(cards[place]!);
  return set;
}

function hasSuitTwice(cards: ArrayLike<Card>, kept: number): boolean {
  let suits = 0;
  for (let place = 0; place < cards.length; place++)
    if ((kept >> place) & 1) suits |= 1 << (cards[place]! & 3);
  return countBits(suits) < countBits(kept);
}

/** The rank of a set of one to four ranks, ace lowest, when all its suits differ. */
function rankSet(set: number): number {
  return BEST[countBits(set)]! - numberNoPair(set);
}

/** Builds larger hands from smaller ones: a hand that is not a badugi is worth its best hand with one card left out. */
function fillTable(): void {
  const one = Uint16Array.from({ length: DECK_SIZE }, (_, a) => rankSet(bitOf(a)));
  const two = new Uint16Array(1326);
  const three = new Uint16Array(22_100);
  for (let b = 1; b < DECK_SIZE; b++) fillPairs(b, one, two);
  for (let c = 2; c < DECK_SIZE; c++) fillTriples(c, two, three);
  for (let d = 3; d < DECK_SIZE; d++) fillFours(d, three);
}

function fillPairs(b: Card, one: Uint16Array, two: Uint16Array): void {
  for (let a = 0; a < b; a++) {
    two[a + CHOOSE_2[b]!] = clashes(a, b) ? Math.max(one[a]!, one[b]!) : rankSet(bitOf(a) | bitOf(b));
  }
}

function fillTriples(c: Card, two: Uint16Array, three: Uint16Array): void {
  for (let b = 1; b < c; b++) {
    const clash = clashes(b, c);
    for (let a = 0; a < b; a++) {
      three[a + CHOOSE_2[b]! + CHOOSE_3[c]!] =
        clash || clashes(a, b) || clashes(a, c)
          ? Math.max(two[a + CHOOSE_2[b]!]!, two[a + CHOOSE_2[c]!]!, two[b + CHOOSE_2[c]!]!)
          : rankSet(bitOf(a) | bitOf(b) | bitOf(c));
    }
  }
}

function fillFours(d: Card, three: Uint16Array): void {
  for (let c = 2; c < d; c++) {
    for (let b = 1; b < c; b++) {
      const clash = clashes(b, c) || clashes(b, d) || clashes(c, d);
      const withoutA = three[b + CHOOSE_2[c]! + CHOOSE_3[d]!]!;
      const bits = bitOf(b) | bitOf(c) | bitOf(d);
      const number = CHOOSE_2[b]! + CHOOSE_3[c]! + CHOOSE_4[d]!;
      for (let a = 0; a < b; a++) {
        if (clash || clashes(a, b) || clashes(a, c) || clashes(a, d)) {
          const withoutD = three[a + CHOOSE_2[b]! + CHOOSE_3[c]!]!;
          const withoutC = three[a + CHOOSE_2[b]! + CHOOSE_3[d]!]!;
          const withoutB = three[a + CHOOSE_2[c]! + CHOOSE_3[d]!]!;
          TABLE[a + number] = Math.max(withoutA, withoutB, withoutC, withoutD);
        } else TABLE[a + number] = rankSet(bitOf(a) | bits);
      }
    }
  }
}

const clashes = (a: Card, b: Card): boolean => a >> 2 === b >> 2 || (a & 3) === (b & 3);

/** The bit of a card's rank with the ace lowest. */
const bitOf = (card: Card): number => 1 << (((card >> 2) + 1) % RANKS.length);

/** What a rank means: the ranks of the subset that counts, from its highest. */
export function describeBadugiRank(rank: number): Rank[] {
  const size = BEST.findIndex((best) => rank <= best);
  if (size < 1 || rank <= BEST[size]! - SUBSETS[size]!)
    throw new RangeError(`no badugi hand has the rank ${rank}`);
  return listSet(findSet(size, BEST[size]! - rank)).map((low) => (low + RANKS.length - 1) % RANKS.length);
}
