import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { StrategyProfile } from '../badugi/strategyProfile.js';
import type { Verdict } from '../player.js';
import { buildVisibleContext, findLive } from '../visibleContext.js';
import { answerBet } from './studAnswer.js';
import { mayBet } from './studBet.js';
import { decideStud3rd } from './studThird.js';

/** Sets the chance to win, read from boards and bets, against the price, and mixes. */
export function decideStudLv2(view: View, legal: Legal, rng: Rng, profile: StrategyProfile): Verdict {
  const context = buildVisibleContext(view);
  const spot = { context, legal, rng, profile };
  if (context.street === 3) return decideStud3rd(spot);
  const bettor = view.currentBet > 0 ? findLive(context, context.bettorSeat) : undefined;
  return bettor === undefined ? mayBet(spot) : answerBet(spot, bettor);
}
