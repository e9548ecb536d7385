import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { runPlan, type Runner } from '../src/index.js';
import { makeWorkers, serveTasks, type TaskWorker, type WorkerEvent } from '../src/workers/index.js';
import { expectedTotal, planSquares, Results } from './plans.js';
import { tasks } from './tasks.mjs';

// The ends of real message channels, with tasks behind them that this file controls.

const runners: Runner[] = [];
const ports: MessagePort[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close();
  for (const port of ports.splice(0)) port.close();
});

/** A worker whose far end is in this thread. */
class Far {
  readonly port: MessagePort;
  readonly end: TaskWorker;
  isEnded = false;
  private tell: ((event: WorkerEvent) => void) | undefined;

  constructor(serve: (post: (message: unknown) => void) => (message: unknown) => void) {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    this.port = port2;
    port2.on(
      'message',
      serve((message) => port2.postMessage(message)),
    );
    this.end = {
      postMessage: (message) => port1.postMessage(message),
      addEventListener: (type, listener) => {
        if (type === 'message') port1.on('message', (data: unknown) => listener({ data }));
        if (type === 'error') this.tell = listener;
      },
      terminate: () => {
        this.isEnded = true;
        port1.close();
      },
    };
  }

  /** As a browser reports a script that is not there or throws. */
  fail(message?: string): void {
    this.tell!({ message });
  }
}

const honest = (post: (message: unknown) => void) => serveTasks(tasks, post);

function open(serves: readonly ConstructorParameters<typeof Far>[0][], workers = 1) {
  const fars: Far[] = [];
  const start = (): TaskWorker => {
    const far = new Far(serves[Math.min(fars.length, serves.length - 1)]!);
    fars.push(far);
    return far.end;
  };
  const runner = makeWorkers({ start, workers });
  runners.push(runner);
  return { runner, fars };
}

test('workers are started when there is work, and kept for the next run', async () => {
  const { runner, fars } = open([honest], 3);
  expect(fars).toHaveLength(0);
  for (const shards of [2, 5, 5]) {
    const results = new Results();
    await runner.run(planSquares('r', shards), results);
    expect(results.total).toEqual(expectedTotal(shards));
  }
  expect(fars).toHaveLength(3);
  await runner.close();
  expect(fars.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
});

test.each([
  ['with a message', 'no such file', 'no such file'],
  ['without one', undefined, 'it could not be started'],
])('a worker that fails %s is a failed shard', async (_what, message, told) => {
  const { runner, fars } = open([() => () => fars[0]!.fail(message), honest]);
  const run = runPlan(runner, planSquares('r', 2));
  await expect(run).rejects.toMatchObject({ code: 'jobs/shard-failed', value: 's0' });
  await expect(run).rejects.toThrow(`shard "s0" failed: its worker ended: ${told}`);
  expect(fars[0]!.isEnded).toBe(true);
});

test('a worker that is lost between two runs is replaced', async () => {
  const { runner, fars } = open([honest]);
  await runPlan(runner, planSquares('r', 1));
  fars[0]!.fail('out of memory');
  const results = new Results();
  await runner.run(planSquares('r', 2), results);
  expect(results.total).toEqual(expectedTotal(2));
  expect(fars).toHaveLength(2);
});

test.each([
  ['no reply', 'ready'],
  ['a reply without an outcome', { id: 1 }],
  ['an unknown code', { id: 1, outcome: { ok: false, code: 'jobs/odd', message: '' } }],
])('%s ends the worker and the run', async (_what, reply) => {
  const { runner, fars } = open([(post) => () => post(reply)]);
  await expect(runPlan(runner, planSquares('r', 1))).rejects.toThrow('its worker ended: it sent no result');
  expect(fars[0]!.isEnded).toBe(true);
});

test('a late reply to an older order is not a result', async () => {
  const { runner } = open([
    (post) => {
      const receive = honest(post);
      return (message) => {
        post({ id: -1, outcome: { ok: true, result: { count: 0, sum: 0 } } });
        receive(message);
      };
    },
  ]);
  const results = new Results();
  await runner.run(planSquares('r', 3), results);
  expect(results.total).toEqual(expectedTotal(3));
});

test('a run that is cancelled ends the workers that compute, and only those', async () => {
  // The second worker never replies.
  const { runner, fars } = open([honest, () => () => {}, honest], 2);
  const stop = new AbortController();
  const seen: string[] = [];
  const onResult = ({ id }: { readonly id: string }): void => {
    seen.push(id);
    if (seen.length === 2) stop.abort();
  };
  const run = runner.run(planSquares('r', 3), { onResult, signal: stop.signal });
  await expect(run).rejects.toMatchObject({ code: 'jobs/cancelled', value: 'r' });
  expect(seen).toEqual(['s0', 's2']);
  expect(fars.map(({ isEnded }) => isEnded)).toEqual([false, true]);
  expect(await runPlan(runner, planSquares('r', 2))).toHaveLength(2);
});

test('a runner that is closed ends its run', async () => {
  const { runner } = open([() => () => {}]);
  const run = runPlan(runner, planSquares('r', 1));
  await runner.close();
  await expect(run).rejects.toThrow('its worker ended: the runner was closed');
});

test('a message that is not an order is thrown in the worker', () => {
  const receive = serveTasks(tasks, () => {});
  expect(() => receive({ id: 'one', task: 'squares', input: null })).toThrow(
    expect.objectContaining({ code: 'jobs/bad-input' }),
  );
});
