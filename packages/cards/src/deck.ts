import type { Card } from './card.js';
import { CardSet } from './cardSet.js';
import { below, type Rng } from './rng.js';

const WHOLE_DECK = Uint8Array.from(CardSet.FULL);

/**
 * Cards in random order, drawn one by one. Each draw is one step of an unbiased Fisher–Yates shuffle, so a hand that
 * needs nine cards costs nine steps.
 */
export class Deck {
  private readonly cards: Uint8Array;
  private left: number;

  /** All 52 cards except the dead ones. */
  constructor(dead: CardSet = CardSet.EMPTY) {
    this.cards = dead.size === 0 ? WHOLE_DECK.slice() : Uint8Array.from(CardSet.FULL.diff(dead));
    this.left = this.cards.length;
  }

  /** How many cards can still be drawn. */
  get size(): number {
    return this.left;
  }

  draw(rng: Rng): Card {
    if (this.left === 0) throw new RangeError('no card is left in the deck');
    const at = below(rng, this.left--);
    const card = this.cards[at]!;
    this.cards[at] = this.cards[this.left]!;
    this.cards[this.left] = card;
    return card;
  }

  /** Puts all drawn cards back. */
  reset(): void {
    this.left = this.cards.length;
  }
}

/** Shuffles a list in place (Fisher–Yates). */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let left = items.length; left > 1; left--) {
    const at = below(rng, left);
    const item = items[at]!;
    items[at] = items[left - 1]!;
    items[left - 1] = item;
  }
  return items;
}
