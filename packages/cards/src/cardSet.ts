import { DECK_SIZE, makeCards, type Card } from './card.js';

/** An immutable set of cards in two 32-bit halves: dead cards, blockers, the rest of a deck. */
export class CardSet implements Iterable<Card> {
  static readonly EMPTY = new CardSet(0, 0);
  static readonly FULL = new CardSet(-1, (1 << (DECK_SIZE - 32)) - 1);

  /** `lo` holds cards 0..31, `hi` cards 32..51. */
  private constructor(
    private readonly lo: number,
    private readonly hi: number,
  ) {}

  static of(...cards: readonly Card[]): CardSet {
    return CardSet.from(cards);
  }

  static from(cards: Iterable<Card>): CardSet {
    let lo = 0;
    let hi = 0;
    for (const card of cards) {
      if (card < 32) lo |= 1 << card;
      else hi |= 1 << (card - 32);
    }
    return new CardSet(lo, hi);
  }

  has(card: Card): boolean {
    return (card < 32 ? (this.lo >>> card) & 1 : (this.hi >>> (card - 32)) & 1) === 1;
  }

  with(card: Card): CardSet {
    return this.union(CardSet.of(card));
  }

  without(card: Card): CardSet {
    return this.diff(CardSet.of(card));
  }

  union(other: CardSet): CardSet {
    return new CardSet(this.lo | other.lo, this.hi | other.hi);
  }

  diff(other: CardSet): CardSet {
    return new CardSet(this.lo & ~other.lo, this.hi & ~other.hi);
  }

  intersect(other: CardSet): CardSet {
    return new CardSet(this.lo & other.lo, this.hi & other.hi);
  }

  intersects(other: CardSet): boolean {
    return ((this.lo & other.lo) | (this.hi & other.hi)) !== 0;
  }

  equals(other: CardSet): boolean {
    return this.lo === other.lo && this.hi === other.hi;
  }

  get size(): number {
    return countBits(this.lo) + countBits(this.hi);
  }

  /** The lowest card, or undefined for the empty set. */
  get first(): Card | undefined {
    if (this.lo !== 0) return lowestBit(this.lo);
    return this.hi === 0 ? undefined : 32 + lowestBit(this.hi);
  }

  /** From the lowest to the highest card. */
  *[Symbol.iterator](): Iterator<Card> {
    for (let bits = this.lo; bits !== 0; bits &= bits - 1) yield lowestBit(bits);
    for (let bits = this.hi; bits !== 0; bits &= bits - 1) yield 32 + lowestBit(bits);
  }

  toString(): string {
    return makeCards(this, ' ');
  }
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(bits: number): number {
  // Sums of neighbouring fields, two, four and eight bits wide; the product adds up the four bytes.
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
