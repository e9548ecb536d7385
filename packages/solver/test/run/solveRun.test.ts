import { unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { FINAL_STATUS_OF } from '../../src/decision/strategy.js';
import { RUN_ENDS, type RunProgress } from '../../src/run/solveRun.js';
import { openSpotRun, readSpotSetup, type SpotRun } from '../../src/run/spotRun.js';
import { RIVER, sessionOf } from '../decision/sessions.js';
import { copyTables, countDifferences, NO_DIFFERENCE } from '../postflop/solvers.js';
import { constant, finishRun, pointRun, spotRun } from './timedRun.js';

const tablesOf = (run: SpotRun) => copyTables(run.solver.postflop);

describe('a run ends once, with a reason', () => {
  test('target: the exploitability that was asked for is reached', async () => {
    const { run } = spotRun({ target: '2%', maxIterations: 1000 });
    expect(run.status).toBe('new');
    const { status, measured, progress } = await finishRun(run);
    expect(status).toBe('target');
    expect(measured!.exploitability).toBeLessThanOrEqual(0.02);
    expect(progress.exploitability).toBe(measured!.exploitability);
    expect(progress.measuredAt).toBe(progress.iterations);
    expect(progress.iterations).toBeLessThan(1000);
  });

  test('target: also when the closing pass finds it after the last iteration', async () => {
    const { run } = spotRun({ target: '30%', maxIterations: 7 });
    expect(await finishRun(run)).toMatchObject({ status: 'target', progress: { iterations: 7 } });
  });

  test('iterations: all are done', async () => {
    const { run } = spotRun();
    const { status, progress, measured } = await finishRun(run);
    expect([status, progress.iterations]).toEqual(['iterations', 40]);
    expect(measured!.exploitability).toBeGreaterThan(0);
    // It is over: nothing happens any more.
    run.cancel();
    expect(await finishRun(run)).toMatchObject({ status: 'iterations', progress: { iterations: 40 } });
  });

  test('converged: strategies have stopped changing, and there was no target', async () => {
    const options = { algorithm: 'mccfr', iterations: 1000, convergenceThreshold: 1.1 } as const;
    expect(await finishRun(pointRun(options).run)).toMatchObject({
      status: 'converged',
      progress: { iterations: 100 },
    });
    const reached = await finishRun(pointRun({ ...options, target: 0.5 }).run);
    expect(reached.status).toBe('target');
    expect(reached.measured!.exploitability).toBeLessThanOrEqual(0.5);
  });

  test('timeLimit', async () => {
    const { run } = spotRun({ maxIterations: 1e6 }, 1, constant(10, 5));
    expect(await finishRun(run)).toMatchObject({ status: 'timeLimit' });
  });

  test('cancelled: no more iterations, and the final measurement is made', async () => {
    const { run } = spotRun({ maxIterations: 1e6 }, undefined, constant(60, 1));
    const result = await run.go(
      () => Promise.resolve(),
      ({ iterations }) => iterations === 15 && run.cancel(),
    );
    expect(result).toMatchObject({ status: 'cancelled', progress: { iterations: 15, measuredAt: 15 } });
    expect(result.measured!.ev[0] + result.measured!.ev[1]).toBeCloseTo(40, 3);
  });

  test('cancelled before it began: there is still a strategy', async () => {
    const { run } = spotRun();
    run.cancel();
    expect(run.status).toBe('cancelled');
    expect(await finishRun(run)).toMatchObject({ status: 'cancelled', progress: { iterations: 0 } });
  });

  test('every end has a documented word for programs', () => {
    expect(RUN_ENDS.map((end) => FINAL_STATUS_OF[end])).toEqual([
      'converged',
      'converged',
      'complete',
      'timeLimit',
      'cancelled',
    ]);
  });
});

describe('cancelling the closing pass', () => {
  /** Twelve iterations of one unit, a check after ten and the closing pass of four units each. */
  async function runUnits(onUnit: (run: SpotRun, units: number) => void) {
    const { run, clock } = spotRun({ maxIterations: 12 }, undefined, constant(60, 60));
    const unitsDone = (): number => clock.units.length - 1;
    const result = await run.go(
      () => Promise.resolve(),
      () => onUnit(run, unitsDone()),
    );
    return { result, units: unitsDone() };
  }

  test('ends at once, without a measurement', async () => {
    const { result, units } = await runUnits((run, done) => done === 18 && run.cancel());
    expect(result).toMatchObject({ status: 'cancelled', measured: null, progress: { iterations: 12 } });
    // The last measurement during the run is still reported.
    expect(result.progress).toMatchObject({ measuredAt: 10 });
    expect(units).toBe(18);
  });

  test('a second cancel of the same run changes nothing', async () => {
    const { result, units } = await runUnits((run, done) => done >= 5 && run.cancel());
    expect(result).toMatchObject({ status: 'cancelled', progress: { iterations: 5, measuredAt: 5 } });
    expect(units).toBe(9);
  });

  test('an abort after a cancel does', async () => {
    const { result, units } = await runUnits((run, done) => {
      if (done === 5) run.cancel();
      if (done === 7) run.abort();
    });
    expect(result).toMatchObject({ status: 'cancelled', measured: null, progress: { iterations: 5 } });
    expect(result.progress.exploitability).toBeNull();
    expect(units).toBe(7);
  });
});

describe('a pause changes nothing', () => {
  /** Pauses at every yield, which comes after every unit of work: 60 ms each. */
  async function finishWithPauses(run: SpotRun | ReturnType<typeof pointRun>['run']): Promise<number> {
    for (let pauses = 0; ; pauses++) {
      let yields = 0;
      const { status } = await run.go(
        () => Promise.resolve(),
        // One unit is done first, or a pass of many steps would begin again and again.
        () => ++yields % 5 === 0 && run.pause(),
      );
      if (status !== 'paused') return pauses;
      expect(run.status).toBe('paused');
    }
  }

  test('a spot: the same tables, values and exploitability', async () => {
    const whole = spotRun({ maxIterations: 130 }).run;
    await finishRun(whole);
    const parts = spotRun({ maxIterations: 130 }, undefined, constant(60, 60)).run;
    expect(await finishWithPauses(parts)).toBeGreaterThan(20);
    expect(countDifferences(tablesOf(parts), tablesOf(whole))).toEqual(NO_DIFFERENCE);
    expect(parts.result.measured).toEqual(whole.result.measured);
    expect(parts.status).toBe('iterations');
  });

  test.each([
    ['mccfr', undefined],
    ['mccfr', 0.001],
    ['dcfr', 0],
  ] as const)('a decision point by %s, target %s', async (algorithm, target) => {
    const options = { algorithm, target, iterations: algorithm === 'mccfr' ? 600 : 60 };
    const whole = pointRun(options).run;
    await finishRun(whole);
    const parts = pointRun(options, constant(60, 60)).run;
    expect(await finishWithPauses(parts)).toBeGreaterThan(5);
    expect(parts.result.measured).toEqual(whole.result.measured);
    expect(parts.solver.readRow(parts.result.measured)).toEqual(whole.solver.readRow(whole.result.measured));
    expect(parts.status).toBe(whole.status);
  });

  test('pausing a run that does not run has no effect', async () => {
    const { run } = spotRun();
    run.pause();
    expect(run.status).toBe('new');
    expect(await finishRun(run)).toMatchObject({ status: 'iterations' });
  });

  test('a running run cannot be started again', async () => {
    const { run } = spotRun({}, undefined, constant(60, 60));
    const going = finishRun(run);
    await expect(finishRun(run)).rejects.toThrow(RangeError);
    expect(await going).toMatchObject({ status: 'iterations' });
  });
});

test('the host gets its turn by the clock, with progress each time and at the end', async () => {
  // 20 ms a unit: a turn after every third one.
  const { run } = spotRun({ maxIterations: 9 }, undefined, constant(20, 20));
  const told: RunProgress[] = [];
  let turns = 0;
  await run.go(
    () => Promise.resolve(void turns++),
    (progress) => told.push(progress),
  );
  expect(told.map(({ iterations }) => iterations)).toEqual([3, 6, 9, 9, 9]);
  expect(turns).toBe(4);
  expect(told.at(-1)).toEqual(run.progress);
  expect(told.map(({ seconds }) => seconds)).toEqual([0.06, 0.12, 0.18, 0.24, 0.26]);
});

test('a saved run continues in another one as if it had not stopped', async () => {
  const { run } = spotRun({ maxIterations: 20 });
  await finishRun(run);
  const setup = unwrap(readSpotSetup({ solved: Buffer.concat(run.save()) }, { iterations: 40 }));
  const later = unwrap(openSpotRun(setup, { clock: () => 0 }));
  expect(later.progress.iterations).toBe(20);
  const result = await finishRun(later);
  const whole = spotRun().run;
  expect(result.measured).toEqual((await finishRun(whole)).measured);
  expect(countDifferences(tablesOf(later), tablesOf(whole))).toEqual(NO_DIFFERENCE);
  expect(pointRun({ algorithm: 'mccfr' }).run.save()).toBeUndefined();
});

test('a training session and its run are one: the same strategy', async () => {
  const session = sessionOf(RIVER, { iterations: 300 });
  const strategy = session.solve();
  const { run } = pointRun({ algorithm: 'mccfr', iterations: 300 });
  const { measured } = await finishRun(run);
  expect(measured).toMatchObject({ exploitability: strategy.exploitability, range: strategy.range });
  expect(run.solver.readRow(measured)).toEqual({
    frequencies: strategy.actions.map(({ frequency }) => frequency),
    evs: strategy.actions.map(({ ev }) => ev),
    convergence: strategy.convergence,
  });
  expect(session.run.status).toBe('iterations');
});
