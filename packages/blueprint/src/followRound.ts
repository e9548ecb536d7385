import type { ViewEvent } from '@doorcard/engine';
import { CALL, RAISE } from './game/bettingTree.js';
import { DRAW_COUNTS, type BetRound, type PlayerIndex } from './game/compiledGame.js';

export const MOST_DRAWN = DRAW_COUNTS - 1;

/** The context after an end of a betting round; `paid` is what each player has paid by then. */
export const followEnd = (
  { next, pots, tree }: BetRound,
  context: number,
  end: number,
  first: PlayerIndex,
  paid: number,
): number => (next[first].length === 0 ? 0 : next[first][context * tree.ends.length + end]! + pots[paid]!);

export function kindOf({ type }: ViewEvent): number | undefined {
  if (type === 'check' || type === 'call' || type === 'bringIn') return CALL;
  return type === 'raise' ? RAISE : undefined;
}
