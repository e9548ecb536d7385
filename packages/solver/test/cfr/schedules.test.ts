import { describe, expect, test } from 'vitest';
import { SCHEDULES } from '../../src/cfr/schedules.js';

/** The weight of each iteration in the strategy sum after `count` of them; the last one has weight 1. */
function weights(name: keyof typeof SCHEDULES, count: number): number[] {
  const sums: number[] = [];
  for (let t = 0; t < count; t++) {
    const { strategy } = SCHEDULES[name].discounts(t);
    for (let i = 0; i < t; i++) sums[i]! *= strategy;
    sums.push(1);
  }
  return sums;
}

describe('schedules', () => {
  test('CFR keeps everything', () => {
    expect(weights('vanilla', 4)).toEqual([1, 1, 1, 1]);
    expect(SCHEDULES.vanilla.discounts(7)).toMatchObject({ positive: 1, negative: 1 });
  });

  test('CFR+ clears negative regrets and weights strategies linearly', () => {
    const [first, second, third, fourth] = weights('plus', 4);
    expect([first! * 4, second! * 4, third! * 4, fourth! * 4].map((weight) => weight.toFixed(9))).toEqual(
      [1, 2, 3, 4].map((weight) => weight.toFixed(9)),
    );
    expect(SCHEDULES.plus.discounts(7)).toMatchObject({ positive: 1, negative: 0 });
  });

  test('linear CFR weights regrets like strategies', () => {
    const { positive, negative, strategy } = SCHEDULES.linear.discounts(3);
    expect([positive, negative, strategy]).toEqual([0.75, 0.75, 0.75]);
  });

  test('discounted CFR restarts its strategy sum at 1, 4, 16, 64', () => {
    const restarts = Array.from({ length: 100 }, (_, t) => t).filter(
      (t) => SCHEDULES.discounted.discounts(t).strategy === 0,
    );
    expect(restarts).toEqual([0, 1, 4, 16, 64]);
    expect(SCHEDULES.discounted.discounts(18).strategy).toBeCloseTo((2 / 3) ** 3, 15);
  });

  test('discounted CFR halves negative regrets and keeps s/(s+1) of positive ones, s = (t-1)^1.5', () => {
    expect(SCHEDULES.discounted.discounts(0).positive).toBe(0);
    expect(SCHEDULES.discounted.discounts(1).positive).toBe(0);
    expect(SCHEDULES.discounted.discounts(5)).toMatchObject({ positive: 8 / 9, negative: 0.5 });
  });
});
