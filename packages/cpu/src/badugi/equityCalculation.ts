import { DECK_SIZE, rankBadugi } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { listKept } from './badugiRank.js';
import { readBettingLog } from './bettingLog.js';
import { findWinShare, readStanding } from './standing.js';

/** The price of a call beside the chance to win. */
export interface EquityCalculation {
  readonly pot: number;
  readonly betToCall: number;
  /** Pot against bet; Infinity where nothing has to be called. */
  readonly potOdds: number;
  /** Unseen cards any one of which makes the hand better; 0 when no draw is left. */
  readonly estimatedOuts: number;
  /** Cards that I have not seen: 52 less my own and my discards, whatever the others hold. */
  readonly cardsRemaining: number;
  /** The chance to be best at showdown; undefined where nothing has to be called. */
  readonly winProbability: number | undefined;
  /** The share that has to be won for the call to pay, on the pot as it lies. */
  readonly requiredEquity: number;
  /** Chips still to be won in later rounds, and to be paid, as far as they are counted. */
  readonly impliedOdds: number;
  readonly laterPrice: number;
  /** The share that has to be won with these counted in. */
  readonly impliedEquity: number;
  readonly shouldCall: boolean;
  readonly action: 'check' | 'call' | 'fold';
}

/** The share of the pot that has to be won, the pot holding the bet but not the call. */
export const findRequiredEquity = (pot: number, price: number): number =>
  price === 0 ? 0 : price / (pot + price);

/**
 * By draws left, in big bets: what is still to be won when the hand gets there, and what is still to be paid to see the
 * later draws when it does not. With one draw left a player who misses gives up; with two he mostly pays once more.
 */
const LATER_WON = [0, 1, 1.5, 2] as const;
const LATER_PAID = [0, 0, 1, 1] as const;

/** The share that has to be won when later bets are counted in, those to be won and those to be paid. */
export function findImpliedEquity({ pot, stakes }: View, draws: number, price: number): number {
  if (price === 0) return 0;
  const cost = price + LATER_PAID[draws]! * stakes.bigBet;
  return cost / (pot + LATER_WON[draws]! * stakes.bigBet + cost);
}

/** Weighs a call by its price, with the bets to come. `standing` and the chance to win may be known already. */
export function calculateEquity(
  view: View,
  standing = readStanding(view, readBettingLog(view)),
  share?: number,
): EquityCalculation {
  const { pot, mine, stakes, legal } = view;
  const { rank, draws } = standing;
  const price = legal?.call ?? 0;
  const winProbability = price === 0 ? undefined : (share ?? findWinShare(view, standing));
  const impliedEquity = findImpliedEquity(view, draws, price);
  const shouldCall = winProbability !== undefined && winProbability >= impliedEquity;
  return {
    pot,
    betToCall: price,
    potOdds: price === 0 ? Infinity : pot / price,
    estimatedOuts: draws === 0 ? 0 : countOuts(rank, mine!),
    cardsRemaining: DECK_SIZE - mine!.dealt.length,
    winProbability,
    requiredEquity: findRequiredEquity(pot, price),
    impliedOdds: LATER_WON[draws]! * stakes.bigBet,
    laterPrice: LATER_PAID[draws]! * stakes.bigBet,
    impliedEquity,
    shouldCall,
    action: price === 0 ? 'check' : shouldCall ? 'call' : 'fold',
  };
}

/** Cards that I have not seen and any one of which makes the hand better. */
function countOuts(rank: number, { cards, dealt }: NonNullable<View['mine']>): number {
  const kept = listKept(cards);
  let outs = 0;
  for (let card = 0; card < DECK_SIZE; card++) {
    if (!dealt.includes(card) && rankBadugi([...kept, card]) > rank) outs++;
  }
  return outs;
}
