import { HIGH_ORDER, nameFive } from './five.js';
import type { NamedHand } from './hand.js';

/** The reverse order of high hands, except that the ace is always high. */
export function deuceToSevenReference(five: readonly number[]): NamedHand {
  const { category, ranks } = nameFive(five, false);
  return { category, ranks, key: [8 - HIGH_ORDER.indexOf(category), ...ranks.map((rank) => 12 - rank)] };
}
