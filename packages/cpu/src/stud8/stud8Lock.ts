import { aceToFive } from '@doorcard/cards';
import { countSeenRanks, type SeenRanks } from '../razz/deadLows.js';
import { EIGHT_LOW } from '../razz/lowGate.js';
import { findFinalLow } from '../razz/lowLock.js';
import { countLows, lowRanksOf } from '../razz/lowRanks.js';
import { readShape, type HandShape } from '../stud/handShape.js';
import type { VisibleContext } from '../visibleContext.js';
import { findRivalHigh } from './highLock.js';

/** Halves of the pot that cannot be lost: all of it, one of them (not even shared), none. */
export type Stud8Lock = 'pot' | 'high' | 'low' | 'none';

/** The worst hand that may be one nobody beats. */
export const STRAIGHT = 4;

/** The best low that any live opponent can still make; 0 when none of them can make an 8-low. */
export function findRivalLow(ctx: VisibleContext, seen: SeenRanks): number {
  let best = 0;
  for (const opponent of ctx.live) best = Math.max(best, findFinalLow(ctx, opponent, seen));
  return best >= EIGHT_LOW ? best : 0;
}

export function findLock(
  ctx: VisibleContext,
  shape: HandShape,
  eightLow: number,
  rivalLow: number,
): Stud8Lock {
  const rivalHigh = shape.made >= STRAIGHT ? findRivalHigh(ctx) : Infinity;
  if (shape.strength >= rivalHigh && eightLow >= rivalLow) return 'pot';
  if (shape.strength > rivalHigh) return 'high';
  return eightLow > rivalLow ? 'low' : 'none';
}

/** What the cards of a player cannot lose. */
export function readLock(ctx: VisibleContext): Stud8Lock {
  const { cards } = ctx.me;
  const shape = readShape(cards);
  const eightLow = countLows(lowRanksOf(cards)) >= 5 ? aceToFive.rank(cards) : 0;
  if (eightLow === 0 && shape.made < STRAIGHT) return 'none';
  return findLock(ctx, shape, eightLow, findRivalLow(ctx, countSeenRanks(ctx)));
}
