import { describe, expect, test } from 'vitest';
import { measureExploitability } from '../exploit/exploitability.js';
import { RIVER_ANY, TURN_SAMPLE } from '../spot/spots.js';
import { SlowCfr } from './slowCfr.js';
import { menus, optionsOf, readerOf, solverOf } from './solvers.js';

describe('published spots', () => {
  test('river-any: values and exploitability by iteration', () => {
    const solver = solverOf(optionsOf(RIVER_ANY));
    const curve = [
      // iterations, percent of the pot
      [10, 8.37],
      [50, 0.402],
      [100, 0.13],
      [500, 0.0233],
      [1000, 0.0065],
    ] as const;
    for (const [iterations, percent] of curve) {
      solver.iterate(iterations - solver.iterations);
      const measured = 100 * solver.exploitability();
      expect(Math.abs(measured / percent - 1), `${iterations}: ${measured}`).toBeLessThan(0.05);
    }
    expect(solver.ev()[0]).toBeCloseTo(46.6242, 2);
  });

  test('turn-sample: values and exploitability by iteration', () => {
    const solver = solverOf(optionsOf(TURN_SAMPLE));
    const curve = [
      [50, 1.24],
      [100, 0.335],
      [200, 0.108],
      [500, 0.028],
    ] as const;
    for (const [iterations, percent] of curve) {
      solver.iterate(iterations - solver.iterations);
      const measured = 100 * solver.exploitability();
      expect(Math.abs(measured / percent - 1), `${iterations}: ${measured}`).toBeLessThan(0.1);
    }
    expect(Math.abs(solver.ev()[0] - 19.1957)).toBeLessThan(0.0005 * 50);
  });
});

const RIVER = {
  board: '2c7dJhKs4s',
  ranges: { oop: 'KK,AJ,77,QTs:0.4,65s', ip: 'JJ:0.7,KQ,A2s,QTs,88' },
  pot: 40,
  stack: 90,
};
const TURN = { ...RIVER, board: 'QsJh2h8d', ranges: { oop: 'QQ,AJ:0.3,T9s:0.5', ip: 'AA,KhTh,JTs' } };

const FLOP = { ...RIVER, board: 'Td9d6h', ranges: { oop: 'AcAs,8d7d:0.5,Th9h', ip: 'KcKs,QdJd,6c6s:0.7' } };

describe('against a slow CFR, hand against hand', () => {
  test.each([
    { rate: 0, cap: 0 },
    { rate: 0.04, cap: 3 },
    { rate: 0.6, cap: 1000 },
  ])('rake %o', (rake) => {
    const options = optionsOf({ ...RIVER, bets: menus('50%,a', '60%'), rake });
    const [slow, solver] = [new SlowCfr(options), solverOf(options)];
    slow.iterate(24);
    solver.iterate(24);
    const expected = measureExploitability({ ...options, strategy: slow.strategy });
    const measured = solver.measure();
    for (const side of [0, 1] as const) {
      expect(Math.abs(measured.ev[side] - expected.ev[side])).toBeLessThan(1e-4 * options.pot);
      expect(Math.abs(measured.best[side] - expected.best[side])).toBeLessThan(1e-4 * options.pot);
    }
  });
});

describe('against the best response that shares no code with the solver', () => {
  test.each([
    // spot, iterations, exploitability by then as a share of the pot
    ['river-any', RIVER_ANY, 30, 0.02],
    ['a turn', { ...TURN, bets: menus('50%,a', '60%') }, 300, 0.001],
    ['a flop', { ...FLOP, bets: menus('a', '') }, 100, 0.01],
    // The average restarts at 256 iterations: shortly after it the exploitability is higher than shortly before.
    ['rake', { ...RIVER, bets: menus('50%', 'a'), rake: { rate: 0.05, cap: 4 } }, 240, 0.001],
    ['rake on a turn', { ...TURN, bets: menus('a', ''), rake: { rate: 0.7, cap: 400 } }, 30, 0.2],
  ] as const)('%s: within a millionth of the pot', (_, file, iterations, left) => {
    const options = optionsOf(file);
    const solver = solverOf(options);
    solver.iterate(iterations);
    const measured = solver.measure();
    const expected = measureExploitability({ ...options, strategy: readerOf(solver).strategy });
    for (const side of [0, 1] as const) {
      expect(Math.abs(measured.ev[side] - expected.ev[side])).toBeLessThan(1e-6 * options.pot);
      expect(Math.abs(measured.best[side] - expected.best[side])).toBeLessThan(1e-6 * options.pot);
    }
    expect(Math.abs(measured.exploitability - expected.exploitability)).toBeLessThan(1e-6);
    expect(expected.exploitability).toBeLessThan(left);
  });
});
