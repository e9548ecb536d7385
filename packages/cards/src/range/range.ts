import type { Card } from '../card.js';
import type { CardSet } from '../cardSet.js';
import { cardsOf, COMBO_COUNT, comboOf, isCombo, type Combo } from './combo.js';

/** How often each of the 1326 combos is held, from 0 (never) to 1 (always). A range never changes. */
export class Range implements Iterable<readonly [Combo, number]> {
  /** How many combos have a weight above 0. Weights are not counts: aces at one half are six combos. */
  readonly size: number;
  /** The sum of the weights. */
  readonly total: number;

  private constructor(private readonly weights: Float64Array) {
    this.size = weights.reduce((size, weight) => (weight > 0 ? size + 1 : size), 0);
    this.total = weights.reduce((total, weight) => total + weight, 0);
  }

  /** Every combo, always. */
  static any(): Range {
    return new Range(new Float64Array(COMBO_COUNT).fill(1));
  }

  /** A combo that comes twice keeps the last weight; one that never comes has the weight 0. */
  static from(entries: Iterable<readonly [Combo, number]>): Range {
    const weights = new Float64Array(COMBO_COUNT);
    for (const [combo, weight] of entries) {
      if (!isCombo(combo)) throw new RangeError(`no combo ${combo}; expected a whole number from 0 to 1325`);
      if (!(weight >= 0 && weight <= 1))
        throw new RangeError(`a weight of ${weight}; expected a number from 0 to 1`);
      weights[combo] = weight;
    }
    return new Range(weights);
  }

  weightOf(combo: Combo): number {
    return this.weights[combo]!;
  }

  /** The two cards may come in either order. */
  weight(a: Card, b: Card): number {
    return this.weightOf(comboOf(a, b));
  }

  /** The range without the combos that hold one of these cards. */
  without(dead: CardSet): Range {
    return new Range(
      this.weights.map((weight, combo) => {
        const [high, low] = cardsOf(combo);
        return dead.has(high) || dead.has(low) ? 0 : weight;
      }),
    );
  }

  equals(other: Range): boolean {
    return this.weights.every((weight, combo) => weight === other.weights[combo]);
  }

  /** The indices of the combos with a weight above 0. */
  *[Symbol.iterator](): Iterator<readonly [Combo, number]> {
    for (const [combo, weight] of this.weights.entries()) if (weight > 0) yield [combo, weight];
  }
}
