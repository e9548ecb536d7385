import { act, CALL, FOLD, isFirstIn, RAISE, throwCards, type Partner } from './partner.js';

/** `bet` bets and calls, `call` never bets, `raise` always raises, `barrel` opens and bets but folds to a raise. */
export const BLIND_PROFILES = ['bet', 'call', 'raise', 'barrel'] as const;
export type BlindProfile = (typeof BLIND_PROFILES)[number];

/** Acts by a fixed rule and never looks at its cards. At draws it throws two cards by their place, then one, then none. */
export function makeBlind(profile: BlindProfile): Partner {
  return (view, legal) => {
    if (legal.draw !== undefined) {
      const count = Math.max(0, 3 - view.street);
      return throwCards(view.mine!.cards.slice(0, count), 'spar_does_not_look', `blind/${profile}/draw`);
    }
    const isOpen = legal.check || isFirstIn(view);
    const wishes =
      profile === 'raise' || (profile !== 'call' && isOpen) ? RAISE : profile === 'barrel' ? FOLD : CALL;
    return act(legal, wishes, 'spar_does_not_look', `blind/${profile}`);
  };
}
