import type { Rng } from '@doorcard/cards';
import { VARIANTS, type GameId, type Legal, type View } from '@doorcard/engine';
import { ENOUGH_RAISES } from '../choice.js';
import type { Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { happens } from '../stream.js';
import { pickAction, type Wish } from '../wish.js';
import { sizeBet } from './betSize.js';
import { decideDraw } from './deuceDraw.js';
import type { EquityCode } from './equityReason.js';
import { isLock } from './lock.js';
import { sampleEquity } from './sampledEquity.js';
import { findThresholds, sumAnswers } from './thresholds.js';

/** How often a hand that is behind and may improve bets at one or two opponents. */
const PRESSURE = 0.12;
/** Sampling ends when no threshold is within this many standard errors. */
const CLEAR = 2.5;

/**
 * The player of hold'em, Omaha and deuce-to-seven: bets and raises with more than its share of the pot, calls when the
 * price is right, and otherwise gives up. The share is sampled.
 */
export function decideByEquity(view: View, legal: Legal, rng: Rng): Verdict {
  return legal.draw === undefined ? decideBet(view, legal, rng) : decideDraw(view);
}

function decideBet(view: View, legal: Legal, rng: Rng): Verdict {
  const players = view.seats.reduce((count, { folded }) => count + Number(!folded), 0);
  const price = legal.call ?? 0;
  const requiredEquity = price / (view.pot + sumAnswers(view));
  const isLast = view.street === VARIANTS[view.game as GameId].streets.length - 1;
  const at = findThresholds(view, legal, players, requiredEquity, isLast);
  const isClear = (equity: number, error: number): boolean =>
    isFar(equity, at.call, error) && isFar(equity, at.raise, error) && isFar(equity, at.pressure, error);
  const { equity, samples } = sampleEquity(view, rng, isClear);
  const data: CpuData = {
    equity,
    samples,
    players,
    pot: view.pot,
    ...(price > 0 ? { price, requiredEquity } : {}),
    ...(legal.raise === undefined ? {} : { raiseFrom: at.raise }),
  };
  if (legal.raise !== undefined && equity >= at.raise) {
    const raises = Math.max(0, view.wagers - 1);
    if (raises < ENOUGH_RAISES || isLock(view)) return wager(view, legal, data, equity - at.raise);
    return decide(legal, ['CALL', 'CHECK'], 'equity_enough', data);
  }
  if (price > 0) {
    return equity >= at.call
      ? decide(legal, ['CALL'], 'equity_call', data)
      : decide(legal, ['FOLD'], 'equity_fold', data);
  }
  const mayPress = legal.raise !== undefined && !isLast && players <= 3 && equity >= at.pressure;
  if (mayPress && !sizeBet(view, legal, 0).allIn && happens(PRESSURE, rng)) {
    return wager(view, legal, data, 0, 'equity_pressure');
  }
  return decide(legal, ['CHECK'], 'equity_check', data);
}

const isFar = (equity: number, threshold: number, error: number): boolean =>
  Math.abs(equity - threshold) > CLEAR * error;

function wager(view: View, legal: Legal, data: CpuData, spare: number, code?: EquityCode): Verdict {
  const { to, allIn } = sizeBet(view, legal, spare);
  const named = legal.raise!.as === 'bet' ? 'equity_bet' : 'equity_raise';
  const why = code ?? (allIn ? 'equity_all_in' : named);
  return decide(legal, ['RAISE'], why, { ...data, raiseTo: to }, to);
}

function decide(
  legal: Legal,
  wishes: readonly Wish[],
  code: EquityCode,
  data: CpuData,
  to?: number,
): Verdict {
  const rule = `equity/${code}`;
  return { action: pickAction(legal, wishes, rule, to), reason: { code, rule, data } };
}
