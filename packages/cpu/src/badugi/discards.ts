import type { Card, Rng } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { lowValue } from '../cardValue.js';
import type { CpuDecision } from '../player.js';
import type { CpuData } from '../reason.js';
import { highOf, listThrown, LOWEST_BADUGI, sizeOf } from './badugiRank.js';
import type { BadugiCode } from './badugiReason.js';
import { readBettingLog } from './bettingLog.js';
import { planBreak } from './breakability.js';
import { enteredAsThree } from './predraw.js';
import { findSnowChance, isSnowing, shouldSnow } from './snow.js';
import { DRAWS, rankOfHand } from './standing.js';
import type { StrategyProfile } from './strategyProfile.js';

/** Which cards to throw, none to stand pat. */
export function decideDiscards(view: View, rng: Rng, profile: StrategyProfile): CpuDecision {
  const { cards } = view.mine!;
  const rank = rankOfHand(cards);
  if (rank >= LOWEST_BADUGI) return drawWithBadugi(view, rank, profile);
  const data = describeHand(view, rank);
  if (shouldSnow(view, profile, rng)) {
    const snowChance = isSnowing(view) ? undefined : findSnowChance(view, profile);
    return draw([], 'snow', 'badugi/draw/snow', snowChance === undefined ? data : { ...data, snowChance });
  }
  return draw(listThrown(cards), 'keep_best', 'badugi/draw/best', data);
}

function drawWithBadugi(view: View, rank: number, profile: StrategyProfile): CpuDecision {
  const data = describeHand(view, rank);
  if (enteredAsThree(view, rank, profile)) {
    return draw([findTop(view.mine!.cards)], 'throw_top', 'badugi/draw/three', data);
  }
  const broken = planBreak(view, readBettingLog(view));
  if (broken !== undefined) {
    const { breakableCards, score, winPat } = broken;
    return draw(breakableCards, 'break_badugi', 'badugi/draw/break', {
      ...data,
      breakScore: score,
      badugiShare: winPat,
    });
  }
  return draw([], 'stand_pat', 'badugi/draw/pat', data);
}

export const draw = (
  discard: readonly Card[],
  code: BadugiCode,
  rule: string,
  data: CpuData,
): CpuDecision => ({
  action: { type: 'draw', discard },
  reason: { code, rule, data: { ...data, cardsThrown: discard.length } },
});

const describeHand = (view: View, rank: number): CpuData => ({
  badugiSize: sizeOf(rank),
  badugiHigh: highOf(rank),
  drawsLeft: DRAWS + 1 - view.street,
});

const findTop = (cards: readonly Card[]): Card =>
  cards.reduce((top, card) => (lowValue(card) > lowValue(top) ? card : top));
