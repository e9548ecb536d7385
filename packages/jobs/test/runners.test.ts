import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeInline, type Plan, type Runner, type Task } from '../src/index.js';
import { makeThreads } from '../src/threads/index.js';
import { tasks } from './tasks.mjs';
import { expectedTotal, planSquares, Results } from './plans.js';
import { expectFreshBuild, TASKS } from './processes.js';
import { makeTempFolder } from './tempFolder.js';

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

const RUNNERS: readonly (readonly [string, () => Runner])[] = [
  ['inline', () => makeInline(tasks as unknown as Record<string, Task>)],
  ['1 thread', () => makeThreads({ tasks: TASKS, threads: 1 })],
  ['2 threads', () => makeThreads({ tasks: TASKS, threads: 2 })],
];

describe.each(RUNNERS)('%s', (_name, make) => {
  test('tells every shard once, and the sums are right', async () => {
    const results = new Results();
    await open(make()).run(planSquares('sums', 20), results);
    expect(results.told.toSorted()).toEqual(
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
    const shards = [false, true, false, false].map((fails, at) => ({ id: `c${at}`, parameters: { fails } }));
    const run = open(make()).run({ run: 'r', task: 'fragile', shards }, new Results());
    await expect(run).rejects.toMatchObject({
      code: 'jobs/shard-failed',
      value: 'c1',
      message: 'shard "c1" failed: the seventh card is missing',
    });
  });

  test('a task that nobody knows is refused with the names of those that are known', async () => {
    const run = open(make()).run({ ...planSquares('r', 1), task: 'cubes' }, new Results());
    await expect(run).rejects.toMatchObject({ code: 'jobs/unknown-task' });
    await expect(run).rejects.toThrow('there is no task "cubes"; expected squares, gated');
  });

  test('a name of Object is no task', async () => {
    const run = open(make()).run({ ...planSquares('r', 1), task: 'toString' }, new Results());
    await expect(run).rejects.toMatchObject({ code: 'jobs/unknown-task' });
  });

  test('a result that is not JSON is refused', async () => {
    const run = open(make()).run({ ...planSquares('r', 1), task: 'nonsense' }, new Results());
    await expect(run).rejects.toMatchObject({ code: 'jobs/not-json' });
    await expect(run).rejects.toThrow('result.sums[1]');
  });

  test('can be cancelled from within, and tells nothing after that', async () => {
    const stop = new AbortController();
    const results = new Results();
    const onResult: Results['onResult'] = (shard, result) => {
      results.onResult(shard, result);
      if (results.told.length === 3) stop.abort();
    };
    const run = open(make()).run(planSquares('r', 50), { onResult, signal: stop.signal });
    await expect(run).rejects.toMatchObject({ code: 'jobs/cancelled', value: 'r' });
    await wait(0);
    expect(results.told).toHaveLength(3);
  });

  test('a signal that was given before ends it at once', async () => {
    const results = new Results();
    const run = open(make()).run(planSquares('r', 5), {
      onResult: results.onResult,
      signal: AbortSignal.abort(),
    });
    await expect(run).rejects.toMatchObject({ code: 'jobs/cancelled' });
    expect(results.told).toEqual([]);
  });

  test('what the listener throws is thrown on', async () => {
    const onResult = (): void => {
      throw new RangeError('no such player');
    };
    await expect(open(make()).run(planSquares('r', 5), { onResult })).rejects.toThrow('no such player');
  });

  test.each<[string, Plan]>([
    ['run', { ...planSquares('r', 1), run: 'a:b' }],
    ['task', { ...planSquares('r', 1), task: '' }],
    ['shards.0.id', { ...planSquares('r', 1), shards: [{ id: 'a b', parameters: 1 }] }],
    ['x', { ...planSquares('r', 1), shards: Array.from({ length: 2 }, () => ({ id: 'x', parameters: 1 })) }],
    ['n', { ...planSquares('r', 1), shards: [{ id: 'n', parameters: { a: [Number.NaN] } }] }],
  ])('a plan that cannot be done is refused: %s', async (value, plan) => {
    await expect(open(make()).run(plan, new Results())).rejects.toMatchObject({
      code: 'jobs/bad-plan',
      value,
    });
  });
});

test('a thread in the middle of a shard is cancelled too, and the next run works', async () => {
  const runner = open(makeThreads({ tasks: TASKS, threads: 2 }));
  const stop = new AbortController();
  const results = new Results();
  // Two threads, one of them blocked for ever: the first result comes from the other.
  const shards = [
    { id: 'blocked', parameters: { from: 0, to: 1, mark: path('mark'), gate: path('never') } },
    { id: 'free', parameters: { from: 0, to: 1, mark: path('mark'), gate: path('.') } },
  ];
  const onResult: Results['onResult'] = (shard, result) => {
    results.onResult(shard, result);
    stop.abort();
  };
  const run = runner.run({ run: 'r', task: 'gated', shards }, { onResult, signal: stop.signal });
  await expect(run).rejects.toMatchObject({ code: 'jobs/cancelled' });
  expect(results.told).toEqual(['free']);
  const next = new Results();
  await runner.run(planSquares('r', 4), next);
  expect(next.total).toEqual(expectedTotal(4));
});

test('a thread that ends itself is a failed shard', async () => {
  const run = open(makeThreads({ tasks: TASKS, threads: 1 })).run(
    { ...planSquares('r', 1), task: 'exits' },
    new Results(),
  );
  await expect(run).rejects.toMatchObject({ code: 'jobs/shard-failed', value: 's0' });
});

test.each(['../dist/index.js', './nothing.mjs'])('%s holds no tasks for threads', async (file) => {
  const runner = open(makeThreads({ tasks: new URL(file, import.meta.url), threads: 1 }));
  await expect(runner.run(planSquares('r', 1), new Results())).rejects.toMatchObject({
    code: 'jobs/no-tasks',
  });
});
