import { describe, expect, test } from 'vitest';
import {
  exploitability,
  kuhn,
  leduc,
  makeExternalSampling,
  makeOutcomeSampling,
  resumeExternalSampling,
  resumeOutcomeSampling,
  tabulate,
  valueOf,
  type SamplingSave,
} from '../../src/index.js';

const SEEDS = Array.from({ length: 10 }, (_, i) => BigInt(i + 1));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const WAYS = {
  external: { make: makeExternalSampling, resume: resumeExternalSampling },
  outcome: { make: makeOutcomeSampling, resume: resumeOutcomeSampling },
} as const;

/** A save as it comes back from a file. */
function copyBits(save: SamplingSave): SamplingSave {
  return structuredClone(save);
}

describe.each(Object.entries(WAYS))('%s sampling', (_name, { make, resume }) => {
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
    expect(one!.save()).toEqual(two!.save());
    expect(three!.save()).not.toEqual(one!.save());
  });

  test('saving and going on gives the same bits as not stopping', () => {
    const whole = make(leduc, { seed: 9n });
    whole.iterate(3000);
    const first = make(leduc, { seed: 9n });
    first.iterate(1234);
    const second = resume(leduc, copyBits(first.save()));
    if (!second.ok) throw second.error;
    second.value.iterate(3000 - 1234);
    expect(second.value.iterations).toBe(3000);
    expect(second.value.save()).toEqual(whole.save());
  });

  test('a tabulated game gives the same bits as the game itself', () => {
    const [plain, tabulated] = [leduc, tabulate(leduc)].map((game) => make(game, { seed: 3n }));
    for (const run of [plain!, tabulated!]) run.iterate(500);
    expect(tabulated!.save()).toEqual(plain!.save());
  });

  test('a save of another game or method is refused', () => {
    const save = make(kuhn, { seed: 1n }).save();
    const refused = resume(leduc, save);
    expect(refused.ok ? '' : refused.error.code).toBe('sampling/other-run');
    const other = resume(kuhn, { ...save, method: 'full' });
    expect(other.ok ? '' : other.error.code).toBe('sampling/other-run');
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
