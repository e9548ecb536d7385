import { describe, expect, test } from 'vitest';
import { unwrap } from '@doorcard/sealed';
import { COMBO_COUNT } from '../../src/range/combo.js';
import { combosOf, HAND_CLASS_COUNT, parseHandClass } from '../../src/range/handClass.js';
import { PREFLOP_ORDER } from '../../src/range/preflopOrder.generated.js';
import { listTop, ORDERED_CLASSES } from '../../src/range/top.js';

const combosIn = (name: string): number => combosOf(unwrap(parseHandClass(name))).length;

describe('the order of hands before the flop', () => {
  test('holds each of the 169 classes once, 1326 combos together', () => {
    expect(new Set(ORDERED_CLASSES).size).toBe(HAND_CLASS_COUNT);
    expect(ORDERED_CLASSES).toHaveLength(HAND_CLASS_COUNT);
    expect(ORDERED_CLASSES.reduce((sum, hand) => sum + combosOf(hand).length, 0)).toBe(COMBO_COUNT);
  });

  test('never rises in equity', () => {
    const equities = PREFLOP_ORDER.map(([, equity]) => equity);
    expect(equities).toEqual(equities.toSorted((a, b) => b - a));
  });

  test.each([
    // published percentages against one random hand
    ['AA', 85.2],
    ['KK', 82.4],
    ['QQ', 79.93],
    ['AKs', 67.04],
    ['AKo', 65.32],
    ['22', 50.33],
    ['32o', 32.3],
  ])('%s wins %d %%', (name, percent) => {
    const equity = PREFLOP_ORDER.find(([each]) => each === name)![1];
    expect(Math.abs(equity * 100 - percent)).toBeLessThan(0.01);
  });

  // What one random hand wins, the other loses; every class is rounded to five digits.
  test('a random hand wins half of the time against a random hand', () => {
    const sum = PREFLOP_ORDER.reduce((total, [name, equity]) => total + equity * combosIn(name), 0);
    expect(Math.abs(sum / COMBO_COUNT - 0.5)).toBeLessThan(0.000005);
  });
});

describe('the top of the order', () => {
  test.each([0.01, 0.45, 0.46, 1, 5, 15, 33.3, 50, 99.5, 100])(
    '%d %% is the fewest whole classes that hold that many combos',
    (percent) => {
      const sizes = listTop(percent).map((hand) => combosOf(hand).length);
      const count = sizes.reduce((sum, size) => sum + size, 0);
      const needed = (percent / 100) * COMBO_COUNT;
      expect(count).toBeGreaterThanOrEqual(needed);
      expect(count - sizes.at(-1)!).toBeLessThan(needed);
      expect(listTop(percent)).toEqual(ORDERED_CLASSES.slice(0, sizes.length));
    },
  );
});
