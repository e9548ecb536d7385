import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  defineTask,
  makeInline,
  makeJobPlan,
  runPlan,
  type Runner,
  type Shard,
  type TaskSignature,
} from '../src/index.js';
import { makeThreads } from '../src/threads/index.js';
import { makeWorkers } from '../src/workers/index.js';
import { z } from 'zod';
import { exits, fragile, gated, misfit, nonsense, squares, tasks } from './tasks.mjs';
import { expectedTotal, planSquares, Results } from './plans.js';
import { expectFreshBuild, TASKS } from './processes.js';
import { makeTempFolder } from './tempFolder.js';
import { startTaskWorker } from './taskWorkers.js';

beforeAll(expectFreshBuild);
const { path } = makeTempFolder();

const runners: Runner[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close();
});
const open = (runner: Runner): Runner => {
  runners.push(runner);
  return runner;
};

/** A plan of one shard for a task without input. */
const planOne = <O>(task: TaskSignature<null, O>) => makeJobPlan(task, 'r', [{ id: 's0', input: null }]);

const RUNNERS: readonly (readonly [string, () => Runner])[] = [
  ['inline', () => makeInline(tasks)],
  ['1 thread', () => makeThreads({ tasks: TASKS, threads: 1 })],
  ['2 threads', () => makeThreads({ tasks: TASKS, threads: 2 })],
  ['2 workers', () => makeWorkers({ start: startTaskWorker, workers: 2 })],
];

describe.each(RUNNERS)('%s', (_name, make) => {
  test('delivers every shard once, and the sums are right', async () => {
    const results = new Results();
    await open(make()).run(planSquares('sums', 20), results);
    expect(results.delivered.toSorted()).toEqual(
      planSquares('sums', 20)
        .shards.map(({ id }) => id)
        .toSorted(),
    );
    expect(results.total).toEqual(expectedTotal(20));
  });

  test('runs one plan after the other', async () => {
    const runner = open(make());
    for (const size of [3, 0, 1]) {
      const results = new Results();
      await runner.run(planSquares(`plan-${size}`, size), results);
      expect(results.total).toEqual(size === 0 ? { count: 0, sum: 0 } : expectedTotal(size));
    }
  });

  test('a shard that throws ends the run and is named', async () => {
    const shards = [false, true, false, false].map((fails, at) => ({ id: `c${at}`, input: { fails } }));
    const run = runPlan(open(make()), makeJobPlan(fragile, 'r', shards));
    await expect(run).rejects.toMatchObject({
      code: 'jobs/shard-failed',
      value: 'c1',
      message: 'shard "c1" failed: the seventh card is missing',
    });
  });

  test('an unknown task is refused with the names of the known ones', async () => {
    const run = runPlan(open(make()), planOne({ ...nonsense, name: 'cubes' }));
    await expect(run).rejects.toMatchObject({ code: 'jobs/unknown-task', value: 's0' });
    await expect(run).rejects.toThrow('unknown task "cubes"; expected squares, gated');
  });

  test('a property of Object is not a task', async () => {
    const run = runPlan(open(make()), planOne({ ...nonsense, name: 'toString' }));
    await expect(run).rejects.toMatchObject({ code: 'jobs/unknown-task' });
  });

  test('a result that is not JSON is refused', async () => {
    const run = runPlan(open(make()), planOne(nonsense));
    await expect(run).rejects.toMatchObject({ code: 'jobs/not-json' });
    await expect(run).rejects.toThrow('result.sums[1]');
  });

  test('a result that does not fit the schema of its task is refused by the computing side', async () => {
    const run = runPlan(open(make()), planOne(misfit));
    await expect(run).rejects.toMatchObject({ code: 'jobs/bad-result', value: 's0' });
    await expect(run).rejects.toThrow(/^shard "s0" failed: .* task "misfit": invalid value at sums\.1; /);
  });

  test('a result that does not fit the schema of the plan is refused by the receiving side', async () => {
    const other = { ...squares, output: z.strictObject({ count: z.int(), sum: z.string() }) };
    const run = runPlan(open(make()), makeJobPlan(other, 'r', planSquares('r', 1).shards));
    await expect(run).rejects.toMatchObject({ code: 'jobs/bad-result', value: 's0' });
    await expect(run).rejects.toThrow('task "squares": invalid value at sum; ');
  });

  test('input that does not fit the task is refused by the computing side', async () => {
    const loose = { ...squares, input: z.any() };
    const run = runPlan(open(make()), makeJobPlan(loose, 'r', [{ id: 'x', input: { from: 0, to: 'end' } }]));
    await expect(run).rejects.toMatchObject({ code: 'jobs/bad-input', value: 'x' });
    await expect(run).rejects.toThrow('task "squares": invalid value at to; ');
  });

  test('runPlan returns typed results in the order of the shards, and reports progress', async () => {
    const progress: number[] = [];
    const { shards } = planSquares('r', 4);
    const plan = makeJobPlan(squares, 'r', shards.toReversed());
    const results = await runPlan(open(make()), plan, { onProgress: (done) => progress.push(done) });
    const counts: number[] = results.map(({ count }) => count);
    expect(counts).toEqual([1000, 1000, 1000, 1000]);
    const sums = results.map(({ sum }) => sum);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  });

  test('can be cancelled from within, and delivers nothing after that', async () => {
    const stop = new AbortController();
    const results = new Results();
    const onResult: Results['onResult'] = (shard, result) => {
      results.onResult(shard, result);
      if (results.delivered.length === 3) stop.abort();
    };
    const run = open(make()).run(planSquares('r', 50), { onResult, signal: stop.signal });
    await expect(run).rejects.toMatchObject({ code: 'jobs/cancelled', value: 'r' });
    await wait(0);
    expect(results.delivered).toHaveLength(3);
  });

  test('a signal that is already aborted ends it at once', async () => {
    const results = new Results();
    const run = open(make()).run(planSquares('r', 5), {
      onResult: results.onResult,
      signal: AbortSignal.abort(),
    });
    await expect(run).rejects.toMatchObject({ code: 'jobs/cancelled' });
    expect(results.delivered).toEqual([]);
  });

  test('an error of the listener is rethrown', async () => {
    const onResult = (): void => {
      throw new RangeError('no such player');
    };
    await expect(open(make()).run(planSquares('r', 5), { onResult })).rejects.toThrow('no such player');
  });
});

describe('a plan', () => {
  const shard: Shard<{ from: number; to: number }> = { id: 'x', input: { from: 0, to: 1 } };
  test.each([
    ['the name of the run', 'a:b', () => makeJobPlan(squares, 'a:b', [])],
    ['the name of the task', '', () => makeJobPlan({ ...squares, name: '' }, 'r', [])],
    ['the id of a shard', 'a b', () => makeJobPlan(squares, 'r', [{ ...shard, id: 'a b' }])],
    ['a duplicate id', 'x', () => makeJobPlan(squares, 'r', [shard, shard])],
    [
      'input that is not JSON',
      'n',
      () => makeJobPlan({ ...squares, input: z.any() }, 'r', [{ id: 'n', input: { a: [Number.NaN] } }]),
    ],
    ['the name of a defined task', 'a.b', () => defineTask({ ...squares, name: 'a.b' })],
  ])('is refused for %s', (_what, value, plan) => {
    expect(plan).toThrow(expect.objectContaining({ code: 'jobs/bad-plan', value }));
  });

  test('is refused for input that does not fit the task, with its path', () => {
    const shards = [shard, { id: 'y', input: { from: 0, to: 1.5 } }];
    expect(() => makeJobPlan(squares, 'r', shards)).toThrow(
      expect.objectContaining({ code: 'jobs/bad-input', value: 'y' }),
    );
    expect(() => makeJobPlan(squares, 'r', shards)).toThrow(
      'invalid input of shard "y" for task "squares": invalid value at to; ',
    );
  });
});

test.each([
  ['thread', () => makeThreads({ tasks: TASKS, threads: 2 })],
  ['worker', () => makeWorkers({ start: startTaskWorker, workers: 2 })],
])('a %s that is computing a shard is cancelled too, and the next run works', async (_name, make) => {
  const runner = open(make());
  const stop = new AbortController();
  const results = new Results();
  // Two threads, one of them blocked for ever: the first result comes from the other.
  const shards = [
    { id: 'blocked', input: { from: 0, to: 1, mark: path('mark'), gate: path('never') } },
    { id: 'free', input: { from: 0, to: 1, mark: path('mark'), gate: path('.') } },
  ];
  const onResult: Results['onResult'] = (shard, result) => {
    results.onResult(shard, result);
    stop.abort();
  };
  const run = runner.run(makeJobPlan(gated, 'r', shards), { onResult, signal: stop.signal });
  await expect(run).rejects.toMatchObject({ code: 'jobs/cancelled' });
  expect(results.delivered).toEqual(['free']);
  const next = new Results();
  await runner.run(planSquares('r', 4), next);
  expect(next.total).toEqual(expectedTotal(4));
});

test.each([
  ['thread', () => makeThreads({ tasks: TASKS, threads: 1 })],
  ['worker', () => makeWorkers({ start: startTaskWorker, workers: 1 })],
])('a %s that ends itself is a failed shard, and another one takes its place', async (name, make) => {
  const runner = open(make());
  const run = runPlan(runner, planOne(exits));
  await expect(run).rejects.toMatchObject({ code: 'jobs/shard-failed', value: 's0' });
  await expect(run).rejects.toThrow(`its ${name} ended: `);
  const next = new Results();
  await runner.run(planSquares('r', 2), next);
  expect(next.total).toEqual(expectedTotal(2));
});

test.each(['../dist/index.js', './nothing.mjs'])('%s exports no tasks for threads', async (file) => {
  const runner = open(makeThreads({ tasks: new URL(file, import.meta.url), threads: 1 }));
  await expect(runner.run(planSquares('r', 1), new Results())).rejects.toMatchObject({
    code: 'jobs/no-tasks',
  });
});
