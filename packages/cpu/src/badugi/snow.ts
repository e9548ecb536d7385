import type { Rng } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { seatOf } from '../player.js';
import { happens } from '../stream.js';
import { highOf, LOWEST_BADUGI, sizeOf } from './badugiRank.js';
import { getPositionContext } from './position.js';
import { rankOfHand } from './standing.js';
import type { StrategyProfile } from './strategyProfile.js';

/** A snow is to stand pat without a badugi. Having done so is the intent: it needs no memory. */
export const isSnowing = (view: View, rank = rankOfHand(view.mine!.cards)): boolean =>
  rank < LOWEST_BADUGI && view.seats[seatOf(view)]!.draws.at(-1) === 'pat';

/** The first draw at which a snow is thought of. */
const FIRST_SNOW = 2;
const MOST_OPPONENTS = 2;
/** Three cards up to this are worth more as a draw. */
const GOOD_DRAW = 8;
const LATE_FACTOR = 1.25;
const MOST_OFTEN = 0.25;

/** How often this draw is a snow: 0 where it does not suit. */
export function findSnowChance(view: View, { bluffFrequency }: StrategyProfile): number {
  const seat = seatOf(view);
  if (view.phase !== 'drawing' || view.street < FIRST_SNOW || view.seats[seat]!.allIn) return 0;
  const rank = rankOfHand(view.mine!.cards);
  if (rank >= LOWEST_BADUGI || (sizeOf(rank) === 3 && highOf(rank) <= GOOD_DRAW)) return 0;
  let opponents = 0;
  let allDrewMore = true;
  for (let i = 0; i < view.seats.length; i++) {
    const { folded, allIn, draws } = view.seats[i]!;
    if (i === seat || folded) continue;
    const last = draws.at(-1);
    if (allIn || last === 'pat' || last === undefined || ++opponents > MOST_OPPONENTS) return 0;
    if (last < 2) allDrewMore = false;
  }
  const isLate = getPositionContext(view).positionCategory === 'late';
  return isLate && allDrewMore ? Math.min(MOST_OFTEN, bluffFrequency * LATE_FACTOR) : bluffFrequency;
}

/** Whether to stand pat at this draw without a badugi. Once begun it goes on to the end of the hand. */
export const shouldSnow = (view: View, profile: StrategyProfile, rng: Rng): boolean =>
  view.phase === 'drawing' && (isSnowing(view) || happens(findSnowChance(view, profile), rng));
