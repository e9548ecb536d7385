import { act, drawAsUsual, RAISE, type Partner } from './partner.js';

/** Bets and raises with anything, as often as the rules allow. */
export const decideManiac: Partner = (view, legal) =>
  legal.draw === undefined ? act(legal, RAISE, 'spar_raises_anything', 'maniac/raise') : drawAsUsual(view);
