import type { VisibleOpponent } from '../visibleContext.js';
import { buildVisibleContext } from '../visibleContext.js';
import { eightOrBetter, type Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { isBeatenBy, readShape } from '../stud/handShape.js';
import { act, CALL, drawAsUsual, FOLD, type Partner } from './partner.js';

/** Calls with anything that could win, and never bets. */
export const decideStation: Partner = (view, legal) => {
  if (legal.draw !== undefined) return drawAsUsual(view);
  return canWin(view)
    ? act(legal, CALL, 'spar_calls_anything', 'station/call')
    : act(legal, FOLD, 'spar_cannot_win', 'station/beaten');
};

const LAST_STREET = 4;

/** Only on 7th street of a high game can up cards alone show that a hand has lost. */
function canWin(view: View): boolean {
  if ((view.game !== 'stud' && view.game !== 'stud8') || view.street < LAST_STREET) return true;
  const { live, me } = buildVisibleContext(view);
  return (view.game === 'stud8' && hasLow(me.cards)) || !isBeatenOpenly(me.cards, live);
}

const hasLow = (cards: readonly Card[]): boolean => eightOrBetter.rank(cards) > 0;

function isBeatenOpenly(cards: readonly Card[], live: readonly VisibleOpponent[]): boolean {
  const shape = readShape(cards);
  return live.some(({ up }) => isBeatenBy(shape, up));
}
