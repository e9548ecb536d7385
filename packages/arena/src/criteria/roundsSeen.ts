import { getPositionContext } from '@doorcard/cpu';
import { readBadugi } from './badugiHand.js';
import { isPlayed } from './openingTable.js';
import { mySeat, type Observer } from './observer.js';

/** SC-006: the number of betting rounds seen with hands that the opening table plays in their position. */
export function watchRounds(): Observer {
  const met = new Set<number>();
  const played = new Set<number>();
  const folded = new Map<number, number>();
  return {
    decide: ({ view, decision }) => {
      const seat = mySeat(view);
      if (!met.has(seat)) {
        met.add(seat);
        const position = getPositionContext(view).positionCategory;
        if (isPlayed(readBadugi(view.mine!.cards), position)) played.add(seat);
      }
      if (decision.action.type === 'fold') folded.set(seat, view.street);
    },
    end: (hand, count) => {
      for (const seat of played) {
        const rounds = (folded.get(seat) ?? hand.street) + 1;
        count('rounds/n');
        count('rounds/sum', rounds);
        count('rounds/squares', rounds * rounds);
      }
      met.clear();
      played.clear();
      folded.clear();
    },
  };
}
