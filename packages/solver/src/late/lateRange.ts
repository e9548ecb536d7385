import type { Card } from '@doorcard/cards';
import { countHands, indexOfHand } from './handIndex.js';

/** A weight for every set of hidden cards; sets that are not named have the weight 0. */
export class LateRange {
  private constructor(
    /** Hidden cards in a hand. */
    readonly size: number,
    /** By `indexOfHand`. */
    readonly weights: Float64Array,
  ) {}

  static empty(size: number): LateRange {
    return new LateRange(size, new Float64Array(countHands(size)));
  }

  /** Hands with their weights; the cards of a hand are in any order. */
  static from(size: number, entries: Iterable<readonly [cards: readonly Card[], weight: number]>): LateRange {
    const range = LateRange.empty(size);
    for (const [cards, weight] of entries) range.set(cards, weight);
    return range;
  }

  set(cards: readonly Card[], weight: number): void {
    this.weights[indexOfHand(cards.toSorted((a, b) => a - b))] = weight;
  }

  weightOf(cards: readonly Card[]): number {
    return this.weights[indexOfHand(cards.toSorted((a, b) => a - b))]!;
  }
}
