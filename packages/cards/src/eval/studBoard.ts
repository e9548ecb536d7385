import { RANKS, type Card, type Rank } from '../card.js';

// A player's up cards in stud decide who opens: pairs count, straights and flushes do not.

/** From the fewest equal ranks among one to four cards to the most. */
const BOARD_KINDS = ['noPair', 'pair', 'twoPair', 'trips', 'quads'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

const CARDS = 4;
/** A digit for each card: 0 for no card, else its position among the ranks from 1. */
const BASE = RANKS.length + 1;
const ALL = BOARD_KINDS.length * BASE ** CARDS;

/** Stud Hi and Stud8: the highest board opens. Only boards with the same number of cards are compared. */
export const rankHighBoard = (cards: ArrayLike<Card>): number => rankBoard(cards, HIGH_DIGITS);

/** Razz: the lowest board opens, ace low; a larger rank is a lower board. */
export const rankLowBoard = (cards: ArrayLike<Card>): number => ALL - rankBoard(cards, LOW_DIGITS);

const HIGH_DIGITS = Uint8Array.from(RANKS, (_, rank) => rank + 1);
const LOW_DIGITS = Uint8Array.from(RANKS, (_, rank) => ((rank + 1) % RANKS.length) + 1);

// Called once a street: the digits are sorted in place and nothing is allocated.
function rankBoard(cards: ArrayLike<Card>, digits: Uint8Array): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < cards.length; i++) {
    const digit = digits[cards[i]! >> 2]!;
    if (digit > b) {
      d = c;
      c = b;
      if (digit > a) {
        b = a;
        a = digit;
      } else b = digit;
    } else if (digit > c) {
      d = c;
      c = digit;
    } else d = digit;
  }
  if (c === d && d !== 0) {
    if (b === c) return a === b ? makeBoardRank(QUADS, a, b, c, d) : makeBoardRank(TRIPS, b, c, d, a);
    return a === b ? makeBoardRank(TWO_PAIR, a, b, c, d) : makeBoardRank(PAIR, c, d, a, b);
  }
  if (b === c && c !== 0) return a === b ? makeBoardRank(TRIPS, a, b, c, d) : makeBoardRank(PAIR, b, c, a, d);
  return makeBoardRank(a === b && b !== 0 ? PAIR : NO_PAIR, a, b, c, d);
}

const [NO_PAIR, PAIR, TWO_PAIR, TRIPS, QUADS] = [0, 1, 2, 3, 4] as const;

const makeBoardRank = (kind: number, a: number, b: number, c: number, d: number): number =>
  (((kind * BASE + a) * BASE + b) * BASE + c) * BASE + d;

// A dealer that ranks boards street by street keeps one state for each and updates it with one look-up per card. A
// state is a set of ranks with repetition, so one to four cards have 2,379 of them.

/** No card yet. */
export const EMPTY_BOARD = 0;
/** A card of this board is unknown; the state stays so, and ranks below all others. */
const UNKNOWN_BOARD = 1;
const STATE_COUNT = 2 + 2379;
/** States of at most three cards come first: only they can get another card. */
const MOVING_COUNT = 2 + 559;
/** An index for each rank; the last one is for unknown cards. */
const STEP_WIDTH = 16;

/** `BOARD_STEPS[state * 16 + ((card >> 2) & 15)]` is the state with one card more. Filled by `prepareBoards`. */
export const BOARD_STEPS = new Uint16Array(MOVING_COUNT * STEP_WIDTH);
/** By state: what `rankHighBoard` and `rankLowBoard` return. */
export const HIGH_BOARD_RANKS = new Int32Array(STATE_COUNT);
export const LOW_BOARD_RANKS = new Int32Array(STATE_COUNT);

/** Fills the tables of the states, once. */
export function prepareBoards(): void {
  if (BOARD_STEPS[0] !== 0) return;
  HIGH_BOARD_RANKS[UNKNOWN_BOARD] = -1;
  LOW_BOARD_RANKS[UNKNOWN_BOARD] = -1;
  BOARD_STEPS.fill(UNKNOWN_BOARD);
  let next = 2;
  let shorter = new Map<string, { state: number; ranks: readonly Rank[] }>([
    ['', { state: EMPTY_BOARD, ranks: [] }],
  ]);
  for (let size = 1; size <= CARDS; size++) {
    const boards: typeof shorter = new Map();
    for (const { state, ranks } of shorter.values()) {
      for (let rank = 0; rank < RANKS.length; rank++) {
        const longer = [...ranks, rank].sort((a, b) => a - b);
        const key = longer.join();
        const found = boards.get(key) ?? { state: next++, ranks: longer };
        boards.set(key, found);
        BOARD_STEPS[state * STEP_WIDTH + rank] = found.state;
      }
    }
    for (const { state, ranks } of boards.values()) {
      const cards = ranks.map((rank) => rank * 4);
      HIGH_BOARD_RANKS[state] = rankHighBoard(cards);
      LOW_BOARD_RANKS[state] = rankLowBoard(cards);
    }
    shorter = boards;
  }
}

/** What a rank of `rankHighBoard` means. */
export const describeHighBoard = (rank: number): { category: BoardKind; ranks: Rank[] } =>
  describeBoard(rank, (digit) => digit - 1);

/** What a rank of `rankLowBoard` means. */
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
