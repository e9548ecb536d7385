import { groupValues, nameGroups } from './groups.js';

const ACE = 12;

/** From the worst to the best in high games. */
export const HIGH_ORDER = [
  'noPair',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
];

/** Five cards with straights and flushes. `lowAce`: whether the ace may also count below the deuce. */
export function nameFive(cards: readonly number[], lowAce: boolean): { category: string; ranks: number[] } {
  const ranks = groupValues(cards.map((card) => card >> 2));
  const groups = nameGroups(ranks);
  if (groups !== 'noPair') return { category: groups, ranks };
  const flush = cards.every((card) => (card & 3) === (cards[0]! & 3));
  // five different ranks with an ace and no other above the five
  const wheel = lowAce && ranks[0] === ACE && ranks[1] === 3;
  const straight = wheel || ranks[0]! - ranks[4]! === 4;
  return {
    category: straight ? (flush ? 'straightFlush' : 'straight') : flush ? 'flush' : 'noPair',
    ranks: wheel ? [3, 2, 1, 0, ACE] : ranks,
  };
}
