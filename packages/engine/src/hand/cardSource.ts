import type { Card, Rng } from '@doorcard/cards';

/** A card that exists but is not known, as in a file that does not show it. */
export const UNKNOWN_CARD = 255;

/** Where the cards of a hand come from. */
export type CardSource =
  /** A shuffled deck, drawn lazily. */
  | { readonly kind: 'rng'; readonly rng: Rng }
  /**
   * The cards in the order in which they are dealt (without burns), as in a file; UNKNOWN_CARD where it does not show
   * them.
   */
  | { readonly kind: 'script'; readonly cards: readonly Card[] };
