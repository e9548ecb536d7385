import { aceToFive } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import type { VisibleContext } from '../visibleContext.js';
import { BET, CALL, CHECK, choose, chooseRaise, FOLD, never, RAISE } from '../choice.js';
import { countSeenRanks } from './deadLows.js';
import { countDirt, DIRTY } from './lowBoard.js';
import { EIGHT_LOW, NINE_LOW, SEVEN_LOW, SIX_FOUR_LOW } from './lowGate.js';
import { isLowLock } from './lowLock.js';
import { countLows, hasPair, lowRanksOf } from './lowRanks.js';
import { findCleanest, findOpponent } from './opponents.js';

/** The last street: the hand is what it is, so only the exact low counts. */
export function decideRazz7th(ctx: VisibleContext, legal: Legal): CpuDecision {
  const lowHand = aceToFive.rank(ctx.me.cards);
  const isFacing = ctx.toCall > 0;
  if (lowHand >= EIGHT_LOW && isLowLock(ctx, lowHand, countSeenRanks(ctx))) {
    return choose(legal, isFacing ? RAISE : BET, 'low_lock', 'razz/7th/lock', { lowHand });
  }
  return isFacing ? answer(ctx, legal, lowHand) : open(ctx, legal, lowHand);
}

function open(ctx: VisibleContext, legal: Legal, lowHand: number): CpuDecision {
  if (lowHand >= EIGHT_LOW) return choose(legal, BET, 'low_value', 'razz/7th/open/eight', { lowHand });
  const dirt = countDirt(findCleanest(ctx).up);
  const data = { lowHand, dirt };
  return lowHand >= NINE_LOW && dirt >= DIRTY
    ? choose(legal, BET, 'low_thin_value', 'razz/7th/open/nine', data)
    : choose(legal, CHECK, 'low_wait', 'razz/7th/open/wait', data);
}

function answer(ctx: VisibleContext, legal: Legal, lowHand: number): CpuDecision {
  const { up } = findOpponent(ctx, ctx.bettorSeat!);
  const dirt = countDirt(up);
  if (lowHand >= SIX_FOUR_LOW || (lowHand >= SEVEN_LOW && dirt >= 2)) {
    const data = { lowHand, dirt };
    return chooseRaise(legal, ctx.raiseCount, never, 'low_value_raise', 'razz/7th/facing/value', data);
  }
  // The signs below are for bluff catchers; a hand that would bet itself does not need two of them.
  if (lowHand >= EIGHT_LOW) {
    return choose(legal, CALL, 'low_showdown', 'razz/7th/facing/eight', { lowHand, dirt });
  }
  const isNineLow = lowHand >= NINE_LOW;
  if (dirt === 0 && !isNineLow) {
    return choose(legal, FOLD, 'low_clean_board', 'razz/7th/facing/clean', { lowHand, dirt });
  }
  const ranks = lowRanksOf(up);
  const callSigns =
    Number(dirt >= DIRTY) + Number(hasPair(up, ranks)) + Number(countLows(ranks) < 3) + Number(isNineLow);
  const data = { lowHand, dirt, callSigns };
  return callSigns >= (ctx.headsUp ? 1 : 2)
    ? choose(legal, CALL, 'low_bluff_catch', 'razz/7th/facing/signs', data)
    : choose(legal, FOLD, 'low_few_signs', 'razz/7th/facing/fewSigns', data);
}
