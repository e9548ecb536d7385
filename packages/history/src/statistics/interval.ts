import { studentQuantile } from './quantile.js';

/** 95 % of a normal distribution is within this many standard deviations. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval of a share; from 0 to 1 without any data. It is the 95 % interval unless another number of standard
 * deviations is passed.
 */
export function findShareInterval(done: number, of: number, z = Z): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = done / of;
  const scale = 1 + (z * z) / of;
  const centre = (share + (z * z) / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  // At the ends rounding would leave a tiny error.
  return {
    low: done === 0 ? 0 : centre - half,
    high: done === of ? 1 : centre + half,
  };
}

/** The mean of n values and its 95 % interval by Student's distribution; no interval for fewer than two. */
export function findMean(n: number, sum: number, squares: number): Mean {
  const value = sum / n;
  if (n < 2) return { value, deviation: undefined, interval: undefined };
  const deviation = Math.sqrt(Math.max(0, (squares - n * value * value) / (n - 1)));
  const half = (studentQuantile(0.975, n - 1) * deviation) / Math.sqrt(n);
  return { value, deviation, interval: { low: value - half, high: value + half } };
}

export interface Mean {
  readonly value: number;
  /** Of a single value from the mean. */
  readonly deviation: number | undefined;
  readonly interval: Interval | undefined;
}

/** How many values bring a mean within `half` of the true value, 95 times in 100. */
export const countNeeded = (deviation: number, half: number): number =>
  Math.ceil(((Z * deviation) / half) * ((Z * deviation) / half));
