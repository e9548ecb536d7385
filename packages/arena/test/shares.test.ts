import { findShareInterval } from '@doorcard/history';
import { expect, test } from 'vitest';
import { compareShares, compareStrata } from '../src/criteria/shares.js';

test.each([
  // Newcombe, Statistics in Medicine 17 (1998) 873-890, table II, method 10.
  [56, 70, 48, 80, 0.2, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.6, 0.1705, 0.809],
  [10, 10, 0, 10, 1, 0.6075, 1],
])('%i of %i less %i of %i', (a, m, b, n, value, low, high) => {
  const result = compareShares({ done: a, n: m }, { done: b, n });
  expect(result.value).toBeCloseTo(value, 10);
  expect(result.interval.low).toBeCloseTo(low, 4);
  expect(result.interval.high).toBeCloseTo(high, 4);
});

test('one class of hands: the plain ratio, with the logarithmic interval of Katz', () => {
  const { value, interval } = compareStrata([{ first: { done: 60, n: 100 }, second: { done: 40, n: 120 } }]);
  const error = Math.sqrt(1 / 60 - 1 / 100 + 1 / 40 - 1 / 120);
  expect(value).toBeCloseTo(1.8, 10);
  expect(interval.low).toBeCloseTo(1.8 * Math.exp(-1.959964 * error), 6);
  expect(interval.high).toBeCloseTo(1.8 * Math.exp(1.959964 * error), 6);
});

test('classes that meet different opponents are compared separately', () => {
  // In both classes it raises twice as often; strong hands meet pat players more often, so the plain ratio is only 1.
  const strata = [
    { first: { done: 80, n: 100 }, second: { done: 360, n: 900 } },
    { first: { done: 180, n: 900 }, second: { done: 10, n: 100 } },
  ];
  expect(compareStrata(strata).value).toBeCloseTo(2, 10);
});

test('a class without a comparison does not count', () => {
  const one = { first: { done: 3, n: 10 }, second: { done: 1, n: 10 } };
  const alone = { first: { done: 10, n: 10 }, second: { done: 0, n: 0 } };
  expect(compareStrata([one, alone])).toEqual(compareStrata([one]));
});

test('an interval of a share can have a higher confidence than 95 %', () => {
  // Wilson's for 50 of 100 at 99 %: 0.5 ± 0.1247.
  const { low, high } = findShareInterval(50, 100, 2.575829);
  expect([low, high].map((end) => end.toFixed(4))).toEqual(['0.3753', '0.6247']);
});
