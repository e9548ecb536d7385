import { selectEntries, type CounterFilter, type Counters } from './counters.js';
import { findMean, findShareInterval, type Interval } from './interval.js';
import type { Stat } from './stats.js';

/** A stat in numbers: a share from 0 to 1, a ratio or a mean. */
export interface StatValue {
  /** Times done; for an average the sum. */
  readonly done: number;
  /** Times possible. */
  readonly n: number;
  /** Undefined when it was never possible. A ratio to nothing is Infinity. */
  readonly value: number | undefined;
  /** 95 %: Wilson's for shares and ratios, the normal one for means of two values or more. */
  readonly interval: Interval | undefined;
}

const NOTHING: StatValue = { done: 0, n: 0, value: undefined, interval: undefined };

export function describeStat(
  counters: Counters,
  { id, kind }: Pick<Stat, 'id' | 'kind'>,
  filter: CounterFilter = {},
): StatValue {
  return kind === 'average'
    ? describeAverage(counters, id, filter)
    : describeShare(counters, id, filter, kind === 'ratio');
}

function describeShare(
  { tallies }: Counters,
  id: string,
  filter: CounterFilter,
  isRatio: boolean,
): StatValue {
  let done = 0;
  let n = 0;
  for (const tally of selectEntries(tallies, id, filter)) {
    done += tally.done;
    n += tally.of;
  }
  if (n === 0) return NOTHING;
  const { low, high } = findShareInterval(done, n);
  const show = (share: number): number => (isRatio ? share / (1 - share) : share);
  return { done, n, value: show(done / n), interval: { low: show(low), high: show(high) } };
}

function describeAverage({ averages }: Counters, id: string, filter: CounterFilter): StatValue {
  let [n, sum, squares] = [0, 0, 0];
  for (const each of selectEntries(averages, id, filter)) {
    n += each.n;
    sum += each.sum;
    squares += each.squares;
  }
  if (n === 0) return NOTHING;
  const { value, interval } = findMean(n, sum, squares);
  return { done: sum, n, value, interval };
}
