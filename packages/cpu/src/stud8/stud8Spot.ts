import { countSeenRanks } from '../razz/deadLows.js';
import { countLows, lowRanksOf } from '../razz/lowRanks.js';
import type { CpuData } from '../reason.js';
import { findStraightOuts, isFlushDraw, type HandShape } from '../stud/handShape.js';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { readActions } from './actionReading.js';
import { readCards, type CardReading } from './cardReading.js';
import { countLowDead, findNeededPenalty } from './lowDead.js';
import { findMainOpponent } from './mainOpponent.js';
import { findPotShare } from './potShare.js';
import { findMatchup, type Matchup, type Stud8Role } from './role.js';
import type { Stud8Lock } from './stud8Lock.js';
import { readSplitBoard, type SplitBoard } from './splitBoard.js';

/** Points of strength that a call or a raise of my bet would show. */
const CALLER = 0.4;

/** What decides from 4th street on. What few rows ask for is only read when they do. */
export class Stud8Spot {
  private readBoard: SplitBoard | undefined;
  private main: VisibleOpponent | undefined;
  readonly shape: HandShape;
  readonly eightLow: number;
  readonly role: Stud8Role;
  readonly lock: Stud8Lock;

  constructor(
    readonly ctx: VisibleContext,
    private readonly reading: CardReading,
    /** By seat: what their actions have shown. */
    private readonly points: Float64Array,
    /** My share of the pot against what the opponents have shown. */
    readonly share: number,
  ) {
    this.shape = reading.shape;
    this.eightLow = reading.eightLow;
    this.role = reading.role;
    this.lock = reading.lock;
  }

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
    const { rivalLow } = this.reading;
    return rivalLow > 0 && rivalLow >= this.eightLow;
  }

  /** Nobody can make a better low than mine, and the high may be won too. */
  get isFreeroll(): boolean {
    return this.eightLow > 0 && this.eightLow >= this.reading.rivalLow && this.role === 'SCOOPING';
  }

  /** Four to a low, a flush or a straight with a card to come, and no low made. */
  get isDraw(): boolean {
    const { shape, eightLow, ctx } = this;
    if (shape.size === 7 || eightLow > 0) return false;
    return isFlushDraw(shape) || findStraightOuts(shape) !== 0 || countLows(lowRanksOf(ctx.me.cards)) === 4;
  }

  /** My share against those opponents who would call; never more. To be asked before the next decision. */
  findValueShare(): number {
    return findPotShare(this.reading.tables, this.ctx, this.points, CALLER);
  }
}

export function readSpot(ctx: VisibleContext): Stud8Spot {
  const reading = readCards(ctx);
  const points = readActions(ctx);
  return new Stud8Spot(ctx, reading, points, findPotShare(reading.tables, ctx, points, 0));
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
