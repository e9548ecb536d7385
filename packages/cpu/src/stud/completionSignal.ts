import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { highValue } from '../cardValue.js';
import { hasFiredOn } from './firing.js';
import { findStraightOuts, readShape } from './handShape.js';
import { showsPair } from './threat.js';

const JACK = 11;

/**
 * On 6th street: an opponent has an open pair since before and a high card with it, four to a flush or a straight on
 * his board, or has bet or raised on both 5th and 6th street.
 */
export const hasCompletionSignal = (context: VisibleContext): boolean =>
  context.live.some((opponent) => signalsCompletion(context, opponent));

function signalsCompletion({ view }: VisibleContext, { seat, up }: VisibleOpponent): boolean {
  const last = up.at(-1)!;
  if (highValue(last) >= JACK && showsPair(up.slice(0, -1))) return true;
  const board = readShape(up);
  return board.suited >= 4 || findStraightOuts(board) !== 0 || hasFiredOn(view, seat, 5, 6);
}
