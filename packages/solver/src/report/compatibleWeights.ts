import { cardsOf, DECK_SIZE, type Combo } from '@doorcard/cards';

export interface WeightedHands {
  readonly combos: readonly Combo[];
  readonly weights: ArrayLike<number>;
}

/** By own hand: the weight of all other hands that share no card with it. */
export function compatibleWeights(own: readonly Combo[], { combos, weights }: WeightedHands): Float64Array {
  const byCard = new Float64Array(DECK_SIZE);
  const byCombo = new Map<Combo, number>();
  let total = 0;
  for (const [i, combo] of combos.entries()) {
    const weight = weights[i]!;
    if (weight === 0) continue;
    total += weight;
    byCombo.set(combo, weight);
    for (const card of cardsOf(combo)) byCard[card]! += weight;
  }
  return Float64Array.from(own, (combo) => {
    const [high, low] = cardsOf(combo);
    // The combo with the same two cards was subtracted twice. A tiny rest of a sum that should be zero is rounding.
    const met = total - byCard[high]! - byCard[low]! + (byCombo.get(combo) ?? 0);
    return met > total * ROUNDING ? met : 0;
  });
}

const ROUNDING = 1e-12;
