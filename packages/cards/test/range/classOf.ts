import { rankOf, suitOf } from '../../src/card.js';
import { cardsOf, type Combo } from '../../src/range/combo.js';
import { handClassOf, type HandClass } from '../../src/range/handClass.js';

/** The class that a combo belongs to. */
export function classOf(combo: Combo): HandClass {
  const [high, low] = cardsOf(combo);
  return handClassOf(rankOf(high), rankOf(low), suitOf(high) === suitOf(low));
}
