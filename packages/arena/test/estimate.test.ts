import { describe, expect, test } from 'vitest';
import { addSums, estimate, type TotalSums } from '../src/estimate.js';

const totalOf = (...values: number[]): TotalSums =>
  addSums(undefined, {
    groups: values.length,
    chips: [values.reduce((a, b) => a + b, 0)],
    squares: [values.reduce((a, b) => a + b * b, 0)],
  });

describe('intervals', () => {
  test('one game: mean and Student interval of the groups', () => {
    // Ten groups of two hands at a big bet of 80.
    const values = [80, -40, 0, 120, -80, 40, 40, 0, 80, 0];
    const mean = 24;
    const deviation = Math.sqrt(
      values.map((value) => (value - mean) ** 2).reduce((a, b) => a + b, 0) / (values.length - 1),
    );
    const { per100, interval, error, handsForOne } = estimate([totalOf(...values)], 0, {
      units: [80],
      rotations: 2,
    });
    const scale = 100 / 160;
    expect(per100).toBeCloseTo(scale * mean, 10);
    expect(error).toBeCloseTo((scale * deviation) / Math.sqrt(10), 10);
    expect(interval!.high - per100).toBeCloseTo((2.262157 * scale * deviation) / Math.sqrt(10), 5);
    expect(per100 - interval!.low).toBeCloseTo(interval!.high - per100, 10);
    // The normal distribution: n = (1.96 s / 1)², in groups of two hands.
    expect(handsForOne).toBe(2 * Math.ceil((1.959964 * scale * deviation) ** 2));
  });

  test('a mix: each game in its own unit, the games as strata', () => {
    const limit = [80, -80, 160, 0];
    const noLimit = [20, -40, 60, 0, 10, -10];
    const { per100, error } = estimate([totalOf(...limit), totalOf(...noLimit)], 0, {
      units: [80, 20],
      rotations: 1,
    });
    const inUnits = [...limit.map((chips) => chips / 80), ...noLimit.map((chips) => chips / 20)];
    expect(per100).toBeCloseTo(10 * inUnits.reduce((a, b) => a + b, 0), 10);
    const varianceOf = (values: number[]) => {
      const mean = values.reduce((a, b) => a + b, 0) / values.length;
      return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    };
    const [a, b] = [varianceOf(inUnits.slice(0, 4)), varianceOf(inUnits.slice(4))];
    expect(error).toBeCloseTo(100 * Math.sqrt(0.4 ** 2 * (a / 4) + 0.6 ** 2 * (b / 6)), 10);
  });

  test('one group has no interval, equal groups have one of width 0', () => {
    const scale = { units: [80], rotations: 1 };
    expect(estimate([totalOf(80)], 0, scale)).toMatchObject({ per100: 100, interval: undefined });
    expect(estimate([totalOf(80, 80, 80)], 0, scale).interval).toEqual({ low: 100, high: 100 });
  });

  test('sums beyond 2^53 lose nothing', () => {
    const part = { groups: 2, chips: [1], squares: [2 ** 53 - 1] };
    let total = addSums(undefined, part);
    for (let i = 0; i < 3; i++) total = addSums(total, part);
    expect(total).toEqual({ groups: 8, chips: [4n], squares: [4n * (2n ** 53n - 1n)] });
  });

  test('more confidence, a wider interval: by the ratio of the quantiles', () => {
    const values = Array.from({ length: 400 }, (_, i) => ((i * 37) % 101) - 50);
    const scale = { units: [1], rotations: 1 };
    const half = (confidence?: number) => {
      const { per100, interval } = estimate([totalOf(...values)], 0, scale, confidence);
      return interval!.high - per100;
    };
    expect(half(0.99) / half()).toBeCloseTo(2.588 / 1.966, 3);
  });
});
