import { describe, expect, test } from 'vitest';
import { constant, finishRun, pointRun, spotRun, type Costs } from './timedRun.js';

/** Seconds of every run here. */
const LIMIT = 2;

describe('a time limit covers the closing pass', () => {
  // A pass has four steps.
  test.each([
    ['a pass like two iterations', constant(20, 10)],
    ['a slow pass', constant(10, 60)],
    ['a quick pass', constant(30, 1)],
    [
      'iterations that get slower',
      { iteration: (n: number) => 5 + n, step: (n: number) => n } satisfies Costs,
    ],
  ])('%s', async (_, costs) => {
    const { run, clock } = spotRun({ maxIterations: 1e6 }, LIMIT, costs);
    const { status, measured, progress } = await finishRun(run);
    expect(status).toBe('timeLimit');
    expect(measured!.exploitability).toBeGreaterThan(0);
    expect(progress).toMatchObject({ measuredAt: progress.iterations, seconds: clock.now / 1000 });
    expect(progress.seconds).toBeLessThanOrEqual(LIMIT);
    // And most of the time was used.
    expect(progress.seconds).toBeGreaterThan(LIMIT / 2);
  });

  test.each([
    [4, 'mccfr'],
    [4, 'dcfr'],
    [5, 'mccfr'],
    [5, 'dcfr'],
  ] as const)('a decision point with %i cards by %s', async (cards, algorithm) => {
    const board = 'Ts9s2hJc4d'.slice(0, 2 * cards);
    const options = { algorithm, seconds: LIMIT, iterations: 1e6, target: 0, convergenceThreshold: 0 };
    const { run } = pointRun(options, constant(5, 1), board);
    const { status, measured, progress } = await finishRun(run);
    expect(status).toBe('timeLimit');
    expect(measured).not.toBeNull();
    expect(run.solver.readRow(measured).evs).not.toBeNull();
    expect(progress.seconds).toBeLessThanOrEqual(LIMIT);
    expect(progress.seconds).toBeGreaterThan(LIMIT / 2);
  });
});

describe('what cannot be measured in time is null', () => {
  test('a limit below one iteration', async () => {
    const { run } = spotRun({ maxIterations: 1e6 }, LIMIT, constant(5000, 5000));
    const result = await finishRun(run);
    expect(result).toMatchObject({
      status: 'timeLimit',
      measured: null,
      progress: { iterations: 1, exploitability: null, measuredAt: null, seconds: 5 },
    });
  });

  test.each(['mccfr', 'dcfr'] as const)('a pass that takes longer than the limit: %s', async (algorithm) => {
    const options = {
      algorithm,
      seconds: LIMIT,
      iterations: 1e6,
      target: undefined,
      convergenceThreshold: 0,
    };
    const { run, clock } = pointRun(options, { iteration: () => 10, step: () => 900 }, 'Ts9s2hJc');
    const { status, measured, progress } = await finishRun(run);
    expect([status, measured]).toEqual(['timeLimit', null]);
    expect(clock.units.at(-2)).toBeLessThan(1000 * LIMIT);
    expect(progress.iterations).toBeGreaterThan(5);
    const { frequencies, convergence } = run.solver.readRow(null);
    expect(frequencies.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(convergence).toBeNull();
  });

  test('a closing pass that takes longer than expected is stopped, and the older measurement keeps its iteration', async () => {
    // Checks come after every tenth iteration; the closing pass does not.
    const costs: Costs = { iteration: () => 21, step: (n) => (n % 10 === 0 ? 10 : 300) };
    const { run, clock } = spotRun({ maxIterations: 1e6 }, LIMIT, costs);
    const { status, measured, progress } = await finishRun(run);
    expect([status, measured]).toEqual(['timeLimit', null]);
    expect(progress.measuredAt).toBeLessThan(progress.iterations);
    expect(progress.exploitability).toBeGreaterThan(0);
    expect(clock.units.at(-2)).toBeLessThan(1000 * LIMIT);
  });
});

test('a run exceeds its limit by less than one unit of work, whatever units take', async () => {
  const units = [7, 150, 900, 3000];
  for (const iteration of units) {
    for (const step of units) {
      const spot = spotRun({ maxIterations: 1e6 }, LIMIT, constant(iteration, step));
      const options = {
        algorithm: 'mccfr',
        seconds: LIMIT,
        iterations: 1e6,
        convergenceThreshold: 0,
      } as const;
      const point = pointRun(options, constant(iteration, step), 'Ts9s2hJc');
      for (const { run, clock } of [spot, point]) {
        expect(await finishRun(run)).toMatchObject({ status: 'timeLimit' });
        expect(clock.units.at(-2)).toBeLessThan(1000 * LIMIT);
      }
    }
  }
});
