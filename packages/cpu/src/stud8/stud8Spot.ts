import { aceToFive } from '@doorcard/cards';
import { countSeenRanks } from '../razz/deadLows.js';
import { countLows, lowRanksOf } from '../razz/lowRanks.js';
import type { CpuData } from '../reason.js';
import { findStraightOuts, isFlushDraw, readShape, type HandShape } from '../stud/handShape.js';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { readActions } from './actionReading.js';
import { countLowDead, findNeededPenalty } from './lowDead.js';
import { findMainOpponent } from './mainOpponent.js';
import { findPotShare, preparePotShare } from './potShare.js';
import { findMatchup, inferRoleNow, type Matchup, type Stud8Role } from './role.js';
import { findLock, findRivalLow, STRAIGHT, type Stud8Lock } from './stud8Lock.js';
import { readSplitBoard, type SplitBoard } from './splitBoard.js';

/** Points of strength that a call or a raise of my bet would show. */
const CALLER = 0.4;

/** What decides from 4th street on. What few rows ask for is only read when they do. */
export class Stud8Spot {
  private readBoard: SplitBoard | undefined;
  private main: VisibleOpponent | undefined;

  constructor(
    readonly ctx: VisibleContext,
    readonly shape: HandShape,
    /** My made low as `aceToFive` ranks it; 0 without one. */
    readonly eightLow: number,
    readonly role: Stud8Role,
    /** The best low that an opponent can still make, 0 for none; Infinity where nobody asks. */
    private readonly rivalLow: number,
    readonly lock: Stud8Lock,
    /** By seat: what their actions have shown. */
    private readonly points: Float64Array,
    /** My share of the pot against what the opponents have shown. */
    readonly share: number,
  ) {}

  /** The main opponent. */
  get he(): VisibleOpponent {
    return (this.main ??= findMainOpponent(this.ctx));
  }

  get board(): SplitBoard {
    return (this.readBoard ??= readSplitBoard(this.he.up));
  }

  get matchup(): Matchup {
    return findMatchup(this.role, this.board.intent);
  }

  /** Others may share or take my low. */
  get mayBeQuartered(): boolean {
    return this.rivalLow > 0 && this.rivalLow >= this.eightLow;
  }

  /** Nobody can make a better low than mine, and the high may be won too. */
  get isFreeroll(): boolean {
    return this.eightLow > 0 && this.eightLow >= this.rivalLow && this.role === 'SCOOPING';
  }

  /** Four to a low, a flush or a straight with a card to come, and no low made. */
  get isDraw(): boolean {
    const { shape, eightLow, ctx } = this;
    if (shape.size === 7 || eightLow > 0) return false;
    return isFlushDraw(shape) || findStraightOuts(shape) !== 0 || countLows(lowRanksOf(ctx.me.cards)) === 4;
  }

  /** My share against those opponents who would call; never more. To be asked before the next decision. */
  findValueShare(): number {
    return findPotShare(this.ctx, this.points, CALLER);
  }
}

export function readSpot(ctx: VisibleContext): Stud8Spot {
  const { cards } = ctx.me;
  const shape = readShape(cards);
  const held = lowRanksOf(cards);
  const eightLow = countLows(held) >= 5 ? aceToFive.rank(cards) : 0;
  const role = inferRoleNow(cards, ctx.live, shape);
  const needsRival = eightLow > 0 || shape.made >= STRAIGHT || (role === 'LO_ONLY' && ctx.live.length > 1);
  const rivalLow = needsRival ? findRivalLow(ctx, countSeenRanks(ctx)) : Infinity;
  const lock = findLock(ctx, shape, eightLow, rivalLow);
  preparePotShare(ctx, shape, held);
  const points = readActions(ctx);
  const share = findPotShare(ctx, points, 0);
  return new Stud8Spot(ctx, shape, eightLow, role, rivalLow, lock, points, share);
}

/** Dead lows that I need. */
export const findLowPenalty = ({ ctx }: Stud8Spot): number =>
  findNeededPenalty(countSeenRanks(ctx), lowRanksOf(ctx.me.cards));

/** What a reason shows of a spot. */
export function describeSpot(spot: Stud8Spot, more: CpuData): CpuData {
  const { ctx, role, board, matchup, he, eightLow, lock } = spot;
  return {
    about: he.seat,
    role,
    intent: board.intent,
    matchup,
    ...(lock === 'none' ? {} : { lock }),
    ...(eightLow > 0
      ? { eightLow }
      : { lowPenalty: findLowPenalty(spot), deadLows: countLowDead(ctx.deadRankCount).penalty }),
    hisLowPenalty: findNeededPenalty(countSeenRanks(ctx), lowRanksOf(he.up)),
    ...more,
  };
}
