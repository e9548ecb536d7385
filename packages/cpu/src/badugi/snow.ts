import type { Rng } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { seatOf } from '../player.js';
import { happens } from '../stream.js';
import { LOWEST_BADUGI } from './badugiRank.js';
import { getPositionContext } from './position.js';
import { rankOfHand } from './standing.js';
import type { StrategyProfile } from './strategyProfile.js';

/** A snow is to stand pat without a badugi. Having done so is the intent: it needs no memory. */
export function isSnowing(view: View): boolean {
  const last = view.seats[seatOf(view)]!.draws.at(-1);
  return last === 'pat' && rankOfHand(view.mine!.cards) < LOWEST_BADUGI;
}

/** The first draw at which a snow is thought of. */
const FIRST_SNOW = 2;
const MOST_OPPONENTS = 2;
const LATE_FACTOR = 1.25;
const MOST_OFTEN = 0.25;

/** How often this draw is a snow: 0 where it does not suit. */
export function findSnowChance(view: View, { bluffFrequency }: StrategyProfile): number {
  const seat = seatOf(view);
  if (view.phase !== 'drawing' || view.street < FIRST_SNOW || view.seats[seat]!.allIn) return 0;
  if (rankOfHand(view.mine!.cards) >= LOWEST_BADUGI) return 0;
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
