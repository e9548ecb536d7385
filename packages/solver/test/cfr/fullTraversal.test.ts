import { describe, expect, test } from 'vitest';
import { makeFullTraversal } from '../../src/cfr/fullTraversal.js';
import { SCHEDULES } from '../../src/cfr/schedules.js';
import { exploitability, valueOf } from '../../src/game/bestResponse.js';
import { kuhn } from '../../src/game/kuhn.js';
import { leduc } from '../../src/game/leduc.js';

const KUHN_VALUE = -1 / 18;
const LEDUC_VALUE = -0.085606;

describe.each(Object.entries(SCHEDULES))('%s', (name, schedule) => {
  test('Kuhn poker: exploitability under 0.001 and the value -1/18', () => {
    const solver = makeFullTraversal(kuhn, schedule);
    solver.iterate(2000);
    expect(solver.iterations).toBe(2000);
    expect(exploitability(kuhn, solver.policy)).toBeLessThan(0.001);
    expect(Math.abs(valueOf(kuhn, solver.policy, 0) - KUHN_VALUE)).toBeLessThan(0.001);
  });

  test('Leduc: exploitability under 0.001 and the published value', () => {
    const iterations: Readonly<Record<string, number>> = {
      vanilla: 28_000,
      linear: 14_000,
      plus: 1000,
      discounted: 1000,
    };
    const solver = makeFullTraversal(leduc, schedule);
    solver.iterate(iterations[name]!);
    expect(exploitability(leduc, solver.policy)).toBeLessThan(0.001);
    expect(Math.abs(valueOf(leduc, solver.policy, 0) - LEDUC_VALUE)).toBeLessThan(0.001);
  });
});

test('the value of Leduc to six digits', () => {
  const solver = makeFullTraversal(leduc, SCHEDULES.discounted);
  solver.iterate(4000);
  expect(valueOf(leduc, solver.policy, 0)).toBeCloseTo(LEDUC_VALUE, 5);
});

test('iterating in parts gives the same bits as at once', () => {
  const whole = makeFullTraversal(kuhn, SCHEDULES.discounted);
  const steps = makeFullTraversal(kuhn, SCHEDULES.discounted);
  whole.iterate(100);
  for (let i = 0; i < 10; i++) steps.iterate(10);
  expect(exploitability(kuhn, steps.policy)).toBe(exploitability(kuhn, whole.policy));
});
