import type { Card } from '../card.js';
import { countBits } from '../cardSet.js';
import { ACE_TO_FIVE_5, qualify } from './aceToFive.js';
import { highest } from './fives.js';
import { rankFlush, UNSUITED_5 } from './high.js';
import { CARD_KEYS, SUIT_BITS } from './keys.js';
import { COLUMN_MASK, learnRank, ROW_SHIFT, slotsOf, type Learned } from './slots.js';

// What is imported is read anew at each use; constants of this module are compiled in, which is a third faster.
const KEYS = CARD_KEYS;
const ROW = ROW_SHIFT;
const RANKS_AT = SUIT_BITS;
const COLUMN = COLUMN_MASK;

// Exactly two cards of the hand play with exactly three of the board: sixty hands of five. Their key sums are
// made of six sums of two and ten of three, and flushes, which are rare, are looked at apart.

/** The best high hand of two cards from the hand and three from a board of three to five. */
export const rankOmahaHigh = (hand: ArrayLike<Card>, board: ArrayLike<Card>): number =>
  Math.max(rankSums(hand, board, UNSUITED_5), rankBestFlush(hand, board));

/** The best eight-or-better low of two cards from the hand and three from the board; 0 without one. */
export const rankOmahaLow = (hand: ArrayLike<Card>, board: ArrayLike<Card>): number =>
  countBits(lowRanks(board)) < 3 ? 0 : qualify(rankSums(hand, board, ACE_TO_FIVE_5));

const { rows: ROWS } = slotsOf(5);

function rankSums(hand: ArrayLike<Card>, board: ArrayLike<Card>, { table, rule }: Learned): number {
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

/** The best flush or straight flush, or 0. Only one suit can be there three times on the board. */
function rankBestFlush(hand: ArrayLike<Card>, board: ArrayLike<Card>): number {
  let counts = 0; // four bits for each suit
  for (let i = 0; i < board.length; i++) counts += 1 << (4 * (board[i]! & 3));
  const threeOrMore = (counts + 0x5555) & 0x8888;
  if (threeOrMore === 0) return 0;
  const suit = highest(threeOrMore) >> 2;
  const inHand = ranksOf(hand, suit);
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

const LOW_RANKS = 0b1_0000_0111_1111;

function lowRanks(board: ArrayLike<Card>): number {
  let ranks = 0;
  for (let i = 0; i < board.length; i++) ranks |= 1 << (board[i]! >> 2);
  return ranks & LOW_RANKS;
}
