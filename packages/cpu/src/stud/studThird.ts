import { highValue } from '../cardValue.js';
import { BRING_IN, CALL, COMPLETE, ENOUGH_RAISES, FOLD, RAISE } from '../choice.js';
import type { Verdict } from '../player.js';
import type { VisibleContext } from '../visibleContext.js';
import { PAIR, readShape, TRIPS } from './handShape.js';
import { STUD_NUMBERS as N } from './studNumbers.js';
import type { StudData } from './studReason.js';
import { bluffs, decideSpot, findNeeds, moveLine, shareOf, type StudSpot } from './studSpot.js';
import { studTier, type StudTier } from './studTier.js';
import { findWinChance } from './winChance.js';

const QUEEN = 12;
const ACE = 14;

export function decideStud3rd(spot: StudSpot): Verdict {
  const { third } = spot.context;
  switch (third) {
    case 'bringIn':
      return bringIn(spot);
    case 'unopened':
      return open(spot);
    default:
      return answer(spot, third);
  }
}

function findTier({ context }: StudSpot): StudTier {
  const { me, third, deadRankCount, deadSuitCount } = context;
  const { down, door } = me;
  return studTier(down[0]!, down[1]!, door, deadRankCount, deadSuitCount, third === 'unopened');
}

/** What a personality that plays fewer hands asks more of a start. */
const tighten = (line: number, { profile }: StudSpot): number =>
  line * (1 + 0.9 * (profile.tightnessFactor - 1));

function bringIn(spot: StudSpot): Verdict {
  const { context } = spot;
  const line = tighten(shareOf(N.bringInLine, context.live.length), spot);
  const { called } = findWinChance(context, context.live, N.callsBet[0]!, line);
  const data = (): StudData => ({
    tier: findTier(spot),
    studChance: called,
    studLine: line,
  });
  return called >= line
    ? decideSpot(spot, COMPLETE, 'stud_open', 'stud/3rd/bringIn/good', data)
    : decideSpot(spot, BRING_IN, 'stud_bring_in', 'stud/3rd/bringIn/weak', data);
}

function open(spot: StudSpot): Verdict {
  const { context } = spot;
  const tier = findTier(spot);
  if (tier === 'S' || tier === 'A') {
    return decideSpot(spot, COMPLETE, 'stud_open', 'stud/3rd/unopened/strong', () => ({
      tier,
      studChance: findWinChance(context, context.live, 0, 1).now,
    }));
  }
  const { now } = findWinChance(context, context.live, 0, 1);
  const above = findDoorAbove(context);
  const isHigh = above === undefined && highValue(context.me.door) >= QUEEN;
  const usual = N.openLine[Math.min(N.openLine.length, context.live.length) - 1]!;
  const line = tighten(isHigh ? usual * N.steal : usual, spot);
  const data = (): StudData => ({ tier, studChance: now, studLine: line });
  if (now < line) return decideSpot(spot, FOLD, 'stud_weak_start', 'stud/3rd/unopened/weak', data);
  if (tier === 'B') return decideSpot(spot, COMPLETE, 'stud_open', 'stud/3rd/unopened/live', data);
  return above === undefined
    ? decideSpot(spot, COMPLETE, 'stud_steal', 'stud/3rd/unopened/steal', data)
    : decideSpot(spot, FOLD, 'stud_door_above', 'stud/3rd/unopened/weak', () => ({
        tier,
        studChance: now,
        about: above,
      }));
}

/** The seat of somebody who is in, limpers included, with a higher door than mine; heads-up an equal one is none. */
function findDoorAbove({ me, live, headsUp }: VisibleContext): number | undefined {
  const mine = highValue(me.door);
  for (let i = 0; i < live.length; i++) {
    const value = highValue(live[i]!.door);
    if (value > mine || (value === mine && !headsUp)) return live[i]!.seat;
  }
  return undefined;
}

const hasEntered = ({ view }: VisibleContext, seat: number): boolean => {
  const { bet, allIn } = view.seats[seat]!;
  return bet > view.stakes.bringIn || allIn;
};

function answer(spot: StudSpot, third: 'completed' | 'cold' | 'reraised'): Verdict {
  const { context } = spot;
  const { live, raiseCount, me } = context;
  // Who has only an ante or the bring-in in may still fold: he counts as a risk, not as an opponent.
  const rivals = live.filter(({ seat }) => hasEntered(context, seat));
  const waiting = live.length - rivals.length;
  const asked = N.raiseLine[0]! + N.raiseStep * raiseCount + N.laterPlayer * waiting;
  const line = shareOf(moveLine(asked, spot.profile), rivals.length);
  const { now, called } = findWinChance(context, rivals, N.callsRaise[0]!, line);
  const about = context.bettorSeat!;
  const { made, pair } = readShape(me.cards);
  const mayRaise = raiseCount < ENOUGH_RAISES;
  if (mayRaise && (made === TRIPS || (made === PAIR && pair === ACE))) {
    return decideSpot(spot, RAISE, 'stud_premium', `stud/3rd/${third}/premium`, () => ({
      tier: findTier(spot),
      studChance: now,
    }));
  }
  const needs = findNeeds(spot, N.later[0]! + N.laterPlayer * waiting);
  // A third bet is for the best starts, and cold for aces and trips only.
  const isGood = raiseCount === 0 || (third === 'reraised' && findTier(spot) === 'S');
  if (mayRaise && isGood && called >= line && now >= needs) {
    return decideSpot(spot, RAISE, 'stud_reraise', `stud/3rd/${third}/ahead`, () => ({
      tier: findTier(spot),
      studChance: called,
      studLine: line,
      about,
    }));
  }
  const data = (): StudData => ({ tier: findTier(spot), studChance: now, studNeeds: needs, about });
  if (now < needs) return decideSpot(spot, FOLD, 'stud_start_fold', `stud/3rd/${third}/fold`, data);
  const isResteal = third === 'completed' && raiseCount === 0 && findDoorAbove(context) === undefined;
  return isResteal && bluffs(N.resteal, spot)
    ? decideSpot(spot, RAISE, 'stud_resteal', 'stud/3rd/completed/resteal', data)
    : decideSpot(spot, CALL, 'stud_start_call', `stud/3rd/${third}/call`, data);
}
