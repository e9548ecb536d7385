import { HIGH_ORDER, nameFive } from './five.js';
import { bestOf, type NamedHand } from './hand.js';
import { subsets } from './subsets.js';

export function highOfFive(five: readonly number[]): NamedHand {
  const { category, ranks } = nameFive(five, true);
  return { category, ranks, key: [HIGH_ORDER.indexOf(category), ...ranks] };
}

/** The best five of five to seven cards: every five is tried. */
export const highReference = (cards: readonly number[]): NamedHand =>
  bestOf(subsets(cards, 5).map(highOfFive));
