import { cardOf, RANKS, type Card } from '../card.js';
import { countBits } from '../cardSet.js';
import { qualify, rankAceToFive5 } from './aceToFive.js';
import { rankFlush, UNSUITED_5 } from './high.js';
import { CARD_KEYS, SUIT_BITS, SUIT_SUMS } from './keys.js';
import { COLUMN_MASK, learnRank, ROW_SHIFT, slotsOf } from './slots.js';

// Imported values are read again at each use; constants of this module are inlined, which is a third faster.
const KEYS = CARD_KEYS;
const ROW = ROW_SHIFT;
const RANKS_AT = SUIT_BITS;
const COLUMN = COLUMN_MASK;

// Exactly two cards of the hand play with exactly three of the board: sixty hands of five. Without flushes only the
// ranks count, so each pair of ranks has one best hand on each board: six look-ups instead of sixty.

/** The best high hand of two cards from the hand and three from a board of three to five. */
export function rankOmahaHigh(hand: ArrayLike<Card>, board: ArrayLike<Card>): number {
  if (board.length !== 5) return rankShortBoard(hand, board);
  const sum =
    (KEYS[board[0]!]! + KEYS[board[1]!]! + KEYS[board[2]!]! + KEYS[board[3]!]! + KEYS[board[4]!]!) | 0;
  const row = (ROWS[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)) * PAIR_COUNT;
  let best = 0;
  for (let n = 1; n < hand.length; n++) {
    const high = (hand[n]! >> 2) << 4;
    for (let m = 0; m < n; m++) {
      const rank = BEST_OF_PAIR[row + PAIR_IDS[high | (hand[m]! >> 2)]!]!;
      if (rank === 0) return learnHand(hand, board);
      best = rank > best ? rank : best;
    }
  }
  const suited = SUITED_BOARDS[sum & SUIT_MASK]!;
  return suited === 0 ? best : Math.max(best, rankBestFlush(hand, board, suited - 1));
}

/** The best eight-or-better low of two cards from the hand and three from the board; 0 without one. */
export function rankOmahaLow(hand: ArrayLike<Card>, board: ArrayLike<Card>): number {
  let inHand = 0;
  let onBoard = 0;
  for (let i = 0; i < board.length; i++) onBoard |= LOW_BITS[board[i]!]!;
  // Three low ranks are needed: remove one, remove two, and see whether one is left.
  const withoutTwo = onBoard & (onBoard - 1) & ((onBoard & (onBoard - 1)) - 1);
  if (withoutTwo === 0) return 0;
  for (let i = 0; i < hand.length; i++) inHand |= LOW_BITS[hand[i]!]!;
  const rank = BEST_LOW[(inHand << LOW_COUNT) | onBoard]!;
  if (rank === 0) return learnLow(inHand, onBoard);
  return rank === NO_LOW ? 0 : rank;
}

const { rows: ROWS, length: SLOT_COUNT } = slotsOf(5);
const SUIT_MASK = SUIT_SUMS - 1;
const PAIR_COUNT = (RANKS.length * (RANKS.length + 1)) / 2;
/** By two ranks, four bits each, in any order. */
const PAIR_IDS = Uint8Array.from({ length: 256 }, (_, ranks) => {
  const [high, low] = [Math.max(ranks >> 4, ranks & 15), Math.min(ranks >> 4, ranks & 15)];
  return (high * (high + 1)) / 2 + low;
});
/** By slot of the board and pair of ranks; 0 means "not computed yet". */
const BEST_OF_PAIR = new Uint16Array(SLOT_COUNT * PAIR_COUNT);
/** By suit part of the sum of five cards: 1 + the suit that appears three times, 0 without one. */
const SUITED_BOARDS = findSuitedBoards();

function findSuitedBoards(): Uint8Array {
  const suited = new Uint8Array(SUIT_SUMS);
  for (let d = 0; d <= 5; d++) {
    for (let h = 0; d + h <= 5; h++) {
      for (let s = 0; d + h + s <= 5; s++) {
        suited[d + 8 * h + 64 * s] = 1 + [5 - d - h - s, d, h, s].findIndex((count) => count >= 3);
      }
    }
  }
  return suited;
}

/** Computes the pairs of a hand that come up for the first time. */
function learnHand(hand: ArrayLike<Card>, board: ArrayLike<Card>): number {
  for (let n = 1; n < hand.length; n++) for (let m = 0; m < n; m++) learnPair(hand[m]!, hand[n]!, board);
  return rankOmahaHigh(hand, board);
}

function learnPair(a: Card, b: Card, board: ArrayLike<Card>): void {
  // Ranked before its slot is known, because ranking the first hand places the slots.
  if (!hasSlots) rankSums([a, b], board);
  hasSlots = true;
  let sum = 0;
  for (let i = 0; i < board.length; i++) sum = (sum + KEYS[board[i]!]!) | 0;
  const slot = ROWS[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN);
  const place = slot * PAIR_COUNT + PAIR_IDS[((a >> 2) << 4) | (b >> 2)]!;
  if (BEST_OF_PAIR[place] === 0) BEST_OF_PAIR[place] = rankSums([a, b], board);
}

let hasSlots = false;

/** The best without a flush, hand by hand. */
function rankSums(hand: ArrayLike<Card>, board: ArrayLike<Card>): number {
  const { table, rule } = UNSUITED_5;
  let best = 0;
  for (let k = 2; k < board.length; k++) {
    for (let j = 1; j < k; j++) {
      for (let i = 0; i < j; i++) {
        const three = (KEYS[board[i]!]! + KEYS[board[j]!]! + KEYS[board[k]!]!) | 0;
        for (let n = 1; n < hand.length; n++) {
          const four = (three + KEYS[hand[n]!]!) | 0;
          for (let m = 0; m < n; m++) {
            const sum = (four + KEYS[hand[m]!]!) | 0;
            let rank = table[ROWS[sum >>> ROW]! + ((sum >>> RANKS_AT) & COLUMN)]!;
            if (rank === 0)
              rank = learnRank(table, rule, hand[m]!, hand[n]!, board[i]!, board[j]!, board[k]!);
            if (rank > best) best = rank;
          }
        }
      }
    }
  }
  return best;
}

function rankShortBoard(hand: ArrayLike<Card>, board: ArrayLike<Card>): number {
  let best = rankSums(hand, board);
  for (let suit = 0; suit < 4; suit++) best = Math.max(best, rankBestFlush(hand, board, suit));
  return best;
}

/** The best flush or straight flush of a suit, or 0. */
function rankBestFlush(hand: ArrayLike<Card>, board: ArrayLike<Card>, suit: number): number {
  const inHand = ranksOf(hand, suit);
  // Most hands have no two cards of the suit.
  if ((inHand & (inHand - 1)) === 0) return 0;
  const onBoard = ranksOf(board, suit);
  let best = 0;
  for (let two = inHand; two !== 0; two = (two - 1) & inHand) {
    if (countBits(two) !== 2) continue;
    for (let three = onBoard; three !== 0; three = (three - 1) & onBoard) {
      if (countBits(three) === 3) best = Math.max(best, rankFlush(two | three));
    }
  }
  return best;
}

function ranksOf(cards: ArrayLike<Card>, suit: number): number {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) if ((cards[i]! & 3) === suit) ranks |= 1 << (cards[i]! >> 2);
  return ranks;
}

/** The ranks of a low: deuce to eight, and the ace. */
const LOW_RANKS = [0, 1, 2, 3, 4, 5, 6, 12] as const;
const LOW_COUNT = LOW_RANKS.length;
/** By card: the bit of its rank among those of a low, or 0. 256 entries, as in `CARD_KEYS`. */
const LOW_BITS = Uint8Array.from({ length: 256 }, (_, card) => {
  const place = (LOW_RANKS as readonly number[]).indexOf(card >> 2);
  return place < 0 ? 0 : 1 << place;
});
/** By the low ranks of the hand and of the board; 0 means "not computed yet". */
const BEST_LOW = new Uint16Array(1 << (2 * LOW_COUNT));
const NO_LOW = 0xffff;

function learnLow(inHand: number, onBoard: number): number {
  let best = 0;
  for (let two = inHand; two !== 0; two = (two - 1) & inHand) {
    if (countBits(two) !== 2) continue;
    for (let three = onBoard; three !== 0; three = (three - 1) & onBoard) {
      if (countBits(three) !== 3 || (two & three) !== 0) continue;
      const [a, b, c, d, e] = LOW_RANKS.filter((_, place) => ((two | three) >> place) & 1).map((rank) =>
        cardOf(rank, 0),
      );
      best = Math.max(best, qualify(rankAceToFive5(a!, b!, c!, d!, e!)));
    }
  }
  BEST_LOW[(inHand << LOW_COUNT) | onBoard] = best === 0 ? NO_LOW : best;
  return best;
}
