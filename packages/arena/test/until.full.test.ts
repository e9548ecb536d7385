import { expect, test } from 'vitest';
import { confidenceOf } from '../src/looks.js';
import { measureCoverage } from './coverage.js';

test.each([11n, 12n, 13n])(
  'ten checks of an open-ended match together contain the true value, seed %s',
  (seed) => {
    const looks = Array.from({ length: 10 }, (_, i) => 100 * 2 ** i);
    const runs = 1500;
    const { always, atTheEnd } = measureCoverage(looks, confidenceOf(looks.length), 5, runs, seed);
    const error = Math.sqrt((0.95 * 0.05) / runs);
    expect(always).toBeGreaterThan(0.95 - 3 * error);
    expect(atTheEnd).toBeGreaterThan(0.95 - 3 * error);
  },
);
