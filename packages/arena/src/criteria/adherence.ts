import type { StrategyProfile } from '@doorcard/cpu';
import { readBadugi } from './badugiHand.js';
import { findOpeningRow, listOpenings, type Opening } from './openingTable.js';
import { isFirstIn, type Observer } from './observer.js';

/**
 * SC-005: first-in decisions, and those that match the opening table for the player's profile. The table mostly folds,
 * so hands that it never folds are also counted separately.
 */
export const watchAdherence = (profileOf: (player: string) => StrategyProfile): Observer => ({
  decide: ({ view, decision, player }, count) => {
    if (!isFirstIn(view)) return;
    const openings = listOpenings(readBadugi(view.mine!.cards), findOpeningRow(view), profileOf(player));
    const isGood = openings.includes(decision.action.type as Opening);
    count(`adherence/${player}/n`);
    if (isGood) count(`adherence/${player}/good`);
    if (openings.includes('fold')) return;
    count(`adherence/${player}/played/n`);
    if (isGood) count(`adherence/${player}/played/good`);
  },
});
