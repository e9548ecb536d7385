import { rankOf, type Card } from '@doorcard/cards';

/** Ranks as bits where the ace is low: the ace is bit 0, the king bit 12. */
export type LowRanks = number;

const ACE = 12;

/** The place of a card among the low ranks: ace 0, deuce 1 … king 12. */
export const lowPlace = (card: Card): number => {
  const rank = rankOf(card);
  return rank === ACE ? 0 : rank + 1;
};

export function lowRanksOf(cards: readonly Card[]): LowRanks {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) ranks |= 1 << lowPlace(cards[i]!);
  return ranks;
}

/** Ace to eight: the ranks of a qualifying low. */
const LOWS: LowRanks = 0xff;

const BITS = Uint8Array.from({ length: LOWS + 1 }, (_, set) => {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** How many different ranks from ace to eight there are. */
export const countLows = (ranks: LowRanks): number => BITS[ranks & LOWS]!;

/** Whether two of the cards have the same rank. */
export const hasPair = (cards: readonly Card[], ranks: LowRanks): boolean =>
  countLows(ranks) + countLows(ranks >> 8) < cards.length;
