import { lowValue, rankOfLowValue } from './aceToFive.js';
import { bestOf, NO_HAND, type NamedHand } from './hand.js';
import { subsets } from './subsets.js';

/** More cards are better, then the lower highest card, and so on down. Equal ranks or suits do not count. */
function nameSubset(cards: readonly number[]): NamedHand {
  const values = cards.map(lowValue).sort((a, b) => b - a);
  const suits = new Set(cards.map((card) => card & 3));
  if (new Set(values).size < cards.length || suits.size < cards.length) return NO_HAND;
  return {
    category: 'noPair',
    ranks: values.map(rankOfLowValue),
    key: [cards.length, ...values.map((value) => 12 - value)],
  };
}

/** The best subset of one to four cards: every subset is tried. */
export const badugiReference = (cards: readonly number[]): NamedHand =>
  bestOf(cards.flatMap((_, i) => subsets(cards, i + 1).map(nameSubset)));
