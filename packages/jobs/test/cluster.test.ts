import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { parseFailureText, makeFailureText } from '../src/cluster/failureText.js';
import { makeCluster, startWorker } from '../src/cluster/index.js';
import { nameShards, parseShardId } from '../src/cluster/shardIds.js';
import { WorkerWatch } from '../src/cluster/workerWatch.js';
import { makeJobPlan } from '../src/index.js';
import { planSquares, Results } from './plans.js';
import { TASKS } from './processes.js';
import { squares } from './tasks.mjs';

describe('the ids of shards', () => {
  const plan = planSquares('night', 3);
  const ids = [...nameShards(plan, 'abc').keys()];

  test('are the same every time, and none has a colon', () => {
    expect([...nameShards(planSquares('night', 3), 'abc').keys()]).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^night\.abc\.s\d\.[0-9a-f]+$/);
    expect(ids.map(parseShardId)).toEqual(['s0', 's1', 's2'].map((shard) => ({ run: 'night', shard })));
  });

  const moved = plan.shards.map(({ id, input: { from, to } }) => ({ id, input: { from, to: to + 1 } }));
  test.each([
    ['run', nameShards(planSquares('day', 3), 'abc')],
    ['version', nameShards(plan, 'abd')],
    ['task', nameShards(makeJobPlan({ ...squares, name: 'cubes' }, 'night', plan.shards), 'abc')],
    ['input', nameShards(makeJobPlan(squares, 'night', moved), 'abc')],
  ])('differ with the %s', (_name, others) => {
    expect(ids.filter((id) => others.has(id))).toEqual([]);
  });
});

test('the code of a failure survives the text that the queue stores', () => {
  const failure = { code: 'jobs/bad-input', message: 'input.to: expected number' } as const;
  expect(parseFailureText(makeFailureText(failure))).toEqual(failure);
  expect(parseFailureText('jobs/other it broke')).toEqual({
    code: 'jobs/shard-failed',
    message: 'jobs/other it broke',
  });
  expect(parseFailureText('job stalled more than allowable limit').message).toContain(
    'lost more than 10 times',
  );
});

describe('messages about workers', () => {
  const worker = (name: string, version = 'a', silentFor = 0) => ({
    entry: { name, version, threads: 2 },
    silentFor,
  });

  test('they come, leave, and fall silent', () => {
    const watch = new WorkerWatch('a', 1000);
    expect(watch.look([])).toEqual([{ code: 'worker-none', version: 'a' }]);
    expect(watch.look([])).toEqual([]);
    expect(watch.look([worker('x'), worker('y')])).toEqual([
      { code: 'worker-joined', worker: 'x', threads: 2 },
      { code: 'worker-joined', worker: 'y', threads: 2 },
    ]);
    expect(watch.look([worker('y', 'a', 1000)])).toEqual([{ code: 'worker-left', worker: 'x' }]);
    expect(watch.look([worker('y', 'a', 1001)])).toEqual([
      { code: 'worker-silent', worker: 'y' },
      { code: 'worker-none', version: 'a' },
    ]);
    expect(watch.look([worker('y')])).toEqual([{ code: 'worker-joined', worker: 'y', threads: 2 }]);
  });

  test('one of another version is reported, once', () => {
    const watch = new WorkerWatch('a', 1000);
    expect(watch.look([worker('z', 'b')])).toEqual([
      { code: 'worker-other-version', worker: 'z', version: 'b', needs: 'a' },
      { code: 'worker-none', version: 'a' },
    ]);
    expect(watch.look([worker('z', 'b')])).toEqual([]);
  });
});

describe('an address without a cluster', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const listen = async (answer: string | undefined): Promise<string> => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (answer !== undefined) socket.on('data', () => socket.end(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const run = (url: string): Promise<void> =>
    makeCluster({ url, version: 'v' }).run(planSquares('r', 1), new Results());

  test('no server', async () => {
    const url = await listen('');
    await new Promise((resolve) => servers.pop()!.close(resolve));
    await expect(run(url)).rejects.toMatchObject({ code: 'jobs/cluster-unreachable', value: url });
    await expect(startWorker({ url, version: 'v', tasks: TASKS })).rejects.toMatchObject({
      code: 'jobs/cluster-unreachable',
    });
  });

  test('another program', async () => {
    const url = await listen('HTTP/1.1 400 Bad Request\r\n\r\n');
    await expect(run(url)).rejects.toMatchObject({ code: 'jobs/cluster-unreachable' });
  });

  test('a server that never responds', async () => {
    const url = await listen(undefined);
    await expect(run(url)).rejects.toMatchObject({ code: 'jobs/cluster-unreachable' });
  });

  test.each(['localhost:6379', 'http://localhost', '', 'redis://'])('%j is not an address', (url) => {
    expect(() => makeCluster({ url, version: 'v' })).toThrow(
      expect.objectContaining({ code: 'jobs/bad-address' }),
    );
  });

  test.each(['', 'a:b', 'a b'])('%j is not a version', (version) => {
    expect(() => makeCluster({ url: 'redis://localhost', version })).toThrow('cannot be a version');
  });
});
