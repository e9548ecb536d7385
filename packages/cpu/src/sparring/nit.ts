import { gradeHand } from './grade.js';
import { act, CALL, drawAsUsual, FOLD, RAISE, type Partner } from './partner.js';

/** Waits for premium hands, raises them, and folds the rest. */
export const decideNit: Partner = (view, legal) => {
  if (legal.draw !== undefined) return drawAsUsual(view);
  const grade = gradeHand(view);
  if (grade === 'strong') return act(legal, RAISE, 'spar_premium', 'nit/premium', { grade });
  // A good hand that has paid to see the second street goes on; on the first street only premium hands enter.
  return grade === 'good' && view.street > 0
    ? act(legal, CALL, 'spar_stays', 'nit/good', { grade })
    : act(legal, FOLD, 'spar_not_premium', 'nit/fold', { grade });
};
