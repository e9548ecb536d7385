import { readFileSync } from 'node:fs';
import { Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { compileKernels, KERNEL_MODULES, makeModuleText } from '../../scripts/compileKernels.mjs';
import {
  copyTables,
  countDifferences,
  menus,
  NO_DIFFERENCE,
  optionsOf,
  randomRange,
  solverOf,
} from './solvers.js';

test.each(Object.entries(KERNEL_MODULES))('the stored kernels are compiled: %s', async (entry, module) => {
  const kept = readFileSync(new URL(`../../${module}`, import.meta.url), 'utf8');
  expect(makeModuleText(await compileKernels(entry as keyof typeof KERNEL_MODULES))).toBe(kept);
});

const SPOTS = {
  river: { board: '2c7dJhKs4s', rarity: 4, bets: menus('50%,100%,a', '60%,a'), iterations: 70 },
  'river with one size': { board: 'QsQh2h8d8c', rarity: 5, bets: menus('75%', '60%'), iterations: 70 },
  turn: { board: 'QsJh2h8d', rarity: 60, bets: menus('50%', 'a'), iterations: 68 },
  flop: { board: 'Td9d6h', rarity: 120, bets: menus('a', ''), iterations: 3 },
};

describe.each(Object.entries(SPOTS))('WebAssembly and plain TypeScript on random ranges: %s', (_, spot) => {
  const { board, rarity, bets, iterations } = spot;

  test.each([
    ['f32', { rate: 0, cap: 0 }],
    ['f32', { rate: 0.05, cap: 4 }],
    ['i16', { rate: 0, cap: 0 }],
  ] as const)('the same bits in %s with rake %o', (precision, rake) => {
    const rng = Xoshiro256.fromSeed(7n);
    const ranges = [randomRange(rng, rarity), randomRange(rng, rarity)] as const;
    const options = optionsOf({ board, ranges: { oop: 'any', ip: 'any' }, pot: 60, stack: 150, bets, rake });
    const [wasm, plain] = (['wasm', 'plain'] as const).map((kernels) => {
      const solver = solverOf({ ...options, ranges, precision, kernels });
      solver.iterate(iterations);
      return { tables: copyTables(solver), measured: solver.measure() };
    });
    expect(wasm!.tables['regrets']!.some((regret) => regret !== 0)).toBe(true);
    expect(countDifferences(wasm!.tables, plain!.tables)).toMatchObject(NO_DIFFERENCE);
    expect(wasm!.measured).toEqual(plain!.measured);
  });
});

test('interchangeable suits are solved once, with the same bits in both implementations', () => {
  const bets = menus('50%', 'a');
  const ranges = { oop: 'AKs,99', ip: 'T8s,88' };
  const options = optionsOf({ board: 'Td9d6h', ranges, pot: 60, stack: 40, bets });
  const [wasm, plain] = (['wasm', 'plain'] as const).map((kernels) => {
    const solver = solverOf({ ...options, kernels });
    solver.iterate(2);
    return copyTables(solver);
  });
  expect(countDifferences(wasm!, plain!)).toEqual(NO_DIFFERENCE);
});
