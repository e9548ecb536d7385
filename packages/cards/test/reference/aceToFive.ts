import { groupValues, nameGroups } from './groups.js';
import { bestOf, type NamedHand } from './hand.js';
import { subsets } from './subsets.js';

/** From the best to the worst: straights and flushes do not exist, and the fewest equal cards come first. */
const LOW_ORDER = ['noPair', 'pair', 'twoPair', 'trips', 'fullHouse', 'quads'];

/** The ace counts 0, the deuce 1, the king 12. */
export const lowValue = (card: number): number => (card >> 2 === 12 ? 0 : (card >> 2) + 1);
export const rankOfLowValue = (value: number): number => (value === 0 ? 12 : value - 1);

function aceToFiveOfFive(five: readonly number[]): NamedHand {
  const values = groupValues(five.map(lowValue));
  const category = nameGroups(values);
  return {
    category,
    ranks: values.map(rankOfLowValue),
    key: [5 - LOW_ORDER.indexOf(category), ...values.map((value) => 12 - value)],
  };
}

/** The best low of five to seven cards: every five is tried. */
export const aceToFiveReference = (cards: readonly number[]): NamedHand =>
  bestOf(subsets(cards, 5).map(aceToFiveOfFive));
