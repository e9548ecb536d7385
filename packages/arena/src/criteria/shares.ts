import { findShareInterval, normalQuantile, type Interval } from '@doorcard/history';

/** Times done out of times possible. */
export interface CountedShare {
  readonly done: number;
  readonly n: number;
}

/** The difference of two shares; Newcombe's interval (1998, method 10) from the two of Wilson. */
export function compareShares(
  first: CountedShare,
  second: CountedShare,
): { value: number; interval: Interval } {
  const [a, b] = [first, second].map(({ done, n }) => ({ share: done / n, ...findShareInterval(done, n) }));
  const value = a!.share - b!.share;
  return {
    value,
    interval: {
      low: value - Math.hypot(a!.share - a!.low, b!.high - b!.share),
      high: value + Math.hypot(a!.high - a!.share, b!.share - b!.low),
    },
  };
}

/** Two shares within the same class. */
export interface Stratum {
  readonly first: CountedShare;
  readonly second: CountedShare;
}

/**
 * The ratio of the first share to the second, class by class: the ratio of Mantel and Haenszel with the interval of
 * Greenland and Robins (1985).
 */
export function compareStrata(strata: readonly Stratum[]): { value: number; interval: Interval } {
  let [above, below, variance] = [0, 0, 0];
  for (const { first, second } of strata) {
    const n = first.n + second.n;
    if (first.n === 0 || second.n === 0) continue;
    above += (first.done * second.n) / n;
    below += (second.done * first.n) / n;
    const done = first.done + second.done;
    variance += (first.n * second.n * done - first.done * second.done * n) / (n * n);
  }
  const value = above / below;
  const half = normalQuantile(0.975) * Math.sqrt(variance / (above * below));
  return { value, interval: { low: value * Math.exp(-half), high: value * Math.exp(half) } };
}
