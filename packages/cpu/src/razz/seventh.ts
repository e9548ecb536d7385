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
  pushOf,
  shareOfTwo,
  type RazzSpot,
} from './razzSpot.js';

const LAST = 4;

/** The last street: the hand is what it is. */
export function decideRazz7th(spot: RazzSpot): Verdict {
  const { ctx, legal, seen } = spot;
  const isFacing = ctx.toCall > 0;
  if (hasLock(ctx, seen)) {
    return choose(legal, isFacing ? RAISE : BET, 'low_lock', 'razz/7th/lock', () => spot.lowHand());
  }
  return isFacing ? answer(spot) : open(spot);
}

function open(spot: RazzSpot): Verdict {
  const { ctx, legal, profile } = spot;
  const lowChance = findChance(spot);
  const share = shareOfTwo(lowChance, ctx.live.length);
  const data = (): CpuData => ({ ...spot.lowHand(), lowChance });
  if (share >= LINES.bet[LAST]! - pushOf(profile) / 2) {
    const lowLead = findLead(spot);
    if (mayCheckRaise(spot, share, shareOfTwo(lowLead, ctx.live.length))) {
      return choose(legal, CHECK, 'low_check_raise', 'razz/7th/open/checkRaise', () => ({
        ...data(),
        lowLead,
      }));
    }
    return choose(legal, BET, 'low_value', 'razz/7th/open/value', data);
  }
  if (ctx.headsUp && lowChance < LINES.bluffBelow) {
    const lowLead = findLead(spot);
    if (lowLead >= LINES.bluffLead && mayBluff(spot, RATES.bluff)) {
      return choose(legal, BET, 'low_bluff', 'razz/7th/open/bluff', () => ({ ...data(), lowLead }));
    }
  }
  return choose(legal, CHECK, 'low_wait', 'razz/7th/open/wait', data);
}

function answer(spot: RazzSpot): Verdict {
  const { ctx, legal } = spot;
  const lowChance = findChance(spot);
  const lowNeeded = findNeeded(spot);
  const data = (): CpuData => ({ ...spot.lowHand(), lowChance, lowNeeded, ...spot.price() });
  const share = shareOfTwo(lowChance, ctx.live.length);
  if (mayRaise(spot, share)) {
    return choose(legal, RAISE, 'low_value_raise', 'razz/7th/facing/raise', data);
  }
  return lowChance >= lowNeeded
    ? choose(legal, CALL, 'low_price', 'razz/7th/facing/call', data)
    : choose(legal, FOLD, 'low_too_expensive', 'razz/7th/facing/fold', data);
}
