import type { Card } from '@doorcard/cards';
import { countLows, lowRanksOf } from './lowRanks.js';

/** From the best three cards to the worst. */
export type RazzStart = 'Monster3' | 'Good3' | 'Okay3' | 'Bad3';

const FIVE_OR_LOWER = 0b1_1111;
const NINE = 0b1_0000_0000;

/** What the first three cards of a Razz hand are worth. */
export function classify3rdRazz(cards: readonly Card[]): RazzStart {
  const ranks = lowRanksOf(cards);
  const lows = countLows(ranks);
  if (lows === 3) return (ranks & ~FIVE_OR_LOWER) === 0 ? 'Monster3' : 'Good3';
  // Two different lows: the third card is a nine, pairs one of them, or spoils the hand.
  return lows === 2 && ranks <= (NINE | (NINE - 1)) ? 'Okay3' : 'Bad3';
}
