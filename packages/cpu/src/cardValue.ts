import { rankOf, type Card } from '@doorcard/cards';

/** The value of a card where the ace is low, 1..13. */
export const lowValue = (card: Card): number => {
  const rank = rankOf(card);
  return rank === 12 ? 1 : rank + 2;
};

/** The value of a card where the ace is high, 2..14. */
export const highValue = (card: Card): number => rankOf(card) + 2;
