import { HIGH_CATEGORIES } from '@doorcard/cards';
import type { Seat } from '@doorcard/engine';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { findStraightOuts, isBeatenBy, isFlushDraw, readShape, type HandShape } from './handShape.js';
import { gradeLive } from './liveGrade.js';
import type { StudData, StudDraw } from './studReason.js';
import { findThreat, showsPair } from './threat.js';

/** What I hold from 4th street on. */
export interface StudHand {
  readonly shape: HandShape;
  readonly draw: StudDraw | undefined;
}

export function readStudHand({ me }: VisibleContext): StudHand {
  const shape = readShape(me.cards);
  return { shape, draw: findDraw(shape) };
}

/** Whose up cards alone, a pair or more, beat what I have now. */
export function findBeating(opponents: readonly VisibleOpponent[], shape: HandShape): Seat | undefined {
  for (let i = 0; i < opponents.length; i++) {
    if (showsBetter(opponents[i]!, shape)) return opponents[i]!.seat;
  }
  return undefined;
}

/** A pair or more that is better; a higher card alone is not much. */
export const showsBetter = ({ up }: VisibleOpponent, shape: HandShape): boolean =>
  showsPair(up) && isBeatenBy(shape, up);

const findDraw = (shape: HandShape): StudDraw | undefined =>
  isFlushDraw(shape) ? 'flush' : findStraightOuts(shape) !== 0 ? 'straight' : undefined;

/** Whether a draw still has most of its cards. */
export const isLiveDraw = (context: VisibleContext, { draw, shape }: StudHand): boolean =>
  draw !== undefined && gradeLive(context, shape, false) !== 'BAD';

/** What it looks at, in the order in which it is shown. */
export function describeHand(
  context: VisibleContext,
  { shape, draw }: StudHand,
  numbers: Pick<StudData, 'studChance' | 'studLine' | 'studNeeds' | 'about'> = {},
): StudData {
  const data: { -readonly [K in keyof StudData]: StudData[K] } = { made: HIGH_CATEGORIES[shape.made]! };
  if (draw !== undefined) {
    data.draw = draw;
    data.live = gradeLive(context, shape, false);
  }
  data.threat = findThreat(context.live);
  if (numbers.studChance !== undefined) data.studChance = numbers.studChance;
  if (numbers.studLine !== undefined) data.studLine = numbers.studLine;
  if (numbers.studNeeds !== undefined) data.studNeeds = numbers.studNeeds;
  if (numbers.about !== undefined) data.about = numbers.about;
  return data;
}
