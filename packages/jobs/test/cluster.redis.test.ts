import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeResultRecord } from '../src/cluster/resultRecord.js';
import { nameShards } from '../src/cluster/shardIds.js';
import { makeCluster, startWorker, type ClusterSettings } from '../src/cluster/index.js';
import { makeJobPlan, type JobNote, type JobPlan, type Runner } from '../src/index.js';
import { makeThreads } from '../src/threads/index.js';
import { expectedTotal, planGated, planSquares, Results } from './plans.js';
import {
  addLeader,
  addWorker,
  expectFreshBuild,
  hasFacts,
  LOCK_MS,
  SHORT_LOCK_MS,
  TASKS,
} from './processes.js';
import { RedisServer } from '../../../test/shared/redisServer.js';
import { fragile, misfit, squares } from './tasks.mjs';
import { makeTempFolder } from './tempFolder.js';

beforeAll(expectFreshBuild);

const { path } = makeTempFolder();

let shared: RedisServer;
const servers: RedisServer[] = [];
let redis: Redis;
const clients: Redis[] = [];
const connectTo = (server: RedisServer): Redis => {
  // BullMQ requires this of shared connections.
  const client = new Redis(server.url, { maxRetriesPerRequest: null });
  clients.push(client);
  return client;
};
beforeAll(async () => {
  shared = await RedisServer.start();
  redis = connectTo(shared);
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  for (const server of [shared, ...servers]) await server.remove();
});
const addServer = async (): Promise<RedisServer> => {
  const server = await RedisServer.start();
  servers.push(server);
  return server;
};

const runners: Runner[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close();
});

type SumsPlan = ReturnType<typeof planSquares>;

/** A run in progress, and everything it has reported. */
class Lead {
  readonly results = new Results();
  readonly notes: JobNote[] = [];
  readonly ended: Promise<void>;
  readonly #listeners: (() => void)[] = [];
  #hasEnded = false;

  constructor(plan: SumsPlan, options: ClusterSettings, signal?: AbortSignal) {
    const runner = makeCluster({ lockMs: LOCK_MS, ...options });
    runners.push(runner);
    this.ended = runner.run(plan, {
      onResult: (shard, result) => {
        this.results.onResult(shard, result);
        this.#notify();
      },
      onNote: (note) => {
        this.notes.push(note);
        this.#notify();
      },
      ...(signal ? { signal } : {}),
    });
    const end = (): void => {
      this.#hasEnded = true;
      this.#notify();
    };
    this.ended.then(end, end);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#hasEnded) throw new Error(`the run has ended without it: ${JSON.stringify(this.notes)}`);
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  hear(facts: Partial<JobNote>): Promise<void> {
    return this.until(() => this.notes.some((note) => hasFacts(note, facts)));
  }

  #notify(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** A run of any task. */
async function runAny(plan: JobPlan, options: ClusterSettings): Promise<void> {
  const runner = makeCluster({ lockMs: LOCK_MS, ...options });
  runners.push(runner);
  await runner.run(plan, { onResult: () => {} });
}

/** Shards that report when they begin and wait for a gate; those before `free` do not wait. */
function makeGate(name: string) {
  const gate = path(`${name}-gate`);
  const markOf = (id: string): string => path(`${name}-mark-${id}`);
  const startsOf = (id: string): string[] =>
    existsSync(markOf(id)) ? readFileSync(markOf(id), 'utf8').trimEnd().split('\n') : [];
  return {
    plan: (run: string, shards: number, free = 0): SumsPlan =>
      planGated(run, shards, (id, at) => ({ mark: markOf(id), gate: at < free ? path('.') : gate })),
    open: (): void => writeFileSync(gate, ''),
    /** Which processes have begun this shard, in order. */
    startsOf,
    begun: async (id: string, times = 1): Promise<void> => {
      while (startsOf(id).length < times) await wait(20);
    },
  };
}

const idsOf = (plan: JobPlan): string[] => plan.shards.map(({ id }) => id).toSorted();

const expectRightResults = ({ results }: Lead, plan: JobPlan): void => {
  expect(results.delivered.toSorted()).toEqual(idsOf(plan));
  expect(results.total).toEqual(expectedTotal(plan.shards.length));
};

describe('a cluster', () => {
  test('gives the same results as threads, with two workers, and leaves nothing behind', async () => {
    const options = { url: shared.url, version: 'v-same' };
    const workers = [await addWorker(options), await addWorker(options)];
    const gate = makeGate('same');
    const plan = gate.plan('same', 12);
    const lead = new Lead(plan, options);
    await Promise.all([gate.begun('s0'), gate.begun('s1')]);
    for (const { child } of workers) {
      await lead.hear({ code: 'worker-joined', worker: `${hostname()}-${child.pid}`, threads: 1 });
    }
    gate.open();
    await lead.ended;
    expectRightResults(lead, plan);
    const took = new Set(plan.shards.flatMap(({ id }) => gate.startsOf(id)));
    expect(took).toEqual(new Set(workers.map(({ child }) => String(child.pid))));

    const threads = new Results();
    const runner = makeThreads({ tasks: TASKS, threads: 2 });
    runners.push(runner);
    await runner.run(plan, threads);
    expect(Object.fromEntries(lead.results.byShard)).toEqual(Object.fromEntries(threads.byShard));

    for (const { child, exited } of workers) {
      child.kill('SIGINT');
      expect(await exited).toBe(0);
    }
    await expectNoTraces();
  });

  test('a repeated run finds its results and computes nothing', async () => {
    const options = { url: shared.url, version: 'v-again' };
    await addWorker(options);
    const gate = makeGate('again');
    const plan = gate.plan('again', 4, 4);
    await new Lead(plan, options).ended;
    const second = new Lead(plan, options);
    await second.ended;
    expectRightResults(second, plan);
    for (const id of idsOf(plan)) expect(gate.startsOf(id)).toHaveLength(1);
    // The same names for other work are not the same work.
    const other = makeGate('other');
    const third = new Lead(other.plan('again', 4, 4), options);
    await third.ended;
    for (const id of idsOf(plan)) expect(other.startsOf(id)).toHaveLength(1);
  });

  test('a leader that has ended does not keep its process alive', async () => {
    const options = { url: shared.url, version: 'v-exit' };
    await addWorker(options);
    const leader = addLeader({ ...options, plan: planSquares('exit', 3) });
    await leader.hear(({ done }) => done === true);
    expect(await leader.exited).toBe(0);
  });

  test('a worker killed in the middle of a shard costs only a retry', async () => {
    const options = { url: shared.url, version: 'v-kill', lockMs: SHORT_LOCK_MS };
    const gate = makeGate('kill');
    const plan = gate.plan('kill', 3);
    const lead = new Lead(plan, options);
    const first = await addWorker(options);
    await gate.begun('s0');
    first.child.kill('SIGKILL');
    await first.exited;
    const second = await addWorker(options);
    gate.open();
    await lead.ended;
    expectRightResults(lead, plan);
    expect(gate.startsOf('s0')).toEqual([String(first.child.pid), String(second.child.pid)]);
    await lead.hear({ code: 'shard-lost', run: 'kill', shard: 's0' });
    await second.hearNote({ code: 'shard-lost', run: 'kill', shard: 's0' });
  });

  test('a worker that is asked to end gives its shard back', async () => {
    const options = { url: shared.url, version: 'v-polite' };
    const gate = makeGate('polite');
    const plan = gate.plan('polite', 2);
    const lead = new Lead(plan, options);
    const first = await addWorker(options);
    await gate.begun('s0');
    first.child.kill('SIGINT');
    expect(await first.exited).toBe(0);
    await first.hearNote({ code: 'shard-returned', run: 'polite', shard: 's0' });
    gate.open();
    await addWorker(options);
    await lead.ended;
    expectRightResults(lead, plan);
  });

  test('workers of another version get no work, both sides report it, and a right one that joins late does the work', async () => {
    const options = { url: shared.url, version: 'v-new' };
    const plan = planSquares('late', 3);
    const old = await addWorker({ ...options, version: 'v-old' });
    const lead = new Lead(plan, options);
    await lead.hear({ code: 'worker-other-version', version: 'v-old', needs: 'v-new' });
    await lead.hear({ code: 'worker-none', version: 'v-new' });
    await old.hearNote({ code: 'run-other-version', run: 'late', needs: 'v-new', own: 'v-old' });
    await addWorker(options);
    await lead.ended;
    expectRightResults(lead, plan);
    expect(old.said.filter(({ note }) => note?.code === 'shard-done')).toEqual([]);
  });

  test('a leader killed and started again goes on where it was', async () => {
    const options = { url: shared.url, version: 'v-leader' };
    const gate = makeGate('leader');
    const plan = gate.plan('leader', 6, 3);
    await addWorker(options);
    // Its claim expires soon after.
    const killed = addLeader({ ...options, plan, lockMs: 2 * SHORT_LOCK_MS });
    await gate.begun('s3');
    killed.child.kill('SIGKILL');
    await killed.exited;
    gate.open();
    const lead = new Lead(plan, options);
    await lead.ended;
    expectRightResults(lead, plan);
    await lead.hear({ code: 'run-claimed', run: 'leader' });
    await lead.hear({ code: 'run-resumed', run: 'leader', shards: 6 });
    for (const id of idsOf(plan)) expect(gate.startsOf(id)).toHaveLength(1);
  });

  test('a run has one leader at a time', async () => {
    const options = { url: shared.url, version: 'v-two' };
    const gate = makeGate('two');
    const plan = gate.plan('two', 2);
    await addWorker(options);
    const first = new Lead(plan, options);
    await gate.begun('s0');
    const second = new Lead(plan, options);
    await expect(second.ended).rejects.toMatchObject({ code: 'jobs/run-taken', value: 'two' });
    gate.open();
    await first.ended;
    expectRightResults(first, plan);
  });

  test('a shard that throws ends the run and is named', async () => {
    const options = { url: shared.url, version: 'v-throw' };
    const worker = await addWorker(options);
    const shards = [false, true, false].map((fails, at) => ({ id: `c${at}`, input: { fails } }));
    const run = runAny(makeJobPlan(fragile, 'throw', shards), options);
    await expect(run).rejects.toMatchObject({ code: 'jobs/shard-failed', value: 'c1' });
    await expect(run).rejects.toThrow('the seventh card is missing');
    await worker.hearNote({ code: 'shard-failed', run: 'throw', shard: 'c1' });
    const unknown = runAny(makeJobPlan({ ...fragile, name: 'cubes' }, 'unknown', shards), options);
    await expect(unknown).rejects.toMatchObject({ code: 'jobs/unknown-task', value: 'c0' });
    await expect(unknown).rejects.toThrow('unknown task "cubes"');
  });

  test('a cancelled run takes back shards that have not begun, and can continue later', async () => {
    const options = { url: shared.url, version: 'v-cancel' };
    const gate = makeGate('cancel');
    const plan = gate.plan('cancel', 6, 2);
    await addWorker(options);
    const stop = new AbortController();
    const lead = new Lead(plan, options, stop.signal);
    await lead.until(() => lead.results.delivered.length === 2);
    await gate.begun('s2');
    stop.abort();
    await expect(lead.ended).rejects.toMatchObject({ code: 'jobs/cancelled', value: 'cancel' });
    gate.open();
    const other = new Lead(planSquares('after', 2), options);
    await other.ended;
    expect(gate.startsOf('s3')).toEqual([]);

    const again = new Lead(plan, options);
    await again.ended;
    expectRightResults(again, plan);
    for (const id of ['s0', 's1', 's3', 's4', 's5']) expect(gate.startsOf(id)).toHaveLength(1);
  });
});

describe('a cluster that fails', () => {
  test.each([
    ['with its data', true],
    ['without its data', false],
  ])('Redis restarted %s: the run ends with the right result', async (_name, keepData) => {
    const server = await addServer();
    const options = { url: server.url, version: 'v-restart' };
    const gate = makeGate(`restart-${keepData}`);
    const plan = gate.plan('restart', 6, 2);
    const worker = await addWorker(options);
    const lead = new Lead(plan, options);
    await lead.until(() => lead.results.delivered.length === 2);
    await gate.begun('s2');
    await server.stop({ keepData });
    await lead.hear({ code: 'connection-lost' });
    await server.start();
    await lead.hear({ code: 'connection-back' });
    await worker.hearNote({ code: 'connection-back' });
    if (!keepData) await lead.hear({ code: 'shards-sent-again', shards: 4 });
    gate.open();
    await lead.ended;
    expectRightResults(lead, plan);
    // Results from before the restart are not computed again.
    for (const id of ['s0', 's1']) expect(gate.startsOf(id)).toHaveLength(1);
  });

  test('a cluster that does not come back is given up after a while, by both sides', async () => {
    const server = await addServer();
    const options = { url: server.url, version: 'v-gone', patienceMs: 500, lockMs: SHORT_LOCK_MS };
    const worker = await addWorker(options);
    const gate = makeGate('gone');
    const lead = new Lead(gate.plan('gone', 2), options);
    await gate.begun('s0');
    await server.stop({ keepData: true });
    await expect(lead.ended).rejects.toMatchObject({ code: 'jobs/cluster-lost' });
    expect(await worker.exited).toBe(2);
    expect(worker.said).toContainEqual({ error: 'jobs/cluster-lost' });
  });

  test('a wrong password is refused and not shown', async () => {
    const options = { url: shared.urlWith('wrong'), version: 'v-password' };
    const lead = new Lead(planSquares('password', 1), options);
    await expect(lead.ended).rejects.toMatchObject({ code: 'jobs/cluster-refused' });
    await expect(lead.ended).rejects.not.toThrow('wrong@');
    await expect(startWorker({ ...options, tasks: TASKS })).rejects.toMatchObject({
      code: 'jobs/cluster-refused',
      value: `redis://:***@127.0.0.1:${shared.port}`,
    });
  });

  test('a worker without tasks does not start', async () => {
    const worker = startWorker({
      url: shared.url,
      version: 'v',
      tasks: new URL('./none.mjs', import.meta.url),
    });
    await expect(worker).rejects.toMatchObject({ code: 'jobs/no-tasks' });
  });
});

describe('what is stored', () => {
  const resultsOf = (run: string, version: string): string => `doorcard:results:${run}.${version}`;

  test('a result that cannot be read is computed again, and the sums are right', async () => {
    const options = { url: shared.url, version: 'v-garbage' };
    await addWorker(options);
    const gate = makeGate('garbage');
    const plan = gate.plan('garbage', 9, 9);
    await new Lead(plan, options).ended;
    const key = resultsOf('garbage', 'v-garbage');
    const records = await redis.hgetall(key);
    const ids = Object.keys(records).toSorted();
    expect(ids.map((id) => id.split('.')[2])).toEqual(idsOf(plan));
    const changed = (id: string, from: string, to: string): string => {
      expect(records[id]).toContain(from);
      return records[id]!.replace(from, to);
    };
    const garbage = [
      'not JSON',
      '',
      '[]',
      '{"count":1000,"sum":1}',
      changed(ids[4]!, '"count":1000', '"count":1001'),
      makeResultRecord({ id: ids[5]!, task: 'squares', result: { count: 1, sum: 1 } }),
      records[ids[7]!]!,
      makeResultRecord({ id: ids[7]!, task: 'gated', result: { count: 1, sum: 'one' } }),
    ];
    for (const [at, text] of garbage.entries()) await redis.hset(key, ids[at]!, text);

    const again = new Lead(plan, options);
    await again.ended;
    expectRightResults(again, plan);
    const unusable = again.notes.filter((note) => note.code === 'result-unusable');
    expect(unusable.map(({ shard }) => shard).toSorted()).toEqual(idsOf(plan).slice(0, 8));
    for (const [at, id] of idsOf(plan).entries()) expect(gate.startsOf(id)).toHaveLength(at < 8 ? 2 : 1);
  });

  test('the record of a run is sealed; another plan with its name is detected, and so is garbage', async () => {
    const options = { url: shared.url, version: 'v-record' };
    await addWorker(options);
    await new Lead(planSquares('record', 2), options).ended;
    const key = 'doorcard:run:record.v-record';
    const record = JSON.parse((await redis.get(key))!) as object;
    expect(record).toMatchObject({
      type: 'doorcard/cluster-run',
      version: 1,
      checksum: expect.any(String),
      run: 'record',
      code: 'v-record',
      task: 'squares',
      shards: 2,
    });

    const other = planSquares('record', 3);
    const changed = new Lead(other, options);
    await changed.ended;
    expectRightResults(changed, other);
    expect(changed.notes).toContainEqual({ code: 'run-changed', run: 'record' });
    // Shards that both plans have in common are not computed again.
    expect(changed.notes).toContainEqual(expect.objectContaining({ code: 'run-resumed', done: 2, sent: 1 }));

    for (const garbage of [
      'not JSON',
      JSON.stringify({ ...record, shards: 3 }),
      '{"type":"doorcard/table"}',
    ]) {
      await redis.set(key, garbage);
      const again = new Lead(other, options);
      await again.ended;
      expectRightResults(again, other);
      expect(again.notes).toContainEqual(expect.objectContaining({ code: 'run-unreadable', run: 'record' }));
    }
    const last = new Lead(other, options);
    await last.ended;
    expect(last.notes.map(({ code }) => code)).toEqual(['run-resumed']);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
  });

  test('garbage that is written while a shard is computed does not last', async () => {
    const options = { url: shared.url, version: 'v-meanwhile' };
    const gate = makeGate('meanwhile');
    const plan = gate.plan('meanwhile', 3, 1);
    const lead = new Lead(plan, options);
    await addWorker(options);
    await lead.until(() => lead.results.delivered.length === 1);
    await gate.begun('s1');
    const key = resultsOf('meanwhile', 'v-meanwhile');
    const [first] = await redis.hkeys(key);
    await redis.hset(key, first!.replace('.s0.', '.s1.').replace(/\.\w+$/, '.0'), 'garbage of another plan');
    for (const id of nameShards(plan, 'v-meanwhile').keys()) await redis.hset(key, id, 'garbage');
    await lead.hear({ code: 'result-unusable', shard: 's1' });
    gate.open();
    await lead.ended;
    expectRightResults(lead, plan);
  });

  test('a result that is invalid twice ends the run and names the shard', async () => {
    const options = { url: shared.url, version: 'v-misfit' };
    await addWorker(options);
    const strict = { ...squares, output: z.strictObject({ count: z.int(), sum: z.string() }) };
    const { shards } = planSquares('misfit', 1);
    const run = runAny(makeJobPlan(strict, 'misfit', shards), options);
    await expect(run).rejects.toMatchObject({ code: 'jobs/bad-result', value: 's0' });
    await expect(run).rejects.toThrow(/task "squares": invalid value at sum; /);
  });

  test('codes of failed shards come back from workers', async () => {
    const options = { url: shared.url, version: 'v-codes' };
    await addWorker(options);
    const loose = { ...squares, input: z.any() };
    const input = runAny(makeJobPlan(loose, 'input', [{ id: 'x', input: { from: 1 } }]), options);
    await expect(input).rejects.toMatchObject({ code: 'jobs/bad-input', value: 'x' });
    await expect(input).rejects.toThrow('at to; ');
    const result = runAny(makeJobPlan(misfit, 'result', [{ id: 'y', input: null }]), options);
    await expect(result).rejects.toMatchObject({ code: 'jobs/bad-result', value: 'y' });
    await expect(result).rejects.toThrow('task "misfit": invalid value at sums.1; ');
  });

  test('a worker refuses a malformed shard', async () => {
    const options = { url: shared.url, version: 'v-order' };
    const queue = new Queue('shards-v-order', { connection: redis, prefix: 'doorcard:bull' });
    const failed = new QueueEvents('shards-v-order', { connection: redis, prefix: 'doorcard:bull' });
    await failed.waitUntilReady();
    const reason = new Promise((resolve) => failed.on('failed', (event) => resolve(event.failedReason)));
    const worker = await addWorker(options);
    await queue.add('squares', { run: 7 }, { jobId: 'order.v-order.s0.x', removeOnFail: true });
    await worker.hearNote({ code: 'shard-failed', run: 'order', shard: 's0' });
    expect(await reason).toMatch(/^jobs\/bad-input /);
    await Promise.all([queue.close(), failed.close()]);
  });

  test('a shard that is not JSON is written again, and the run ends with the right result', async () => {
    const options = { url: shared.url, version: 'v-text', lockMs: SHORT_LOCK_MS };
    const plan = planSquares('text', 2);
    const lead = new Lead(plan, options);
    await lead.hear({ code: 'run-sent' });
    const [id] = [...nameShards(plan, 'v-text').keys()];
    await redis.hset(`doorcard:bull:shards-v-text:${id}`, 'data', 'not JSON');
    await addWorker(options);
    await lead.hear({ code: 'shards-sent-again', shards: 1 });
    await lead.ended;
    expectRightResults(lead, plan);
  });

  test('a Redis key of the wrong type gives a coded error', async () => {
    const options = { url: shared.url, version: 'v-kind' };
    await redis.set(resultsOf('kind', 'v-kind'), 'garbage');
    const lead = new Lead(planSquares('kind', 2), options);
    await expect(lead.ended).rejects.toMatchObject({ code: 'jobs/cluster-refused' });
    await redis.del(resultsOf('kind', 'v-kind'));
  });

  test('we set no expiry on the keys of BullMQ', async () => {
    const options = { url: shared.url, version: 'v-expiry' };
    const monitor = await redis.monitor();
    const expiring: string[] = [];
    monitor.on('monitor', (_time: string, args: string[], source: string) => {
      // BullMQ's own scripts may.
      if (source !== 'lua' && /^p?expire/i.test(args[0]!)) expiring.push(args[1]!);
    });
    await addWorker(options);
    const plan = planSquares('expiry', 3);
    await new Lead(plan, options).ended;
    monitor.disconnect();
    expect(expiring).toContain(resultsOf('expiry', 'v-expiry'));
    expect(expiring.filter((key) => key.startsWith('doorcard:bull:'))).toEqual([]);
  });

  test('leftovers of killed processes go away: results expire, the next worker removes the queue', async () => {
    const server = await addServer();
    const client = connectTo(server);
    const options = { url: server.url, version: 'v-left', keepMs: 1500, lockMs: SHORT_LOCK_MS };
    const gate = makeGate('left');
    const worker = await addWorker(options);
    const leader = addLeader({ ...options, plan: gate.plan('left', 4, 1) });
    await leader.hear(({ result }) => result === 's0');
    await gate.begun('s1');
    for (const { child, exited } of [leader, worker]) {
      child.kill('SIGKILL');
      await exited;
    }
    const keysOf = (version: string): Promise<string[]> => client.keys(`*${version}*`);
    expect((await keysOf('v-left')).some((key) => key.startsWith('doorcard:bull:'))).toBe(true);
    expect(await client.exists('doorcard:results:left.v-left')).toBe(1);
    // Nobody of that version comes back; a worker of another version is enough.
    const other = await addWorker({ ...options, version: 'v-next' });
    await expect.poll(() => keysOf('v-left')).toEqual([]);
    other.child.kill('SIGINT');
    expect(await other.exited).toBe(0);
    expect(await client.keys('doorcard:bull:*')).toEqual([]);
    expect(await client.exists('doorcard:queues')).toBe(0);
  });

  test('a queue that was left paused works again', async () => {
    const options = { url: shared.url, version: 'v-paused' };
    await redis.hset('doorcard:bull:shards-v-paused:meta', 'paused', 1);
    await addWorker(options);
    const plan = planSquares('paused', 2);
    const lead = new Lead(plan, options);
    await lead.ended;
    expectRightResults(lead, plan);
  });
});

/** Everything left in Redis expires, and nothing of it belongs to BullMQ. */
async function expectNoTraces(): Promise<void> {
  const keys = await redis.keys('*');
  const endless = [];
  for (const key of keys) if ((await redis.pttl(key)) < 0) endless.push(key);
  expect(endless).toEqual([]);
  expect(keys.filter((key) => key.startsWith('doorcard:bull:'))).toEqual([]);
}
