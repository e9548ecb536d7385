import { rankLowBoard } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { BET, CALL, CHECK, choose, chooseRaise, FOLD } from '../choice.js';
import { isLastBrick } from '../razz/lowBoard.js';
import { SIX_LOW } from '../razz/lowGate.js';
import { TWO_PAIR } from '../stud/handShape.js';
import { openHigh } from './fourth.js';
import { DEAD, LIVE } from './lowDead.js';
import { findMatchup } from './role.js';
import { hasHalfLocked, mayBeQuartered, type Stud8Spot } from './stud8Spot.js';

/** 5th and 6th street: bets are big, and whoever can only be scooped leaves. */
export const decideStud8On5th = (spot: Stud8Spot, legal: Legal): CpuDecision =>
  spot.ctx.toCall > 0 ? answer(spot, legal) : open(spot, legal);

function open(spot: Stud8Spot, legal: Legal): CpuDecision {
  const { role, board, isFreeroll } = spot;
  const data = { role, intent: board.intent };
  if (isFreeroll) return choose(legal, BET, 'eight_freeroll', 'stud8/5th/open/freeroll', data);
  switch (role) {
    case 'SCOOPING':
      return choose(legal, BET, 'eight_scooping', 'stud8/5th/open/scooping', data);
    case 'HI_ONLY':
      return openHigh(spot, legal, '5th');
    case 'LO_ONLY':
      return openLow(spot, legal);
    case 'AIR':
      return choose(legal, CHECK, 'eight_air', 'stud8/5th/open/air', data);
  }
}

/** With three or more in the hand a low that others may share or beat bets only when it is very good. */
export const isQuarterDanger = (spot: Stud8Spot): boolean =>
  spot.ctx.live.length > 1 && mayBeQuartered(spot) && spot.eightLow < SIX_LOW;

function openLow(spot: Stud8Spot, legal: Legal): CpuDecision {
  const { role, he, board, eightLow, lowPenalty, hisLowPenalty } = spot;
  const matchup = findMatchup(role, board.intent);
  const data = { role, intent: board.intent, matchup, lowPenalty, hisLowPenalty };
  if (isQuarterDanger(spot)) return choose(legal, CHECK, 'eight_quarter', 'stud8/5th/open/quarter', data);
  if (matchup === 'LO_LO') {
    return lowPenalty < hisLowPenalty || isLastBrick(he.up, he.up.at(-1)!)
      ? choose(legal, BET, 'eight_low_livelier', 'stud8/5th/open/livelier', data)
      : choose(legal, CHECK, 'eight_low_checks', 'stud8/5th/open/lowLow', data);
  }
  return !board.isHiStrong && (eightLow > 0 || lowPenalty <= LIVE)
    ? choose(legal, BET, 'eight_low_sure', 'stud8/5th/open/lowSure', data)
    : choose(legal, CHECK, 'eight_low_checks', 'stud8/5th/open/low', data);
}

function answer(spot: Stud8Spot, legal: Legal): CpuDecision {
  const { ctx, role, board, shape, eightLow, lowPenalty, isFreeroll } = spot;
  const matchup = findMatchup(role, board.intent);
  const data = { role, intent: board.intent, matchup, lowPenalty };
  const isLock = (): boolean => hasHalfLocked(spot);
  if (isFreeroll)
    return chooseRaise(legal, ctx.raiseCount, isLock, 'eight_freeroll', 'stud8/5th/facing/freeroll', data);
  switch (role) {
    case 'SCOOPING':
      return matchup === 'SCOOP_RACE' && eightLow === 0
        ? choose(legal, CALL, 'eight_scoop_race', 'stud8/5th/facing/race', data)
        : chooseRaise(legal, ctx.raiseCount, isLock, 'eight_scooping', 'stud8/5th/facing/scooping', data);
    case 'AIR':
      return choose(legal, FOLD, 'eight_air', 'stud8/5th/facing/air', data);
    case 'HI_ONLY':
      if (shape.made >= TWO_PAIR) {
        return choose(legal, CALL, 'eight_strong_high', 'stud8/5th/facing/twoPair', data);
      }
      return board.isLoStrong
        ? choose(legal, FOLD, 'eight_scooped', 'stud8/5th/facing/scooped', data)
        : choose(legal, CALL, 'eight_high_vs_rough', 'stud8/5th/facing/rough', data);
    case 'LO_ONLY':
      return answerLow(spot, legal);
  }
}

/** A low that is made does not wait for the cards that are dead. */
function answerLow({ ctx, role, he, board, eightLow, lowPenalty }: Stud8Spot, legal: Legal): CpuDecision {
  const data = { role, intent: board.intent, lowPenalty };
  if (eightLow === 0 && board.isHiStrong && lowPenalty >= DEAD) {
    return choose(legal, FOLD, 'eight_low_dead', 'stud8/5th/facing/lowDead', data);
  }
  const isBehind = board.intent !== 'HI' && rankLowBoard(he.up) > rankLowBoard(ctx.me.up);
  return eightLow === 0 && isBehind && lowPenalty >= LIVE
    ? choose(legal, FOLD, 'eight_low_behind', 'stud8/5th/facing/lowBehind', data)
    : choose(legal, CALL, 'eight_low_goes_on', 'stud8/5th/facing/low', data);
}
