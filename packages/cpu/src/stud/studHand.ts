import { HIGH_CATEGORIES, rankOf, type Card } from '@doorcard/cards';
import type { Seat } from '@doorcard/engine';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import {
  findStraightOuts,
  isBeatenBy,
  isFlushDraw,
  PAIR,
  readShape,
  TWO_PAIR,
  type HandShape,
} from './handShape.js';
import { countLiveOvercards, gradeLive, type LiveGrade } from './liveGrade.js';
import type { StudDraw, StudData } from './studReason.js';
import { findThreat } from './threat.js';

/** What I hold from 4th street on, set against what can be seen. */
export interface StudHand {
  readonly shape: HandShape;
  /** A pair or better that no up cards beat alone; else something to hope for; else nothing. */
  readonly category: 'made' | 'draw' | 'nothing';
  /** Up cards alone beat what I have made. */
  readonly isBeaten: boolean;
  /** Two pair or better, or a pair above all up cards; false without a made hand. */
  readonly isStrong: boolean;
  readonly draw: StudDraw | undefined;
  readonly threat: number;
}

/** Against the one who bet, or without one against everybody who is in. */
export function readStudHand(context: VisibleContext, bettor: VisibleOpponent | undefined): StudHand {
  const shape = readShape(context.me.cards);
  const draw = findDraw(context, shape);
  const hasPair = shape.made >= PAIR;
  const isBeaten = hasPair && isAny(context, bettor, (up) => isBeatenBy(shape, up));
  const isMade = hasPair && !isBeaten;
  return {
    shape,
    category: isMade ? 'made' : draw === undefined ? 'nothing' : 'draw',
    isBeaten,
    isStrong:
      isMade && (shape.made >= TWO_PAIR || !isAny(context, bettor, (up) => hasCardFrom(up, shape.pair))),
    draw,
    threat: findThreat(context.live),
  };
}

function isAny(
  { live }: VisibleContext,
  bettor: VisibleOpponent | undefined,
  holds: (up: readonly Card[]) => boolean,
): boolean {
  return bettor === undefined ? live.some(({ up }) => holds(up)) : holds(bettor.up);
}

const hasCardFrom = (up: readonly Card[], value: number): boolean =>
  up.some((card) => rankOf(card) + 2 >= value);

function findDraw(context: VisibleContext, shape: HandShape): StudDraw | undefined {
  if (isFlushDraw(shape)) return 'flush';
  if (findStraightOuts(shape) !== 0) return 'straight';
  return context.street === 4 && countLiveOvercards(context, shape) >= 2 ? 'overcards' : undefined;
}

/** Four to a flush, or to a straight that two ranks complete. */
export function hasStrongDraw({ draw, shape }: StudHand): boolean {
  const outs = findStraightOuts(shape);
  return draw === 'flush' || (outs & (outs - 1)) !== 0;
}

/** The grade of what counts: a beaten pair is no aim. */
export const gradeHand = (context: VisibleContext, { shape, isBeaten }: StudHand): LiveGrade =>
  gradeLive(context, shape, !isBeaten);

export const describeHand = ({ shape, draw, threat }: StudHand, live?: LiveGrade): StudData => ({
  made: HIGH_CATEGORIES[shape.made]!,
  ...(draw === undefined ? {} : { draw }),
  threat,
  ...(live === undefined ? {} : { live }),
});

/** The opponent on a seat that is still in. */
export function findLive({ live }: VisibleContext, seat: Seat | undefined): VisibleOpponent | undefined {
  for (let i = 0; i < live.length; i++) if (live[i]!.seat === seat) return live[i];
  return undefined;
}
