import { act, CALL, drawAsUsual, RAISE, throwCards, type Partner } from './partner.js';

/** From which draw on it stands pat, and whether it also raises. */
export const PATTER_PROFILES = ['first', 'second', 'first-cap', 'second-cap'] as const;
export type PatterProfile = (typeof PATTER_PROFILES)[number];

/** Stands pat with anything from the first or second draw on and bets every round. Capping, it raises as well. */
export function makePatter(profile: PatterProfile): Partner {
  const firstPat = profile.startsWith('first') ? 1 : 2;
  const isCapping = profile.endsWith('-cap');
  return (view, legal) => {
    if (legal.draw !== undefined) {
      return view.street >= firstPat ? throwCards([], 'spar_stands_pat', 'patter/pat') : drawAsUsual(view);
    }
    // One wager a round: a bet, or the first raise over the blinds.
    const mayWager = isCapping || legal.check || (view.street === 0 && view.wagers <= 1);
    return mayWager
      ? act(legal, RAISE, 'spar_raises_anything', 'patter/wager')
      : act(legal, CALL, 'spar_calls_anything', 'patter/call');
  };
}
