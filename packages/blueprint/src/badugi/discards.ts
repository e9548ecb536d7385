import { rankBadugi, type Card } from '@doorcard/cards';

// Which cards go: those that do not count, and if more are drawn the highest of those that do.

const HAND = 4;
const HANDS = 270_725;

/** Hands numbered by their cards in rising order: C(first, 1) + C(second, 2) + … */
const CHOOSE_2 = Int32Array.from({ length: 52 }, (_, n) => (n * (n - 1)) / 2);
const CHOOSE_3 = Int32Array.from({ length: 52 }, (_, n) => (n * (n - 1) * (n - 2)) / 6);
const CHOOSE_4 = Int32Array.from({ length: 52 }, (_, n) => (n * (n - 1) * (n - 2) * (n - 3)) / 24);

/** By hand: the discards of one, two and three cards as bits, four for each; 0 until they are asked for. */
const DISCARDS = new Uint16Array(HANDS);

/** The discards of a hand of four cards in rising order, as bits by position. */
export function findDiscards(cards: ArrayLike<Card>, start: number, count: number): number {
  if (count === 0) return 0;
  const hand =
    cards[start]! +
    CHOOSE_2[cards[start + 1]!]! +
    CHOOSE_3[cards[start + 2]!]! +
    CHOOSE_4[cards[start + 3]!]!;
  const known = DISCARDS[hand]!;
  const all = known === 0 ? (DISCARDS[hand] = listDiscards(cards, start)) : known;
  return (all >> (HAND * (count - 1))) & 15;
}

function listDiscards(cards: ArrayLike<Card>, start: number): number {
  const hand = Array.from({ length: HAND }, (_, i) => cards[start + i]!);
  let all = 0;
  for (let count = 1; count < HAND; count++) {
    let best = 0;
    let bestRank = -1;
    for (let kept = 1; kept < 1 << HAND; kept++) {
      const held = hand.filter((_, i) => (kept >> i) & 1);
      if (held.length !== HAND - count) continue;
      // Of the hands that are left, the one whose cards count best; equal ones keep the lower cards.
      const rank = rankBadugi(held);
      if (rank > bestRank) [best, bestRank] = [kept, rank];
    }
    all |= (15 & ~best) << (HAND * (count - 1));
  }
  return all;
}

/** The first rank with two, three and four cards that count. */
const TWO = 14;
const THREE = 92;
const FOUR = 378;

/**
 * The numbers of cards that may be drawn, as bits: none, those that do not count, and one or two more, at most three.
 */
export const listDrawCounts = (rank: number): number =>
  rank >= FOUR ? 0b0111 : rank >= THREE ? 0b1111 : rank >= TWO ? 0b1101 : 0b1001;
