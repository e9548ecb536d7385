import { getPositionContext } from '@doorcard/cpu';
import { readBadugi } from './badugiHand.js';
import { isPlayed } from './openingTable.js';
import { isFirstIn, isSmallBlind, type Observer } from './observer.js';

/**
 * SC-001: first-in hands that the late row plays, by position: how many, and how many were folded. The small blind has
 * already paid half, which is a matter of price and not of position, so it is counted separately.
 */
export const watchPosition = (): Observer => ({
  decide: ({ view, decision }, count) => {
    if (!isFirstIn(view) || !isPlayed(readBadugi(view.mine!.cards), 'late')) return;
    const place = isSmallBlind(view) ? 'smallBlind' : getPositionContext(view).positionCategory;
    count(`position/${place}/n`);
    if (decision.action.type === 'fold') count(`position/${place}/folds`);
  },
});
