import type { Counters } from './counters.js';
import { countNeeded, findMean, type Interval } from './interval.js';
import type { Role } from './role.js';

const PER = 100;

/**
 * Results of poker hands are so skewed that Student's interval of fewer hands is too narrow: a single large pot decides
 * on both its middle and its width.
 */
export const HANDS_FOR_INTERVAL = 30;

/** Results in big bets (fixed limit) or big blinds (no limit and pot limit). */
export interface WinRate {
  readonly hands: number;
  readonly bets: number;
  /** Per hundred hands; undefined without a hand. */
  readonly per100: number | undefined;
  /** 95 % of `per100`; undefined for fewer than `HANDS_FOR_INTERVAL` hands. */
  readonly interval: Interval | undefined;
  /** The total number of hands that brings `per100` within 1 of the true value, 95 times in 100. */
  readonly handsForOne: number | undefined;
  readonly showdowns: number;
  readonly showdownBets: number;
  readonly otherBets: number;
}

export interface ResultFilter {
  readonly game?: string | undefined;
  readonly role?: Role | undefined;
}

export function findWinRate({ results }: Counters, { game, role }: ResultFilter = {}): WinRate {
  let [hands, bets, squares, showdowns, showdownBets] = [0, 0, 0, 0, 0];
  for (const key of Object.keys(results)) {
    const [ofGame, ofRole, unit] = key.split('/');
    if ((game !== undefined && game !== ofGame) || (role !== undefined && role !== ofRole)) continue;
    const bet = Number(unit);
    const each = results[key]!;
    hands += each.hands;
    bets += each.chips / bet;
    squares += each.squares / (bet * bet);
    showdowns += each.showdowns;
    showdownBets += each.showdownChips / bet;
  }
  const shared = { hands, bets, showdowns, showdownBets, otherBets: bets - showdownBets };
  if (hands === 0) return { ...shared, per100: undefined, interval: undefined, handsForOne: undefined };
  const { value, deviation, interval } = findMean(hands, bets, squares);
  return {
    ...shared,
    per100: PER * value,
    interval:
      hands < HANDS_FOR_INTERVAL
        ? undefined
        : interval && { low: PER * interval.low, high: PER * interval.high },
    handsForOne: deviation === undefined ? undefined : countNeeded(PER * deviation, 1),
  };
}
