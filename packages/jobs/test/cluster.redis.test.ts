import { Redis } from 'ioredis';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCluster, startWorker, type ClusterOptions } from '../src/cluster/index.js';
import type { Json, Plan, Runner, Watch } from '../src/index.js';
import { makeThreads } from '../src/threads/index.js';
import { expectedTotal, planSquares, Results } from './plans.js';
import { addLeader, addWorker, expectFreshBuild, LOCK_MS, SHORT_LOCK_MS, TASKS } from './processes.js';
import { RedisServer } from './redisServer.js';
import { makeTempFolder } from './tempFolder.js';

beforeAll(expectFreshBuild);

const { path } = makeTempFolder();

let shared: RedisServer;
const servers: RedisServer[] = [];
beforeAll(async () => {
  shared = await RedisServer.start();
});
afterAll(async () => {
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

/** A run that is under way, and all that is heard of it. */
class Lead {
  readonly results = new Results();
  readonly notes: string[] = [];
  readonly ended: Promise<void>;
  readonly #listeners: (() => void)[] = [];
  #hasEnded = false;

  constructor(plan: Plan, options: ClusterOptions, signal?: AbortSignal) {
    const runner = makeCluster({ lockMs: LOCK_MS, ...options });
    runners.push(runner);
    const watch: Watch = {
      onResult: (shard, result) => {
        this.results.onResult(shard, result);
        this.#tell();
      },
      onNote: (note) => {
        this.notes.push(note);
        this.#tell();
      },
      ...(signal ? { signal } : {}),
    };
    this.ended = runner.run(plan, watch);
    const end = (): void => {
      this.#hasEnded = true;
      this.#tell();
    };
    this.ended.then(end, end);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#hasEnded) throw new Error(`the run has ended without it: ${this.notes.join(' ')}`);
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  hear(part: string): Promise<void> {
    return this.until(() => this.notes.some((note) => note.includes(part)));
  }

  #tell(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** Shards that say when they begin and wait for a gate; those before `free` wait for nothing. */
function makeGate(name: string) {
  const gate = path(`${name}-gate`);
  const markOf = (id: string): string => path(`${name}-mark-${id}`);
  const startsOf = (id: string): string[] =>
    existsSync(markOf(id)) ? readFileSync(markOf(id), 'utf8').trimEnd().split('\n') : [];
  return {
    plan: (run: string, shards: number, free = 0): Plan =>
      planSquares(
        run,
        shards,
        (id): Record<string, Json> => ({
          mark: markOf(id),
          gate: Number(id.slice(1)) < free ? path('.') : gate,
        }),
        'gated',
      ),
    open: (): void => writeFileSync(gate, ''),
    /** Which processes have begun this shard, in order. */
    startsOf,
    begun: async (id: string, times = 1): Promise<void> => {
      while (startsOf(id).length < times) await wait(20);
    },
  };
}

const idsOf = (plan: Plan): string[] => plan.shards.map(({ id }) => id).toSorted();

const expectRightResults = ({ results }: Lead, plan: Plan): void => {
  expect(results.told.toSorted()).toEqual(idsOf(plan));
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
    for (const { child } of workers) await lead.hear(`-${child.pid} has joined with 1 threads`);
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
    await expectNoTraces(shared.url);
  });

  test('a run sent again finds its results and computes nothing', async () => {
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

  test('a leader that ends its process properly lets it exit', async () => {
    const options = { url: shared.url, version: 'v-exit' };
    await addWorker(options);
    const leader = addLeader({ ...options, plan: planSquares('exit', 3) });
    await leader.hear(({ done }) => done === true);
    expect(await leader.exited).toBe(0);
  });

  test('a worker killed in the middle of a shard costs a retry and nothing else', async () => {
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
    await lead.hear('Shard s0 was lost with its worker');
    await second.hearNote('A worker was lost with shard s0 of run kill');
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
    await first.hearNote('Shard s0 of run polite is given back');
    gate.open();
    await addWorker(options);
    await lead.ended;
    expectRightResults(lead, plan);
  });

  test('workers of another version are refused, which both sides say, and one that joins late does it', async () => {
    const options = { url: shared.url, version: 'v-new' };
    const plan = planSquares('late', 3);
    const old = await addWorker({ ...options, version: 'v-old' });
    const lead = new Lead(plan, options);
    await lead.hear('runs version v-old; this run needs v-new, so it gets no work');
    await lead.hear('No worker of version v-new is there');
    await old.hearNote('Run late needs version v-new; this worker runs v-old');
    await addWorker(options);
    await lead.ended;
    expectRightResults(lead, plan);
    expect(old.said.filter(({ note }) => note?.includes('is done'))).toEqual([]);
  });

  test('a leader killed and started again goes on where it was', async () => {
    const options = { url: shared.url, version: 'v-leader' };
    const gate = makeGate('leader');
    const plan = gate.plan('leader', 6, 3);
    await addWorker(options);
    // Its claim ends soon after it.
    const killed = addLeader({ ...options, plan, lockMs: 2 * SHORT_LOCK_MS });
    await gate.begun('s3');
    killed.child.kill('SIGKILL');
    await killed.exited;
    gate.open();
    const lead = new Lead(plan, options);
    await lead.ended;
    expectRightResults(lead, plan);
    await lead.hear('led this run a moment ago');
    await lead.hear('Run leader goes on: of 6 shards');
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
    const shards = [false, true, false].map((fails, at) => ({ id: `c${at}`, parameters: { fails } }));
    const lead = new Lead({ run: 'throw', task: 'fragile', shards }, options);
    await expect(lead.ended).rejects.toMatchObject({ code: 'jobs/shard-failed', value: 'c1' });
    await expect(lead.ended).rejects.toThrow('the seventh card is missing');
    await worker.hearNote('Shard c1 of run throw failed');
    const unknown = new Lead({ run: 'unknown', task: 'cubes', shards }, options);
    await expect(unknown.ended).rejects.toThrow('there is no task "cubes"');
  });

  test('a cancelled run takes back what is not begun, and can go on later', async () => {
    const options = { url: shared.url, version: 'v-cancel' };
    const gate = makeGate('cancel');
    const plan = gate.plan('cancel', 6, 2);
    await addWorker(options);
    const stop = new AbortController();
    const lead = new Lead(plan, options, stop.signal);
    await lead.until(() => lead.results.told.length === 2);
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
    await lead.until(() => lead.results.told.length === 2);
    await gate.begun('s2');
    await server.stop({ keepData });
    await lead.hear('The connection to the cluster is lost');
    await server.start();
    await lead.hear('The cluster is back');
    await worker.hearNote('The cluster is back');
    if (!keepData) await lead.hear('4 shards had gone from the cluster and were sent again');
    gate.open();
    await lead.ended;
    expectRightResults(lead, plan);
    // What was told before the restart is not computed again.
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
      value: `redis://127.0.0.1:${shared.port}`,
    });
  });

  test('a worker without tasks does not begin', async () => {
    const worker = startWorker({
      url: shared.url,
      version: 'v',
      tasks: new URL('./none.mjs', import.meta.url),
    });
    await expect(worker).rejects.toMatchObject({ code: 'jobs/no-tasks' });
  });
});

/** Whatever is left in Redis has an end. */
async function expectNoTraces(url: string): Promise<void> {
  const redis = new Redis(url);
  const keys = await redis.keys('*');
  const endless = [];
  for (const key of keys) if ((await redis.pttl(key)) < 0) endless.push(key);
  redis.disconnect();
  expect(endless).toEqual([]);
}
