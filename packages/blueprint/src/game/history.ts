import type { RoundEnd } from './bettingTree.js';
import type { PlayerIndex } from './compiledGame.js';

// What abstractions keep of the betting in earlier rounds: who bet last, and the size of the pot.

/** Who bet last: nobody, or player 0 or 1, with one wager or more. */
export const AGGRESSIONS = 5;

export function classifyAggression({ aggressor, raises }: RoundEnd, first: PlayerIndex): number {
  if (aggressor === undefined) return 0;
  const player = aggressor === 0 ? first : 1 - first;
  return 1 + 2 * player + (raises > 1 ? 1 : 0);
}

/** Sizes of pots that are distinguished. */
export const POT_SIZES = 5;

/** The class of a pot: the first limit that what each player has paid does not exceed. */
export function classifyPot(paid: number, limits: readonly number[]): number {
  const found = limits.findIndex((limit) => paid <= limit);
  return found < 0 ? limits.length : found;
}
