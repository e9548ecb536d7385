import { DECK_SIZE } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { readBettingLog } from './bettingLog.js';
import { findWinShare, readStanding, type Standing } from './standing.js';

/** The price of a call beside the chance to win. */
export interface EquityCalculation {
  readonly pot: number;
  readonly betToCall: number;
  /** Pot against bet; Infinity where nothing has to be called. */
  readonly potOdds: number;
  /** Cards that I have not seen: 52 less my own and my discards, whatever the others hold. */
  readonly cardsRemaining: number;
  /** The chance to be best at showdown; undefined where nothing has to be called. */
  readonly winProbability: number | undefined;
  /** The share that has to be won for the call to pay, on the pot as it lies. */
  readonly requiredEquity: number;
  /** The same with one more big bet to be won while draws are left. */
  readonly impliedEquity: number;
  readonly shouldCall: boolean;
  readonly action: 'check' | 'call' | 'fold';
}

/** The share of the pot that has to be won, the pot holding the bet but not the call. */
export const findRequiredEquity = (pot: number, price: number): number =>
  price === 0 ? 0 : price / (pot + price);

/**
 * By draws left: how much more than the price asks for a call has to win. A bet tells of more strength than the draws
 * alone, and who calls now has to call again, at twice the price after the first draw. Tuned in duplicate matches
 * against lv1 and against the same player without a margin.
 */
const CALL_MARGIN = [0.05, 0.1, 0.3, 0.3] as const;

/** Weighs a call. With draws left one more big bet is counted as won. */
export function calculateEquity(view: View): EquityCalculation {
  const standing = readStanding(view, readBettingLog(view));
  const price = findPrice(view);
  return weighCall(view, standing, price, price === 0 ? undefined : findWinShare(view, standing));
}

const findPrice = ({ legal }: View): number => legal?.call ?? 0;

export function weighCall(
  { pot, mine, stakes }: View,
  { draws }: Pick<Standing, 'draws'>,
  price: number,
  winProbability: number | undefined,
): EquityCalculation {
  const impliedEquity = findRequiredEquity(pot + (draws > 0 ? stakes.bigBet : 0), price);
  const shouldCall = winProbability !== undefined && winProbability >= impliedEquity + CALL_MARGIN[draws]!;
  return {
    pot,
    betToCall: price,
    potOdds: price === 0 ? Infinity : pot / price,
    cardsRemaining: DECK_SIZE - mine!.dealt.length,
    winProbability,
    requiredEquity: findRequiredEquity(pot, price),
    impliedEquity,
    shouldCall,
    action: price === 0 ? 'check' : shouldCall ? 'call' : 'fold',
  };
}
