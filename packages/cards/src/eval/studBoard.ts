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
  // The four digits from the highest, by an insertion sort without an array: dealers ask once a street.
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < cards.length; i++) {
    const digit = digitOf(cards[i]! >> 2);
    if (digit > a) [a, b, c, d] = [digit, a, b, c];
    else if (digit > b) [b, c, d] = [digit, b, c];
    else if (digit > c) [c, d] = [digit, c];
    else d = digit;
  }
  if (a === d && d !== 0) return makeBoardRank('quads', a, b, c, d);
  if (a === c && c !== 0) return makeBoardRank('trips', a, b, c, d);
  if (b === d && d !== 0) return makeBoardRank('trips', b, c, d, a);
  if (a === b && c === d && d !== 0) return makeBoardRank('twoPair', a, b, c, d);
  if (a === b && b !== 0) return makeBoardRank('pair', a, b, c, d);
  if (b === c && c !== 0) return makeBoardRank('pair', b, c, a, d);
  if (c === d && d !== 0) return makeBoardRank('pair', c, d, a, b);
  return makeBoardRank('noPair', a, b, c, d);
}

const makeBoardRank = (kind: BoardKind, a: number, b: number, c: number, d: number): number =>
  (((BOARD_KINDS.indexOf(kind) * BASE + a) * BASE + b) * BASE + c) * BASE + d;

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
