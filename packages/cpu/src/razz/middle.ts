import { BET, CALL, CHECK, choose, FOLD, RAISE } from '../choice.js';
import type { Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { hasLock } from './lowLock.js';
import { LINES, RATES } from './razzLines.js';
import {
  findChance,
  findLead,
  findNeeded,
  mayBluff,
  mayCheckRaise,
  mayRaise,
  maySlowPlay,
  pushOf,
  shareOfTwo,
  type RazzSpot,
} from './razzSpot.js';

const FAIR = 0.5;

/** 4th to 6th street. */
export function decideRazzMiddle(spot: RazzSpot): Verdict {
  const { ctx, legal, seen } = spot;
  const isFacing = ctx.toCall > 0;
  if (hasLock(ctx, seen)) {
    return choose(legal, isFacing ? RAISE : BET, 'low_lock', 'razz/middle/lock', () => spot.lowHand());
  }
  return isFacing ? answer(spot) : open(spot);
}

function open(spot: RazzSpot): Verdict {
  const { ctx, legal, profile } = spot;
  const players = ctx.live.length;
  const lowChance = findChance(spot);
  const lowLead = findLead(spot);
  const share = shareOfTwo(lowChance, players);
  const leadShare = shareOfTwo(lowLead, players);
  const data = (): CpuData => ({ lowChance, lowLead, players: players + 1 });
  const line = LINES.bet[ctx.street - 3]! - LINES.lead * (leadShare - FAIR) - pushOf(profile);
  // A hand with less than its share needs up cards that promise more than it has.
  if (share >= line && (share >= FAIR || leadShare > share)) {
    if (mayCheckRaise(spot, share, leadShare)) {
      return choose(legal, CHECK, 'low_check_raise', 'razz/middle/open/checkRaise', data);
    }
    return share >= FAIR
      ? choose(legal, BET, 'low_ahead', 'razz/middle/open/ahead', data)
      : choose(legal, BET, 'low_pressure', 'razz/middle/open/pressure', data);
  }
  if (
    share < FAIR &&
    share >= line - LINES.semiBluff &&
    leadShare >= FAIR &&
    mayBluff(spot, RATES.semiBluff)
  ) {
    return choose(legal, BET, 'low_semi_bluff', 'razz/middle/open/semiBluff', data);
  }
  return choose(legal, CHECK, 'low_wait', 'razz/middle/open/wait', data);
}

function answer(spot: RazzSpot): Verdict {
  const { ctx, legal } = spot;
  const lowChance = findChance(spot);
  const lowNeeded = findNeeded(spot);
  const share = shareOfTwo(lowChance, ctx.live.length);
  const data = (): CpuData => ({ lowChance, lowNeeded, ...spot.price() });
  if (mayRaise(spot, share)) {
    if (ctx.headsUp && ctx.street < 6 && share < LINES.slowPlay && maySlowPlay(spot, RATES.slowPlay)) {
      return choose(legal, CALL, 'low_trap', 'razz/middle/facing/slowPlay', data);
    }
    return choose(legal, RAISE, 'low_value_raise', 'razz/middle/facing/raise', data);
  }
  if (lowChance < lowNeeded) {
    return choose(legal, FOLD, 'low_too_expensive', 'razz/middle/facing/fold', data);
  }
  const mayRaiseAsBluff = ctx.headsUp && ctx.raiseCount === 0 && share >= LINES.bluffRaise && share < FAIR;
  if (mayRaiseAsBluff) {
    const lowLead = findLead(spot);
    if (lowLead >= LINES.bluffRaiseLead && mayBluff(spot, RATES.bluffRaise)) {
      return choose(legal, RAISE, 'low_semi_bluff', 'razz/middle/facing/semiBluff', () => ({
        ...data(),
        lowLead,
      }));
    }
  }
  return choose(legal, CALL, 'low_price', 'razz/middle/facing/call', data);
}
