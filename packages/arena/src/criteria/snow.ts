import { getPositionContext } from '@doorcard/cpu';
import { countSeats, type View } from '@doorcard/engine';
import { readBadugi } from './badugiHand.js';
import { liveOpponents, mySeat, type Observer } from './observer.js';

const MOST_OPPONENTS = 2;
const FIRST_SNOW = 2;
const BADUGI = 4;
const THREE = 3;
/** Three cards up to this are drawn to. */
const GOOD_DRAW = 8;

/** Whether a snow may begin at this draw: `late` where it may begin more often. */
function findSnowSpot(view: View): 'plain' | 'late' | undefined {
  if (view.phase !== 'drawing' || view.street < FIRST_SNOW) return undefined;
  const { size, high } = readBadugi(view.mine!.cards);
  if (size === BADUGI || (size === THREE && high <= GOOD_DRAW)) return undefined;
  const mine = view.seats[mySeat(view)]!;
  // A player who stood pat without a badugi is snowing already.
  if (mine.allIn || mine.draws.at(-1) === 'pat') return undefined;
  const opponents = liveOpponents(view);
  const isSuitable = opponents.every(({ seen }) => !seen.allIn && Number(seen.draws.at(-1)) >= 1);
  if (!isSuitable || opponents.length > MOST_OPPONENTS) return undefined;
  const isLate = getPositionContext(view).positionCategory === 'late';
  return isLate && opponents.every(({ seen }) => Number(seen.draws.at(-1)) >= 2) ? 'late' : 'plain';
}

/** SC-004: spots for a snow, snows, and pots stolen with one, by player. */
export function watchSnow(): Observer {
  const snowers = new Map<number, string>();
  return {
    decide: ({ view, decision: { action }, player }, count) => {
      const spot = findSnowSpot(view);
      if (spot === undefined || action.type !== 'draw') return;
      count(`snow/${player}/${spot}/n`);
      if (action.discard.length > 0) return;
      count(`snow/${player}/${spot}/snows`);
      snowers.set(mySeat(view), player);
    },
    end: (hand, count) => {
      for (const [seat, player] of snowers) {
        const isAlone = countSeats(hand.live) === 1 && ((hand.live >> seat) & 1) === 1;
        if (isAlone) count(`snow/${player}/stolen`);
      }
      snowers.clear();
    },
  };
}
