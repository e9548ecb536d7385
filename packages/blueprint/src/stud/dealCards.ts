import { below, type Rng } from '@doorcard/cards';

/** Puts random cards of the deck into its first places. */
export function dealCards(deck: Uint8Array, count: number, rng: Rng): void {
  for (let i = 0; i < count; i++) {
    const j = i + below(rng, deck.length - i);
    const card = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = card;
  }
}
