import { makeRank, type HandDescription } from '@doorcard/cards';

/** `fullHouse AAAKK`: what a test says about a hand. */
export const sayHand = ({ category, ranks }: HandDescription): string =>
  `${category} ${ranks.map(makeRank).join('')}`;
