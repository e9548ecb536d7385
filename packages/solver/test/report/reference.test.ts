import { describe, expect, test } from 'vitest';
import { RIVER_ANY, TURN_SAMPLE } from '../spot/spots.js';
import { solve } from './solve.js';

// Numbers on which independent programs agree: EV and equity to 0.05 % of the pot, frequencies to two points, since
// lines that are nearly worth the same are not unique.
describe('river-any', () => {
  const { solver, report } = solve(RIVER_ANY, 0);

  test.each([
    [10, 8.37],
    [50, 0.402],
    [100, 0.13],
    [500, 0.0233],
    [1000, 0.0065],
  ])('after %i iterations %f percent of the pot can be exploited', (iterations, percent) => {
    solver.iterate(iterations - solver.iterations);
    const found = 100 * solver.exploitability();
    expect(Math.abs(found / percent - 1)).toBeLessThan(0.05);
  });

  test('has the values and frequencies of the reference', () => {
    const root = report('');
    expect(Math.abs(root.ev[0] - 46.6242)).toBeLessThan(0.05);
    expect(root.ev[0] + root.ev[1]).toBeCloseTo(100, 4);
    expectFrequencies(root, { check: 75.06, bet_50_pot: 21.85, bet_100_pot: 3.09, all_in: 0 });
    expectFrequencies(report('check'), {
      check: 54.24,
      bet_50_pot: 17.09,
      bet_100_pot: 23.09,
      all_in: 5.59,
    });
  });
});

describe('turn-sample', () => {
  const { solver, report } = solve(TURN_SAMPLE, 0);

  test.each([
    [50, 1.24],
    [100, 0.335],
    [200, 0.108],
    [500, 0.028],
  ])('after %i iterations %f percent of the pot can be exploited', (iterations, percent) => {
    solver.iterate(iterations - solver.iterations);
    const found = 100 * solver.exploitability();
    expect(Math.abs(found / percent - 1)).toBeLessThan(0.05);
  });

  test('has the values, equities and frequencies of the reference', () => {
    const root = report('');
    expect(Math.abs(root.ev[0] - 19.1957)).toBeLessThan(0.025);
    expect(root.ev[0] + root.ev[1]).toBeCloseTo(50, 4);
    expect(100 * root.equity[0]).toBeCloseTo(44.876, 2);
    expect(100 * root.equity[1]).toBeCloseTo(55.124, 2);
    expectFrequencies(root, { check: 99.9, bet_50_pot: 0.1, all_in: 0 });
    expectFrequencies(report('check'), { check: 56.07, bet_50_pot: 43.94, all_in: 0 });
    expectFrequencies(report('bet 25'), { fold: 25.57, call: 66.95, raise_60_pot: 7.48, all_in: 0 });
  });

  test('has tables that fit into the 13.8 MB of the reference', () => {
    expect(solver.memory.tables / 1e6).toBeLessThan(13.8);
  });
});

function expectFrequencies(
  { actions }: { readonly actions: readonly { readonly name: string; readonly frequency: number }[] },
  expected: Readonly<Record<string, number>>,
): void {
  expect(actions.map(({ name }) => name)).toEqual(Object.keys(expected));
  for (const { name, frequency } of actions)
    expect(Math.abs(100 * frequency - expected[name]!), name).toBeLessThan(2);
}

describe('a polar range against a bluff-catcher', () => {
  test.each([
    ['50%', 50],
    ['100%', 100],
    ['200%', 200],
  ])('bets %s with bluffs in proportion', (size, bet) => {
    const pot = 100;
    const { report } = solve(
      {
        board: '2s7cJdKs8h',
        ranges: { oop: 'AdAc,5h4h,5c4c', ip: 'QdQh' },
        pot,
        stack: 1000,
        bets: { river: { oop: { bet: size }, ip: {} } },
      },
      2000,
    );
    const { hands } = report('');
    const countBets = (equity: number): number =>
      hands
        .filter((hand) => hand.equity === equity)
        .reduce((sum, { frequencies }) => sum + frequencies[1]!, 0);
    const [value, bluffs] = [countBets(1), countBets(0)];
    expect(value).toBeCloseTo(1, 2);
    expect(Math.abs(bluffs / (bluffs + value) - bet / (pot + 2 * bet))).toBeLessThan(0.01);
    expect(Math.abs(report(`bet ${bet}`).actions[1]!.frequency - pot / (pot + bet))).toBeLessThan(0.01);
  });
});
