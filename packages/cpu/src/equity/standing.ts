import { rankHigh5, rankHigh6, rankOf, suitOf, type Card, type Ranker } from '@doorcard/cards';
import { countRanks, findThrown } from './lowDraw.js';

// How good a hand is now, for comparing the hands that one player may hold: only their order matters.

/** Two cards before the flop: about the chance against one random hand, in per cent. */
export function scoreTwo(a: Card, b: Card): number {
  const high = Math.max(rankOf(a), rankOf(b));
  const low = Math.min(rankOf(a), rankOf(b));
  if (high === low) return 50 + 2.7 * high;
  const suited = suitOf(a) === suitOf(b) ? 3 : 0;
  const connected = Math.max(0, 3 - (high - low)) / 2;
  return 28 + 2.2 * high + 1.1 * low + suited + connected;
}

const WHEEL_RANKS = 0b1_0000_0000_1111;
const ACE_DEUCE = 0b1_0000_0000_0001;

/** Four cards before the flop: all their pairs together, and what they promise for the low half. */
export function scoreFour(hand: ArrayLike<Card>, hasLow: boolean): number {
  let score = 0;
  let ranks = 0;
  for (let j = 0; j < hand.length; j++) {
    for (let i = 0; i < j; i++) score += scoreTwo(hand[i]!, hand[j]!);
    ranks |= 1 << rankOf(hand[j]!);
  }
  if (!hasLow) return score;
  const wheel = ranks & WHEEL_RANKS;
  return score + 12 * countRanks(wheel) + ((wheel & ACE_DEUCE) === ACE_DEUCE ? 25 : 0);
}

/** Five cards with draws left: how few have to go, then how low the rest is. */
export function scoreLow(hand: ArrayLike<Card>, drawsLeft: number): number {
  const thrown = findThrown(hand, drawsLeft);
  let top = 0;
  for (let place = 0; place < hand.length; place++) {
    if (((thrown >> place) & 1) === 0) top = Math.max(top, rankOf(hand[place]!));
  }
  return -16 * countRanks(thrown) - top;
}

/** Hold'em and Omaha once there is a flop. The board has three, four or five cards. */
export function rankOnBoard(rank: Ranker, hand: Uint8Array, board: Uint8Array): number {
  if (hand.length > 2 || board.length === 5) return rank(hand, board);
  const [a, b] = [hand[0]!, hand[1]!];
  return board.length === 3
    ? rankHigh5(a, b, board[0]!, board[1]!, board[2]!)
    : rankHigh6(a, b, board[0]!, board[1]!, board[2]!, board[3]!);
}
