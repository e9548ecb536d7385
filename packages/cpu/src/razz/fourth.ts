import { rankLowBoard } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import type { VisibleContext } from '../visibleContext.js';
import { BET, CALL, CHECK, choose, chooseRaise, FOLD, never } from '../choice.js';
import { countBadCards, countDirt, isLastBrick } from './lowBoard.js';
import { countLows, hasPair, lowRanksOf } from './lowRanks.js';
import { findCleanest, findOpponent } from './opponents.js';

const ROUGH = 3;

export function decideRazz4th(ctx: VisibleContext, legal: Legal): CpuDecision {
  const { cards } = ctx.me;
  const ranks = lowRanksOf(cards);
  const lowCards = countLows(ranks);
  if (ctx.toCall > 0) return answer(ctx, legal, lowCards);
  if (isBehindAfterBrick(ctx)) {
    return choose(legal, CHECK, 'low_bricked', 'razz/4th/open/bricked', { lowCards });
  }
  if (lowCards >= 3 && !hasPair(cards, ranks)) {
    return choose(legal, BET, 'low_draw', 'razz/4th/open/lows', { lowCards });
  }
  const dirt = countDirt(findCleanest(ctx).up);
  return dirt >= ROUGH
    ? choose(legal, BET, 'low_pressure', 'razz/4th/open/rough', { lowCards, dirt })
    : choose(legal, CHECK, 'low_wait', 'razz/4th/open/wait', { lowCards, dirt });
}

/** My last card is a brick, and somebody shows a lower board without a blemish. */
function isBehindAfterBrick({ me, live }: VisibleContext): boolean {
  if (!isLastBrick(me.cards, me.up.at(-1)!)) return false;
  const mine = rankLowBoard(me.up);
  return live.some(({ up }) => countDirt(up) === 0 && rankLowBoard(up) > mine);
}

function answer(ctx: VisibleContext, legal: Legal, lowCards: number): CpuDecision {
  const dirt = countDirt(findOpponent(ctx, ctx.bettorSeat!).up);
  const badCards = countBadCards(ctx.me.cards);
  const data = { lowCards, badCards, dirt };
  // A brick before him makes me the favourite, and the high door of a steal suspect is one.
  if (lowCards === 4 && dirt > 0) {
    return chooseRaise(legal, ctx.raiseCount, never, 'low_ahead', 'razz/4th/facing/leader', data);
  }
  return badCards >= 2 && dirt === 0
    ? choose(legal, FOLD, 'low_bricked', 'razz/4th/facing/bricked', data)
    : choose(legal, CALL, 'low_peel', 'razz/4th/facing/peel', data);
}
