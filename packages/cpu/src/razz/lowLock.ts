import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import type { SeenRanks } from './deadLows.js';
import { findBestLow } from './lowBoard.js';

const HAND = 7;

/** The best low that an opponent can have at the end, as `rankAceToFive` ranks it. */
export function findFinalLow({ view }: VisibleContext, { up }: VisibleOpponent, seen: SeenRanks): number {
  const known = view.board.length === 0 ? up : [...up, ...view.board];
  return findBestLow(known, HAND - known.length, seen);
}

/** Whether no live opponent can end with a better low than this one. */
export const isLowLock = (ctx: VisibleContext, lowHand: number, seen: SeenRanks): boolean =>
  ctx.live.every((opponent) => lowHand >= findFinalLow(ctx, opponent, seen));
