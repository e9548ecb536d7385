import { below, type Card, type Rng } from '@doorcard/cards';

/** A card that is there but not known, as in a file that does not show it. */
export const UNKNOWN_CARD = 255;

/** Where the cards of a hand come from. */
export type CardSource =
  /** A shuffled deck, drawn lazily. */
  | { readonly kind: 'rng'; readonly rng: Rng }
  /** The cards in the order in which they are dealt (burns are not), as a file tells them; UNKNOWN_CARD where it does not. */
  | { readonly kind: 'script'; readonly cards: readonly Card[] };

/** One step of a Fisher–Yates shuffle in place: the card at `at`, chosen among those from there to `end`. */
export function drawAt(deck: Uint8Array, at: number, end: number, rng: Rng): Card {
  const from = at + below(rng, end - at);
  const card = deck[from]!;
  deck[from] = deck[at]!;
  deck[at] = card;
  return card;
}
