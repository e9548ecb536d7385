import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../../test/shared/redisServer.js';
import { doorcard } from './fakeTerminal.js';
import { openPrograms, type Program } from './programs.js';

// The whole command on a separate cluster: real processes of the build, a real Redis, the same numbers.

const MATCH = 'arena badugi --players lv2,lv1 --hands 8000 --duplicate --seed 77 --json'.split(' ');

/** Half a dozen processes on a busy machine. */
const TIME_LIMIT = 120_000;

const start = openPrograms();

let redis: RedisServer;
afterAll(() => redis.remove());
let expected: object = {};
const readResult = (text: string): object => {
  const { seconds, hands_per_second, ...result } = JSON.parse(text) as Record<string, unknown>;
  expect([typeof seconds, hands_per_second]).not.toContain(undefined);
  return result;
};
beforeAll(async () => {
  redis = await RedisServer.start();
  const { code, out } = await doorcard([...MATCH, '--threads', '1']);
  expect(code).toBe(0);
  expected = readResult(out);
});

const addWorker = async (): Promise<Program> => {
  const worker = start('worker', '--cluster', redis.url, '--threads', '1', '--lock', '2');
  await worker.hear('waits for work');
  return worker;
};

/** A short match. */
const SMALL = 'arena razz --players lv1,lv0 --hands 200 --json'.split(' ');

test(
  'two workers, one of them killed: the numbers of one thread, to the last digit',
  async () => {
    const [lost, kept] = await Promise.all([addWorker(), addWorker()]);
    const arena = start(...MATCH, '--cluster', redis.url, '--run', 'two-workers');
    await lost.hear('of run two-workers is done');
    lost.child.kill('SIGKILL');
    expect(await arena.exited, arena.err).toBe(0);
    expect(readResult(arena.out)).toEqual(expected);
    expect(kept.out).toContain('of run two-workers is done');

    kept.child.kill('SIGINT');
    expect(await kept.exited).toBe(0);
    expect(kept.out).toContain('The worker has ended.');
  },
  TIME_LIMIT,
);

test(
  'a killed arena continues with --run, and the numbers are the same',
  async () => {
    const worker = await addWorker();
    const killed = start(...MATCH, '--cluster', redis.url, '--run', 'sunday');
    await worker.hear('of run sunday is done');
    killed.child.kill('SIGKILL');
    await killed.exited;
    const arena = start(...MATCH, '--cluster', redis.url, '--run', 'sunday');
    expect(await arena.exited, arena.err).toBe(0);
    expect(arena.err).toMatch(/Run sunday continues: of \d+ shards [1-9]/);
    expect(readResult(arena.out)).toEqual(expected);
  },
  TIME_LIMIT,
);

test(
  'notes are codes with data in JSON, and sentences in the chosen language',
  async () => {
    const worker = start('worker', '--cluster', redis.url, '--threads', '1', '--json');
    await worker.hear('worker-started');
    const arena = start(...SMALL, '--cluster', redis.url, '--run', 'notes', '--lang', 'ja');
    expect(await arena.exited, arena.err).toBe(0);
    expect(arena.err).toContain('実行 notes: 1個のシャードを送信しました。');
    worker.child.kill('SIGINT');
    expect(await worker.exited).toBe(0);
    const notes = worker.out.trimEnd().split('\n');
    expect(notes.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        code: 'worker-started',
        worker: expect.any(String),
        threads: 1,
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
      { code: 'shard-done', run: 'notes', shard: 'm0-0' },
      { code: 'worker-ended', worker: expect.any(String) },
    ]);
  },
  TIME_LIMIT,
);

test(
  'the password of an address appears nowhere: not in output, not in the list of processes',
  async () => {
    expect(redis.url).toContain('hush');
    const worker = start('worker', '--cluster', redis.url, '--threads', '1');
    await worker.hear('waits for work');
    const arena = start(...SMALL, '--cluster', redis.url, '--run', 'secret');
    await arena.hear('secret');
    for (const { child } of [worker, arena]) {
      const line = process.platform === 'linux' ? readFileSync(`/proc/${child.pid}/cmdline`, 'utf8') : '';
      expect(line).not.toContain('hush');
    }
    expect(await arena.exited, arena.err).toBe(0);
    worker.child.kill('SIGINT');
    await worker.exited;
    for (const { out, err } of [worker, arena]) expect(out + err).not.toContain('hush');
  },
  TIME_LIMIT,
);

test.each([
  ['an address without a server', ['--cluster', 'redis://ann:hush@127.0.0.1:1'], 'jobs/cluster-unreachable'],
  ['a bad address', ['--cluster', 'redis://ann:hu/sh@127.0.0.1:1'], 'jobs/bad-address'],
  ['an address in the wrong option', ['--run', 'redis://ann:hush@127.0.0.1:1'], 'option/run'],
  ['an option that does not exist', ['--clutter=redis://ann:hu sh@127.0.0.1:1'], 'unknown option'],
])('the password is not in the error about %s', async (_what, options, part) => {
  const { err } = await doorcard([...SMALL, ...options]);
  expect(err).toContain(part);
  expect(err).toContain('***');
  expect(err).not.toMatch(/hush|hu[/ ]|sh@/);
});

test('a cluster that cannot be reached ends with 2, a wrong address with 1', async () => {
  // No server listens at port 1.
  const away = await doorcard([...MATCH, '--cluster', 'redis://127.0.0.1:1']);
  expect([away.code, away.out]).toEqual([2, '']);
  expect(away.err).toContain('error jobs/cluster-unreachable: ');
  const wrong = await doorcard(['worker', '--cluster', 'localhost:6379']);
  expect([wrong.code, wrong.out]).toEqual([1, '']);
  expect(wrong.err).toContain('error jobs/bad-address: ');
});
