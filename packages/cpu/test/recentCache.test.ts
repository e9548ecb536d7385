import { expect, test } from 'vitest';
import { RecentCache } from '../src/recentCache.js';

test('the last ones are kept, and never more than twice the size', () => {
  const cache = new RecentCache<string>(3);
  for (let key = 0; key < 9; key++) cache.set(key, `value ${key}`);
  expect([8, 7, 6, 2, 1, 0].map((key) => cache.get(key))).toEqual([
    'value 8',
    'value 7',
    'value 6',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a value that is asked for again and again stays', () => {
  const cache = new RecentCache<number>(10);
  cache.set(-1, 7);
  for (let key = 0; key < 1000; key++) {
    expect(cache.get(-1)).toBe(7);
    cache.set(key, key);
  }
  expect(cache.get(0)).toBeUndefined();
  const kept = Array.from({ length: 1000 }, (_, key) => key).filter((key) => cache.get(key) !== undefined);
  expect(kept.length).toBeLessThanOrEqual(20);
});
