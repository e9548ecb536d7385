import { findMean, HANDS_FOR_INTERVAL } from '@doorcard/history';
import type { HandPoint } from './progressMessage.js';

/** The lines of the chart, by hand: each begins with 0 before the first one. */
export interface Curve {
  readonly hands: readonly number[];
  readonly result: readonly number[];
  readonly showdown: readonly number[];
  readonly other: readonly number[];
  /** The 95 % interval of the result: it grows with the root of the hands. Null where there are too few. */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
}

export function makeCurve(points: readonly HandPoint[]): Curve {
  let [result, showdown, squares] = [0, 0, 0];
  const results = [0];
  const showdowns = [0];
  for (const { bets, isShowdown } of points) {
    result += bets;
    squares += bets * bets;
    if (isShowdown) showdown += bets;
    results.push(result);
    showdowns.push(showdown);
  }
  const { interval } = findMean(points.length, result, squares);
  // The half width for one hand, from that of the mean of all.
  const one = interval === undefined ? 0 : ((interval.high - interval.low) / 2) * Math.sqrt(points.length);
  const bound = (sign: 1 | -1): (number | null)[] =>
    results.map((value, n) =>
      points.length < HANDS_FOR_INTERVAL ? null : value + sign * one * Math.sqrt(n),
    );
  return {
    hands: results.map((_, n) => n),
    result: results,
    showdown: showdowns,
    other: results.map((value, n) => value - showdowns[n]!),
    low: bound(-1),
    high: bound(1),
  };
}
