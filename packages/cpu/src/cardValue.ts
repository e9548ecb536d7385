import { RANKS, rankOf, type Card, type RankChar } from '@doorcard/cards';

/** Ranks where the ace is low: A 1, 2 2 … K 13. */
export const LOW_VALUE = Object.fromEntries(
  RANKS.map((rank, i) => [rank, rank === 'A' ? 1 : i + 2]),
) as Readonly<Record<RankChar, number>>;

/** The value of a card where the ace is low, 1..13. */
export const lowValue = (card: Card): number => {
  const rank = rankOf(card);
  return rank === 12 ? 1 : rank + 2;
};

/** The value of a card where the ace is high, 2..14. */
export const highValue = (card: Card): number => rankOf(card) + 2;
