import { describe, expect, test } from 'vitest';
import { exploitability, valueOf } from '../../src/game/bestResponse.js';
import { kuhn } from '../../src/game/kuhn.js';
import { leduc } from '../../src/game/leduc.js';
import { tabulate } from '../../src/game/tabulated.js';
import { makeExternalSampling } from '../../src/sampling/external.js';
import { makeOutcomeSampling } from '../../src/sampling/outcome.js';
import type { SamplingSolver } from '../../src/sampling/samplingSolver.js';

const SEEDS = Array.from({ length: 10 }, (_, i) => BigInt(i + 1));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const WAYS = { external: makeExternalSampling, outcome: makeOutcomeSampling } as const;

/** Every frequency of the average strategy has a part in it. */
const bitsOf = ({ policy }: SamplingSolver): number[] => [
  exploitability(leduc, policy),
  valueOf(leduc, policy, 0),
];

describe.each(Object.entries(WAYS))('%s sampling', (_name, make) => {
  test('Kuhn poker: falls over three checkpoints, averaged over seeds, to under 0.01', () => {
    const runs = SEEDS.slice(0, 4).map((seed) => make(kuhn, { seed }));
    const checkpoints = [3000, 30_000, 300_000].map((iterations) => {
      for (const run of runs) run.iterate(iterations - run.iterations);
      return mean(runs.map((run) => exploitability(kuhn, run.policy)));
    });
    expect(checkpoints[1]).toBeLessThan(checkpoints[0]!);
    expect(checkpoints[2]).toBeLessThan(checkpoints[1]!);
    expect(checkpoints[2]).toBeLessThan(0.01);
    expect(mean(runs.map((run) => valueOf(kuhn, run.policy, 0)))).toBeCloseTo(-1 / 18, 2);
  });

  test('the same seed gives the same bits, another seed gives others', () => {
    const [one, two, three] = [5n, 5n, 6n].map((seed) => make(leduc, { seed }));
    for (const run of [one!, two!, three!]) run.iterate(500);
    expect(bitsOf(one!)).toEqual(bitsOf(two!));
    expect(bitsOf(three!)).not.toEqual(bitsOf(one!));
  });

  test('iterating in parts gives the same bits as at once', () => {
    const [whole, parts] = [9n, 9n].map((seed) => make(leduc, { seed }));
    whole!.iterate(3000);
    parts!.iterate(1234);
    parts!.iterate(3000 - 1234);
    expect(parts!.iterations).toBe(3000);
    expect(bitsOf(parts!)).toEqual(bitsOf(whole!));
  });

  test('a tabulated game gives the same bits as the game itself', () => {
    const [plain, tabulated] = [leduc, tabulate(leduc)].map((game) => make(game, { seed: 3n }));
    for (const run of [plain!, tabulated!]) run.iterate(500);
    expect(bitsOf(tabulated!)).toEqual(bitsOf(plain!));
  });
});

test('external sampling on Leduc: under 0.075 after 100,000 iterations, averaged over ten seeds', () => {
  const found = SEEDS.map((seed) => {
    const run = makeExternalSampling(tabulate(leduc), { seed });
    run.iterate(100_000);
    return exploitability(leduc, run.policy);
  });
  expect(mean(found)).toBeLessThan(0.075);
});
