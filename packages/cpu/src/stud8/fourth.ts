import type { Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { BET, CALL, CHECK, choose, chooseRaise, FOLD, never } from '../choice.js';
import { happens } from '../stream.js';
import { isBeatenBy } from '../stud/handShape.js';
import { findThreat } from '../stud/threat.js';
import { LIVE, VERY_LIVE } from './lowDead.js';
import type { Stud8Spot } from './stud8Spot.js';
import { SELDOM } from './third.js';

const LOOKS_COMPLETE = 7;

/** 4th street: bets are small, so few hands fold. Four cards make neither half sure, so nobody rolls free yet. */
export const decideStud8On4th = (spot: Stud8Spot, legal: Legal, rng: Rng): CpuDecision =>
  spot.ctx.toCall > 0 ? answer(spot, legal, rng) : open(spot, legal);

function open(spot: Stud8Spot, legal: Legal): CpuDecision {
  const { role, board } = spot;
  const data = { role, intent: board.intent };
  switch (role) {
    case 'SCOOPING':
      return choose(legal, BET, 'eight_scooping', 'stud8/4th/open/scooping', data);
    case 'HI_ONLY':
      return openHigh(spot, legal, '4th');
    case 'LO_ONLY':
      return board.isLoDirty && !board.isHiStrong
        ? choose(legal, BET, 'eight_low_vs_dirty', 'stud8/4th/open/dirty', data)
        : choose(legal, CHECK, 'eight_low_checks', 'stud8/4th/open/low', data);
    case 'AIR':
      return choose(legal, CHECK, 'eight_air', 'stud8/4th/open/air', data);
  }
}

/** A high bets into a low to make it pay, and into another high when it is ahead and nothing looks complete. */
export function openHigh(
  { ctx, shape, role, he, board }: Stud8Spot,
  legal: Legal,
  street: '4th' | '5th',
): CpuDecision {
  const { intent } = board;
  if (intent !== 'HI') {
    return choose(legal, BET, 'eight_deny_low', `stud8/${street}/open/denyLow`, { role, intent });
  }
  const threat = findThreat(ctx.live);
  const data = { role, intent, threat };
  return threat < LOOKS_COMPLETE && !isBeatenBy(shape, he.up)
    ? choose(legal, BET, 'eight_high_ahead', `stud8/${street}/open/highAhead`, data)
    : choose(legal, CHECK, 'eight_high_behind', `stud8/${street}/open/highBehind`, data);
}

function answer(spot: Stud8Spot, legal: Legal, rng: Rng): CpuDecision {
  const { ctx, role, board, lowPenalty, hisLowPenalty } = spot;
  const data = { role, intent: board.intent, lowPenalty, hisLowPenalty };
  switch (role) {
    case 'SCOOPING':
      return lowPenalty <= LIVE
        ? chooseRaise(legal, ctx.raiseCount, never, 'eight_scooping', 'stud8/4th/facing/scooping', data)
        : choose(legal, CALL, 'eight_dead_lows', 'stud8/4th/facing/scoopThin', data);
    case 'AIR':
      return board.isLoDirty && !board.isHiStrong
        ? choose(legal, CALL, 'eight_air_peel', 'stud8/4th/facing/airPeel', data)
        : choose(legal, FOLD, 'eight_air', 'stud8/4th/facing/air', data);
    case 'HI_ONLY':
      if (board.isA2 && board.isLoStrong && hisLowPenalty <= VERY_LIVE && happens(SELDOM, rng)) {
        return choose(legal, FOLD, 'eight_clean_low', 'stud8/4th/facing/cleanLow', data);
      }
      break;
    case 'LO_ONLY':
      break;
  }
  return choose(legal, CALL, 'eight_peel', 'stud8/4th/facing/peel', data);
}
