import { gradeHand, isAtLeast } from './grade.js';
import { act, CALL, drawAsUsual, FOLD, isFirstIn, RAISE, type Partner } from './partner.js';

/** Raises first in with anything, bets when checked to, and folds to a raise without a hand. */
export const decideThief: Partner = (view, legal) => {
  if (legal.draw !== undefined) return drawAsUsual(view);
  if (isFirstIn(view)) return act(legal, RAISE, 'spar_opens_anything', 'thief/open');
  if (legal.check) return act(legal, RAISE, 'spar_bets_when_checked_to', 'thief/bet');
  const grade = gradeHand(view);
  return isAtLeast(grade, 'good')
    ? act(legal, CALL, 'spar_stays', 'thief/stay', { grade })
    : act(legal, FOLD, 'spar_gives_up', 'thief/fold', { grade });
};
