import { lowValue, rankOfLowValue } from './aceToFive.js';
import { bestOf, NO_HAND, type NamedHand } from './hand.js';
import { subsets } from './subsets.js';

const EIGHT = 7;

/** Five different ranks, none above an eight, ace low; otherwise no hand. */
export function eightOrBetterOfFive(five: readonly number[]): NamedHand {
  const values = five.map(lowValue).sort((a, b) => b - a);
  if (new Set(values).size < 5 || values[0]! > EIGHT) return NO_HAND;
  return { category: 'noPair', ranks: values.map(rankOfLowValue), key: values.map((value) => 12 - value) };
}

/** The best low of five to seven cards: every five is tried. */
export const eightOrBetterReference = (cards: readonly number[]): NamedHand =>
  bestOf(subsets(cards, 5).map(eightOrBetterOfFive));
