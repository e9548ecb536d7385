import { getPositionContext, type StrategyProfile } from '@doorcard/cpu';
import { readBadugi } from './badugiHand.js';
import { listOpenings, type Opening } from './openingTable.js';
import { isFirstIn, isSmallBlind, type Observer } from './observer.js';

/**
 * SC-005: first-in decisions, and those that the opening table gives for the player's profile. It mostly folds: hands
 * that it never folds are counted once more, apart.
 */
export const watchAdherence = (profileOf: (player: string) => StrategyProfile): Observer => ({
  decide: ({ view, decision, player }, count) => {
    if (!isFirstIn(view)) return;
    const position = getPositionContext(view).positionCategory;
    const spot = { position, isSmallBlind: isSmallBlind(view) };
    const openings = listOpenings(readBadugi(view.mine!.cards), spot, profileOf(player));
    const isGood = openings.includes(decision.action.type as Opening);
    count(`adherence/${player}/n`);
    if (isGood) count(`adherence/${player}/good`);
    if (openings.includes('fold')) return;
    count(`adherence/${player}/played/n`);
    if (isGood) count(`adherence/${player}/played/good`);
  },
});
