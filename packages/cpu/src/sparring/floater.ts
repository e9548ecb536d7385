import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { gradeHand, isAtLeast } from './grade.js';
import { act, CALL, drawAsUsual, FOLD, RAISE, type Partner } from './partner.js';

/** Calls early with anything, and bets later when somebody checks to it. */
export const decideFloater: Partner = (view, legal) => {
  if (legal.draw !== undefined) return drawAsUsual(view);
  const isEarly = isFirstHalf(view);
  if (legal.check) {
    return isEarly
      ? act(legal, CALL, 'spar_floats', 'floater/wait')
      : act(legal, RAISE, 'spar_bets_when_checked_to', 'floater/bet');
  }
  if (isEarly) return act(legal, CALL, 'spar_floats', 'floater/call');
  const grade = gradeHand(view);
  return isAtLeast(grade, 'fair')
    ? act(legal, CALL, 'spar_stays', 'floater/stay', { grade })
    : act(legal, FOLD, 'spar_gives_up', 'floater/fold', { grade });
};

/** The streets of the small bet: the first two, or the first of a game with two streets. */
const isFirstHalf = ({ game, street }: View): boolean =>
  street < Math.floor(VARIANTS[game as GameId].streets.length / 2);
