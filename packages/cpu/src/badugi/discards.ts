import type { Card, Rng } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { lowValue } from '../cardValue.js';
import type { Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { highOf, listThrown, LOWEST_BADUGI, sizeOf } from './badugiRank.js';
import type { BadugiCode } from './badugiReason.js';
import type { BadugiLv1Rule, BadugiRule } from './badugiRules.js';
import { calculateBreakability, shouldBreakBadugi } from './breakability.js';
import { enteredAsThree } from './predraw.js';
import { findSnowChance, isSnowing, shouldSnow } from './snow.js';
import { rankOfHand, DRAWS } from './standing.js';
import type { StrategyProfile } from './strategyProfile.js';

/** Which cards to throw, none to stand pat. */
export function decideDiscards(view: View, rng: Rng, profile: StrategyProfile): Verdict {
  const { cards } = view.mine!;
  const rank = rankOfHand(cards);
  if (rank >= LOWEST_BADUGI) return drawWithBadugi(view, rank, profile);
  if (shouldSnow(view, profile, rng)) {
    return draw([], 'snow', 'badugi/draw/snow', () => {
      const data = describeHand(view, rank);
      return isSnowing(view) ? data : { ...data, snowChance: findSnowChance(view, profile) };
    });
  }
  return draw(listThrown(cards), 'keep_best', 'badugi/draw/best', () => describeHand(view, rank));
}

function drawWithBadugi(view: View, rank: number, profile: StrategyProfile): Verdict {
  const data = (): CpuData => describeHand(view, rank);
  if (enteredAsThree(view, rank, profile)) {
    return draw([findTop(view.mine!.cards)], 'throw_top', 'badugi/draw/three', data);
  }
  if (!shouldBreakBadugi(view)) return draw([], 'stand_pat', 'badugi/draw/pat', data);
  const { breakableCards, score, winPat, winBreak } = calculateBreakability(view);
  return draw(breakableCards, 'break_badugi', 'badugi/draw/break', () => ({
    ...data(),
    breakScore: score,
    badugiShare: winPat,
    breakShare: winBreak,
  }));
}

export const draw = (
  discard: readonly Card[],
  code: BadugiCode,
  rule: BadugiRule | BadugiLv1Rule,
  data: () => CpuData,
): Verdict => ({
  action: { type: 'draw', discard },
  reason: { code, rule, data: () => ({ ...data(), cardsThrown: discard.length }) },
});

const describeHand = (view: View, rank: number): CpuData => ({
  badugiSize: sizeOf(rank),
  badugiHigh: highOf(rank),
  drawsLeft: DRAWS + 1 - view.street,
});

const findTop = (cards: readonly Card[]): Card =>
  cards.reduce((top, card) => (lowValue(card) > lowValue(top) ? card : top));
