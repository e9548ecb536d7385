import type { Card } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { highValue } from '../cardValue.js';
import type { CpuDecision } from '../player.js';
import { BET, CALL, CHECK, choose, chooseRaise, FOLD } from '../choice.js';
import { SEVEN_LOW } from '../razz/lowGate.js';
import { countLows, hasPair, lowRanksOf } from '../razz/lowRanks.js';
import { isBeatenBy, PAIR, TWO_PAIR } from '../stud/handShape.js';
import { isQuarterDanger } from './fifth.js';
import { DEAD } from './lowDead.js';
import { hasHalfLocked, type Stud8Spot } from './stud8Spot.js';

/** The last street: each half is won or not, and one half is often worth a call. */
export const decideStud8On7th = (spot: Stud8Spot, legal: Legal): CpuDecision =>
  spot.ctx.toCall > 0 ? answer(spot, legal) : open(spot, legal);

function open(spot: Stud8Spot, legal: Legal): CpuDecision {
  const { role, board, isFreeroll } = spot;
  const data = { role, intent: board.intent };
  if (isFreeroll) return choose(legal, BET, 'eight_freeroll', 'stud8/7th/open/freeroll', data);
  switch (role) {
    case 'SCOOPING':
      return choose(legal, BET, 'eight_scooping', 'stud8/7th/open/scooping', data);
    case 'LO_ONLY':
      return isQuarterDanger(spot)
        ? choose(legal, CHECK, 'eight_quarter', 'stud8/7th/open/quarter', data)
        : choose(legal, BET, 'eight_made_low', 'stud8/7th/open/low', { ...data, eightLow: spot.eightLow });
    case 'HI_ONLY':
      return openHigh(spot, legal);
    case 'AIR':
      return looksLikeMissedLow(spot)
        ? choose(legal, BET, 'eight_missed_low', 'stud8/7th/open/bluff', data)
        : choose(legal, CHECK, 'eight_air', 'stud8/7th/open/air', data);
  }
}

function openHigh({ ctx, shape, role, he, board }: Stud8Spot, legal: Legal): CpuDecision {
  const data = { role, intent: board.intent };
  if (shape.made >= TWO_PAIR) {
    return choose(legal, BET, 'eight_strong_high', 'stud8/7th/open/twoPair', data);
  }
  if (board.isLoStrong && ctx.firstToAct) {
    return choose(legal, CHECK, 'eight_high_behind', 'stud8/7th/open/lowBehind', data);
  }
  return (ctx.headsUp || board.isLoDirty) && !isBeatenBy(shape, he.up)
    ? choose(legal, BET, 'eight_thin_high', 'stud8/7th/open/thinHigh', data)
    : choose(legal, CHECK, 'eight_high_behind', 'stud8/7th/open/high', data);
}

const TEN = 10;

/** The one bluff: nothing to see on his side, three lows on mine, and nobody else. */
function looksLikeMissedLow({ ctx, he, board }: Stud8Spot): boolean {
  if (!ctx.headsUp || board.hasPair || !he.up.every(isTenOrLower)) return false;
  const mine = lowRanksOf(ctx.me.up);
  return countLows(mine) >= 3 && !hasPair(ctx.me.up, mine);
}

const isTenOrLower = (card: Card): boolean => highValue(card) <= TEN;

function answer(spot: Stud8Spot, legal: Legal): CpuDecision {
  const { ctx, role, board, shape, eightLow, he, isFreeroll, hisLowPenalty } = spot;
  const data = { role, intent: board.intent };
  const hasLow = eightLow > 0;
  const isBeaten = isBeatenBy(shape, he.up);
  const isClean = board.isA2 && board.isLoStrong;
  if (!hasLow && (shape.made < PAIR || isBeaten || (isClean && role === 'AIR'))) {
    return choose(legal, FOLD, 'eight_no_half', 'stud8/7th/facing/noHalf', data);
  }
  const isLock = (): boolean => hasHalfLocked(spot);
  if (hasLow && role === 'SCOOPING' && shape.made >= TWO_PAIR) {
    return chooseRaise(legal, ctx.raiseCount, isLock, 'eight_scooping', 'stud8/7th/facing/scooping', data);
  }
  if (isFreeroll)
    return chooseRaise(legal, ctx.raiseCount, isLock, 'eight_freeroll', 'stud8/7th/facing/freeroll', data);
  if (ctx.live.length > 1 && hasHalfLocked(spot)) {
    return chooseRaise(legal, ctx.raiseCount, isLock, 'eight_lock', 'stud8/7th/facing/lock', data);
  }
  // The signs below are for doubtful halves; a good one does not need two of them.
  if (eightLow >= SEVEN_LOW || (shape.made >= TWO_PAIR && !isBeaten)) {
    return choose(legal, CALL, 'eight_good_half', 'stud8/7th/facing/goodHalf', data);
  }
  const halfSigns =
    Number(board.isLoDirty || hisLowPenalty >= DEAD) +
    Number(hasLow || !isBeaten) +
    Number(board.intent === 'LO' && shape.made >= PAIR) +
    Number(board.intent === 'HI' && hasLow);
  return halfSigns >= (ctx.headsUp ? 1 : 2)
    ? choose(legal, CALL, 'eight_half', 'stud8/7th/facing/half', { ...data, halfSigns })
    : choose(legal, FOLD, 'eight_few_signs', 'stud8/7th/facing/fewSigns', { ...data, halfSigns });
}
