import { aceToFive, high } from '@doorcard/cards';
import { countSeenRanks, type SeenRanks } from '../razz/deadLows.js';
import { findFinalLow } from '../razz/lowLock.js';
import { countLows, lowRanksOf } from '../razz/lowRanks.js';
import { FULL_HOUSE, isBeatenBy, readShape, TWO_PAIR, type HandShape } from '../stud/handShape.js';
import { isLock } from '../stud/lock.js';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { findNeededPenalty } from './lowDead.js';
import { findMainOpponent } from './mainOpponent.js';
import { hasHighPotential, hasLowPotential, nameRole, type Stud8Role } from './role.js';
import { readSplitBoard, type SplitBoard } from './splitBoard.js';

/** What decides from 4th street on. */
export interface Stud8Spot {
  readonly ctx: VisibleContext;
  readonly shape: HandShape;
  /** My made low as `aceToFive` ranks it; 0 without one. */
  readonly eightLow: number;
  /** How the best low that any opponent can still make compares with mine. */
  readonly rivalLow: RivalLow;
  readonly role: Stud8Role;
  readonly lowPenalty: number;
  /** The main opponent. */
  readonly he: VisibleOpponent;
  readonly board: SplitBoard;
  readonly hisLowPenalty: number;
  readonly isFreeroll: boolean;
}

export type RivalLow = 'better' | 'equal' | 'worse';

export function readSpot(ctx: VisibleContext): Stud8Spot {
  const { cards } = ctx.me;
  const shape = readShape(cards);
  const held = lowRanksOf(cards);
  const seen = countSeenRanks(ctx);
  const lows = countLows(held);
  const eightLow = lows >= 5 ? aceToFive.rank(cards) : 0;
  const rivalLow = compareLows(ctx, eightLow, seen);
  const hasLow = hasLowPotential(cards.length, lows);
  const hasHigh = hasHighPotential(shape, ctx.live);
  const he = findMainOpponent(ctx);
  return {
    ctx,
    shape,
    eightLow,
    rivalLow,
    role: nameRole(hasLow, hasHigh),
    lowPenalty: findNeededPenalty(seen, held),
    he,
    board: readSplitBoard(he.up),
    hisLowPenalty: findNeededPenalty(seen, lowRanksOf(he.up)),
    isFreeroll: isLowFreeroll(ctx, shape, rivalLow, hasHigh) || (hasLow && isHighFreeroll(ctx, shape)),
  };
}

function compareLows(ctx: VisibleContext, eightLow: number, seen: SeenRanks): RivalLow {
  if (eightLow === 0) return 'better';
  let rival: RivalLow = 'worse';
  for (const opponent of ctx.live) {
    const low = findFinalLow(ctx, opponent, seen);
    if (low > eightLow) return 'better';
    if (low === eightLow) rival = 'equal';
  }
  return rival;
}

/** Nobody can make a better low, and the high may be won too; where the low may be shared it has to be likely. */
function isLowFreeroll(ctx: VisibleContext, shape: HandShape, rivalLow: RivalLow, hasHigh: boolean): boolean {
  if (rivalLow === 'better') return false;
  if (hasHigh) return true;
  return rivalLow === 'worse' && (ctx.street < 7 || isUnbeaten(ctx, shape));
}

/** Two pair or better that no board beats. */
const isHighFreeroll = (ctx: VisibleContext, shape: HandShape): boolean =>
  shape.made >= TWO_PAIR && isUnbeaten(ctx, shape);

const isUnbeaten = ({ live }: VisibleContext, shape: HandShape): boolean =>
  !live.some(({ up }) => isBeatenBy(shape, up));

/** Whether one half of the pot cannot be lost or shared, or at least the high not lost. */
export const hasHalfLocked = ({ ctx, shape, rivalLow }: Stud8Spot): boolean =>
  rivalLow === 'worse' || (ctx.street === 7 && shape.made >= FULL_HOUSE && isLock(ctx, high.rank));

/** Others may share or take the low of a hand that plays for nothing else. */
export const mayBeQuartered = ({ rivalLow }: Stud8Spot): boolean => rivalLow !== 'worse';
