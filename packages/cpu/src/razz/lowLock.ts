import { aceToFive } from '@doorcard/cards';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import type { SeenRanks } from './deadLows.js';
import { fillRanks, findBestLow } from './lowBoard.js';
import { bestRanksOf } from './lowKind.js';
import { lowRanksOf } from './lowRanks.js';

const HAND = 7;

/** The best low that an opponent can have at the end, as `rankAceToFive` ranks it. */
export function findFinalLow({ view }: VisibleContext, { up }: VisibleOpponent, seen: SeenRanks): number {
  const known = view.board.length === 0 ? up : [...up, ...view.board];
  return findBestLow(known, HAND - known.length, seen);
}

/** Whether no live opponent can end with a better low than this one. */
const isLowLock = (ctx: VisibleContext, lowHand: number, seen: SeenRanks): boolean =>
  ctx.live.every((opponent) => lowHand >= findFinalLow(ctx, opponent, seen));

const MADE = 5;

/** Whether I have a low of five cards, with or without a pair, that no live opponent can beat in the end. */
export function hasLock(ctx: VisibleContext, seen: SeenRanks): boolean {
  const { live, me, view } = ctx;
  if (me.cards.length < MADE) return false;
  // Nearly always the ranks alone show somebody who can beat me.
  const mine = bestRanksOf(lowRanksOf(me.cards));
  const shared = lowRanksOf(view.board);
  for (let i = 0; i < live.length; i++) {
    const { up } = live[i]!;
    const best = bestRanksOf(fillRanks(lowRanksOf(up) | shared, HAND - up.length - view.board.length, seen));
    if (best !== 0 && (mine === 0 || best < mine)) return false;
  }
  return isLowLock(ctx, aceToFive.rank(me.cards), seen);
}
