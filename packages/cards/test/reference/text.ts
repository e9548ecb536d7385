import { makeRank, type HandDescription } from '@doorcard/cards';

/** A hand as text, as in `fullHouse AAAKK`. */
export const sayHand = ({ category, ranks }: HandDescription): string =>
  `${category} ${ranks.map(makeRank).join('')}`;
