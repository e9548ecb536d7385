import { describe, expect, test } from 'vitest';
import { PRECISIONS } from '../../src/spot/spotFile.js';
import { solve } from '../report/solve.js';
import { menus } from './solvers.js';

const RIVER = {
  board: '2c7dJhKs4s',
  ranges: { oop: 'KK,AJ,77,QTs:0.4,65s,A5s', ip: 'JJ:0.7,KQ,A2s,QTs,88' },
  pot: 60,
  stack: 170,
  bets: menus('50%,a', '60%,a'),
};
const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: 'JJ:0.5,AQ,T9s,AhKh,5h4h', ip: 'AA,KhTh,KJ:0.7,8c8s,Ah5h' },
  pot: 40,
  stack: 150,
  bets: menus('50%', '60%'),
};

describe.each(PRECISIONS)('%s', (precision) => {
  test.each([
    // spot, what out of position and in position win
    [
      'a royal flush on the board',
      { ...RIVER, board: 'AsKsQsJsTs', ranges: { oop: '22+', ip: 'any' } },
      30,
      30,
    ],
    [
      'four of a kind and an ace',
      { ...RIVER, board: '7c7d7h7sAs', ranges: { oop: 'KK', ip: 'QQ,32s' } },
      30,
      30,
    ],
    ['one hand that is ahead', { ...RIVER, ranges: { oop: 'AhAd', ip: 'QcQd' } }, 60, 0],
    ['one hand each, two kings against one', { ...RIVER, ranges: { oop: 'KhKd', ip: 'KcQd' } }, 60, 0],
    ['the same hands', { ...RIVER, board: '2c7dJh3s4s', ranges: { oop: 'AKs', ip: 'AKs' } }, 30, 30],
    // Twelve pairs are ahead of six pairs of tens and behind three sets of kings.
    ['nothing can be bet', { ...RIVER, bets: menus('', ''), ranges: { oop: 'AA,QQ', ip: 'TT,KK' } }, 40, 20],
    [
      'the rake takes the whole pot',
      { ...RIVER, rake: { rate: 1, cap: 1e9 }, ranges: { oop: 'AA', ip: 'QQ' } },
      0,
      0,
    ],
    [
      'the rake takes half, nothing is bet',
      { ...RIVER, bets: menus('', ''), rake: { rate: 0.5, cap: 1e9 }, ranges: { oop: 'AA', ip: 'QQ' } },
      30,
      0,
    ],
    ['a cap of 0', { ...RIVER, rake: { rate: 1, cap: 0 }, ranges: { oop: 'AhAd', ip: 'QcQd' } }, 60, 0],
    ['a huge pot', { ...RIVER, pot: 1e12, stack: 1, ranges: { oop: 'AA', ip: 'QQ' } }, 1e12, 0],
  ] as const)('%s', (_, spot, oop, ip) => {
    const { ev } = solve({ ...spot, precision }, 120).solver.measure();
    expect(Math.abs(ev[0] - oop)).toBeLessThan(0.0005 * spot.pot);
    expect(Math.abs(ev[1] - ip)).toBeLessThan(0.0005 * spot.pot);
  });

  test.each([
    ['absurd thresholds', 60, { ...TURN, addAllIn: 100, forceAllIn: 0.01, merge: 10 }],
    ['one iteration', 1, TURN],
    ['none', 0, TURN],
    ['a pot of one chip', 60, { ...RIVER, pot: 1 }],
    ['one chip behind', 60, { ...TURN, stack: 1 }],
    ['hands with tiny weights', 60, { ...RIVER, ranges: { oop: 'KK:0.000001,AJ', ip: 'JJ,KQ:0.000001' } }],
    [
      'hands that block the whole other range',
      60,
      { ...RIVER, ranges: { oop: 'AhAd,QhQs', ip: 'AhAc,AdTd' } },
    ],
    ['a stack of a million', 60, { ...RIVER, stack: 1_000_000, bets: menus('a', 'a') }],
  ] as const)('what both win is the pot: %s', (_, iterations, spot) => {
    const { ev, best, exploitability } = solve({ ...spot, precision }, iterations).solver.measure();
    expect(Math.abs(ev[0] + ev[1] - spot.pot) / spot.pot).toBeLessThan(1e-5);
    for (const side of [0, 1] as const) expect(best[side] - ev[side]).toBeGreaterThan(-1e-5 * spot.pot);
    expect(exploitability).toBeGreaterThan(-1e-5);
  });

  test('weights that are all a millionth change nothing', () => {
    const ranges = { oop: 'KK,AJ,65s', ip: 'JJ,KQ,88' };
    const rare = Object.fromEntries(
      Object.entries(ranges).map(([side, text]) => [side, text.replaceAll(/,|$/g, ':0.000001$&')]),
    );
    const [often, seldom] = [ranges, rare].map((both) =>
      solve({ ...RIVER, ranges: both, precision }, 200).solver.measure(),
    );
    expect(Math.abs(often!.ev[0] - seldom!.ev[0]) / RIVER.pot).toBeLessThan(0.0005);
    expect(seldom!.exploitability).toBeLessThan(0.001);
  });
});

test('where the rake is taken, both win what is left', () => {
  // Nobody bets: one pot of 40, of which 5 % are 2.
  const spot = { ...TURN, bets: menus('', ''), rake: { rate: 0.05, cap: 3 } };
  const { ev } = solve(spot, 1).solver.measure();
  expect(ev[0] + ev[1]).toBeCloseTo(38, 4);
});
