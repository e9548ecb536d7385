import { RANKS, type Card, type Rank } from '../card.js';

// What lies open before a player in stud decides who opens: pairs count, straights and flushes do not.

/** From the fewest equal ranks among one to four cards to the most. */
export const BOARD_KINDS = ['noPair', 'pair', 'twoPair', 'trips', 'quads'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

const CARDS = 4;
/** A digit for each card: 0 where there is none, else its place among the ranks from 1. */
const BASE = RANKS.length + 1;
const ALL = BOARD_KINDS.length * BASE ** CARDS;

/** Stud Hi and Stud8: the highest board opens. Boards are compared with boards of as many cards. */
export const rankHighBoard = (cards: ArrayLike<Card>): number => rankBoard(cards, (rank) => rank + 1);

/** Razz: the lowest board opens, ace low; a larger rank is a lower board. */
export const rankLowBoard = (cards: ArrayLike<Card>): number => ALL - rankBoard(cards, lowDigit);

const lowDigit = (rank: Rank): number => ((rank + 1) % RANKS.length) + 1;

function rankBoard(cards: ArrayLike<Card>, digitOf: (rank: Rank) => number): number {
  const counts = new Uint8Array(BASE);
  for (let i = 0; i < cards.length; i++) counts[digitOf(cards[i]! >> 2)]!++;
  let digits = 0;
  for (let size = CARDS; size >= 1; size--) {
    for (let digit = BASE - 1; digit >= 1; digit--) {
      if (counts[digit] !== size) continue;
      for (let i = 0; i < size; i++) digits = digits * BASE + digit;
    }
  }
  const missing = BASE ** (CARDS - cards.length);
  return BOARD_KINDS.indexOf(findKind(counts)) * BASE ** CARDS + digits * missing;
}

function findKind(counts: Uint8Array): BoardKind {
  if (counts.includes(4)) return 'quads';
  if (counts.includes(3)) return 'trips';
  const pairs = counts.filter((count) => count === 2).length;
  return pairs === 0 ? 'noPair' : pairs === 1 ? 'pair' : 'twoPair';
}

/** What a rank of `rankHighBoard` stands for. */
export const describeHighBoard = (rank: number): { category: BoardKind; ranks: Rank[] } =>
  describeBoard(rank, (digit) => digit - 1);

/** What a rank of `rankLowBoard` stands for. */
export const describeLowBoard = (rank: number): { category: BoardKind; ranks: Rank[] } =>
  describeBoard(ALL - rank, (digit) => (digit - 2 + RANKS.length) % RANKS.length);

function describeBoard(
  rank: number,
  rankOfDigit: (digit: number) => Rank,
): { category: BoardKind; ranks: Rank[] } {
  const ranks: Rank[] = [];
  let rest = rank;
  for (let i = 0; i < CARDS; i++) {
    const digit = rest % BASE;
    if (digit > 0) ranks.unshift(rankOfDigit(digit));
    rest = Math.floor(rest / BASE);
  }
  const kind = BOARD_KINDS[rest];
  if (kind === undefined || ranks.length === 0) throw new RangeError(`no stud board has the rank ${rank}`);
  return { category: kind, ranks };
}
