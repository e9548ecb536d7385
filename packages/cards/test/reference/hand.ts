// The reference evaluators are slow and simple on purpose: they follow the wording of the rules and share no code with
// the sources that they check. They only know a card's rank, card >> 2, and its suit, card & 3.

/** A hand as a player would name it, and a key that puts it in order. */
export interface NamedHand {
  readonly category: string;
  /** Deuce 0 to ace 12, in the order in which they decide. */
  readonly ranks: readonly number[];
  /** Compared place by place, larger is better; every place is 0..15. */
  readonly key: readonly number[];
}

export type Reference = (cards: readonly number[]) => NamedHand;

/** Worse than every hand. */
export const NO_HAND: NamedHand = { category: 'none', ranks: [], key: [] };

/** Negative when `a` is worse than `b`, 0 for a tie. */
export function compare(a: NamedHand, b: NamedHand): number {
  for (let i = 0; i < a.key.length && i < b.key.length; i++) {
    if (a.key[i] !== b.key[i]) return a.key[i]! - b.key[i]!;
  }
  return a.key.length - b.key.length;
}

export const bestOf = (hands: readonly NamedHand[]): NamedHand =>
  hands.reduce((best, hand) => (compare(hand, best) > 0 ? hand : best), NO_HAND);

/** The key as one number: different keys have different numbers. */
export const numberOf = (hand: NamedHand): number => hand.key.reduce((sum, place) => sum * 16 + place, 1);
