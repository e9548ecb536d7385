import { rankHigh5, rankOmahaHigh, rankOmahaLow, type Card } from '@doorcard/cards';
import { DEALS, findDeals, pairOf } from './omahaDeals.js';

// What the imagined hands make with a board as it is now. Everybody at the table sees the same board, so the ranks are
// kept until another board comes.

const PAIRS = 6;
const ALL_CARDS = 5;
const NO_CARD = 52;

/** By two ranks, the higher times 13 plus the lower: the best hand with three cards of the board, no flushes. */
const pairRanks = new Uint16Array(169);
const hand = new Uint8Array(4);
const highs = new Uint16Array(DEALS);
const lows = new Uint16Array(DEALS);
/** By hand: the board for which it was ranked last. */
const rankedFor = new Uint32Array(DEALS);
let board: readonly Card[] = [];
let key = -1;
let boards = 0;
let suit = -1;
let hasLows = false;

/** Goes to a board of three to five cards. */
export function enterBoard(cards: readonly Card[], hasLow: boolean): void {
  const next = packBoard(cards, hasLow);
  if (next === key) return;
  key = next;
  board = cards.slice();
  boards = (boards + 1) >>> 0;
  hasLows = hasLow && canBeLow(cards);
  if (cards.length === ALL_CARDS) return;
  rankPairs(cards);
  suit = findFlushSuit(cards);
}

function packBoard(cards: readonly Card[], hasLow: boolean): number {
  let packed = hasLow ? 1 : 0;
  for (let i = 0; i < ALL_CARDS; i++) packed = packed * (NO_CARD + 1) + (cards[i] ?? NO_CARD);
  return packed;
}

/** The high rank of an imagined hand with this board. */
export function rankDealNow(n: number): number {
  if (rankedFor[n] !== boards) rankDeal(n);
  return highs[n]!;
}

/** Its low rank; 0 without a low. */
export function rankDealLow(n: number): number {
  if (rankedFor[n] !== boards) rankDeal(n);
  return lows[n]!;
}

function rankDeal(n: number): void {
  const { cards, pairs } = findDeals();
  for (let i = 0; i < 4; i++) hand[i] = cards[4 * n + i]!;
  rankedFor[n] = boards;
  lows[n] = hasLows ? rankOmahaLow(hand, board) : 0;
  if (board.length === ALL_CARDS) {
    highs[n] = rankOmahaHigh(hand, board);
    return;
  }
  let best = 0;
  for (let i = PAIRS * n; i < PAIRS * (n + 1); i++) {
    const rank = pairRanks[pairs[i]!]!;
    if (rank > best) best = rank;
  }
  highs[n] = suit < 0 ? best : Math.max(best, rankFlushNow(hand));
}

/** The high rank of any hand with this board. */
export function rankHandNow(cards: ArrayLike<Card>): number {
  if (board.length === ALL_CARDS) return rankOmahaHigh(cards, board);
  let best = 0;
  for (let n = 1; n < 4; n++) {
    for (let m = 0; m < n; m++) {
      const rank = pairRanks[pairOf(cards[n]!, cards[m]!)]!;
      if (rank > best) best = rank;
    }
  }
  return suit < 0 ? best : Math.max(best, rankFlushNow(cards));
}

const EIGHT = 6;
const ACE = 12;

/** Whether three different ranks from ace to eight are there. */
export function canBeLow(cards: ArrayLike<Card>): boolean {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) {
    const rank = cards[i]! >> 2;
    if (rank <= EIGHT || rank === ACE) ranks |= 1 << rank;
  }
  const withoutOne = ranks & (ranks - 1);
  return (withoutOne & (withoutOne - 1)) !== 0;
}

/** By places of the board: three cards of four. */
const THREES = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
] as const;

/** Ranks every pair of ranks with three cards of a short board. Suits are made different, so that there are no flushes. */
function rankPairs(cards: readonly Card[]): void {
  const ranks = cards.map((card) => card >> 2);
  for (let a = 0; a < 13; a++) {
    for (let b = 0; b <= a; b++) {
      let best = 0;
      for (let t = 0; t < (cards.length === 3 ? 1 : 4); t++) {
        const [i, j, k] = THREES[t]!;
        const [x, y, z] = [ranks[i]!, ranks[j]!, ranks[k]!];
        if (a === b && x === a && y === a && z === a) continue;
        const rank = rankHigh5(4 * a, 4 * b + 1, 4 * x + 2, 4 * y + 3, 4 * z + 3);
        if (rank > best) best = rank;
      }
      pairRanks[13 * a + b] = best;
    }
  }
}

/** The suit that the board has three times, or -1. */
function findFlushSuit(cards: readonly Card[]): number {
  for (let one = 0; one < 4; one++) {
    let count = 0;
    for (let i = 0; i < cards.length; i++) count += Number((cards[i]! & 3) === one);
    if (count >= 3) return one;
  }
  return -1;
}

/** The flush of the two highest cards of the suit with the three highest of the board, or 0. */
function rankFlushNow(cards: ArrayLike<Card>): number {
  let [first, second] = [-1, -1];
  for (let i = 0; i < 4; i++) {
    const card = cards[i]!;
    if ((card & 3) !== suit) continue;
    if (card > first) [first, second] = [card, first];
    else if (card > second) second = card;
  }
  if (second < 0) return 0;
  let lowest = -1;
  const suited = board.filter((card) => (card & 3) === suit);
  if (suited.length === 4) lowest = Math.min(...suited);
  const [x, y, z] = suited.filter((card) => card !== lowest);
  return rankHigh5(first, second, x!, y!, z!);
}
