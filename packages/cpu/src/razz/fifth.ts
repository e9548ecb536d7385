import { aceToFive } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { lowValue } from '../cardValue.js';
import type { CpuDecision } from '../player.js';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { BET, CALL, CHECK, choose, chooseRaise, FOLD } from '../choice.js';
import { countDeadA5, countSafeDead, countSeenRanks } from './deadLows.js';
import { countBadCards, countDirt, DIRTY, findBestLow } from './lowBoard.js';
import { EIGHT_LOW } from './lowGate.js';
import { isLowLock } from './lowLock.js';
import { countLows, hasPair, lowRanksOf } from './lowRanks.js';
import { findCleanest, findOpponent } from './opponents.js';
import { isAlive } from './third.js';

const BAD_DEAD = 4;
const LONG_ODDS = 7;
const DOWN_CARDS = 2;

/** 5th and 6th street, where a bet is big. */
export function decideRazz5th(ctx: VisibleContext, legal: Legal): CpuDecision {
  return ctx.toCall > 0 ? answer(ctx, legal) : open(ctx, legal);
}

function open(ctx: VisibleContext, legal: Legal): CpuDecision {
  const { cards } = ctx.me;
  const ranks = lowRanksOf(cards);
  const lowCards = countLows(ranks);
  const he = findCleanest(ctx);
  const dirt = countDirt(he.up);
  const data = { lowCards, dirt };
  if (lowCards >= 5) return choose(legal, BET, 'low_value', 'razz/5th/open/made', data);
  if (lowCards === 4 && !hasPair(cards, ranks) && !showsWheelCards(he)) {
    return choose(legal, BET, 'low_draw', 'razz/5th/open/four', data);
  }
  return dirt >= DIRTY
    ? choose(legal, BET, 'low_pressure', 'razz/5th/open/dirty', data)
    : choose(legal, CHECK, 'low_wait', 'razz/5th/open/wait', data);
}

/** Nothing but different cards from ace to five. */
const showsWheelCards = ({ up }: VisibleOpponent): boolean =>
  countDirt(up) === 0 && up.every((card) => lowValue(card) <= 5);

function answer(ctx: VisibleContext, legal: Legal): CpuDecision {
  const { me, street, view } = ctx;
  const he = findOpponent(ctx, ctx.bettorSeat!);
  const lowHand = aceToFive.rank(me.cards);
  const ranks = countSeenRanks(ctx);
  if (lowHand >= EIGHT_LOW && lowHand >= findBestLow(he.up, DOWN_CARDS, ranks)) {
    const isLock = (): boolean => isLowLock(ctx, lowHand, ranks);
    return chooseRaise(legal, ctx.raiseCount, isLock, 'low_unbeaten', 'razz/5th/facing/unbeaten', {
      lowHand,
    });
  }
  const held = lowRanksOf(me.cards);
  const lowCards = countLows(held);
  if (lowCards >= 4 && countPairs(me.cards.length, held) <= 1) {
    return choose(legal, CALL, 'low_four_lows', 'razz/5th/facing/four', { lowCards });
  }
  const badCards = countBadCards(me.cards);
  const hisBadCards = countBadCards(he.up);
  if (badCards > hisBadCards) {
    const data = { lowCards, badCards, hisBadCards };
    return choose(legal, FOLD, 'low_outnumbered', 'razz/5th/facing/outnumbered', data);
  }
  const dirt = countDirt(he.up);
  const deadLows = countDeadA5(ranks, held);
  const hisDeadLows = countDeadA5(ranks, lowRanksOf(he.up));
  const safeDead = countSafeDead(ctx, held);
  const data = { lowCards, badCards, hisBadCards, dirt, deadLows, safeDead, hisDeadLows };
  if (dirt >= DIRTY) return choose(legal, CALL, 'low_he_is_rough', 'razz/5th/facing/dirty', data);
  if (hisDeadLows >= BAD_DEAD && isAlive(deadLows, safeDead)) {
    return choose(legal, CALL, 'low_he_is_drawing_dead', 'razz/5th/facing/dead', data);
  }
  if (street === 5 && lowCards === 3 && view.pot >= LONG_ODDS * ctx.toCall) {
    return choose(legal, CALL, 'low_price', 'razz/5th/facing/price', {
      lowCards,
      price: ctx.toCall,
      pot: view.pot,
    });
  }
  return choose(legal, FOLD, 'low_nothing', 'razz/5th/facing/nothing', data);
}

/** Cards whose rank is there already. */
const countPairs = (cards: number, held: number): number => cards - countLows(held) - countLows(held >> 8);
