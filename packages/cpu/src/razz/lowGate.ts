import { cards, rankAceToFive5 } from '@doorcard/cards';

const rank = (text: string): number => {
  const [a, b, c, d, e] = cards(text);
  return rankAceToFive5(a!, b!, c!, d!, e!);
};

// The worst low of each kind: whatever ranks as high is of that kind or better.
export const EIGHT_LOW = rank('8c7d6h5s4c');
export const SIX_LOW = rank('6c5d4h3s2c');
