import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../../test/shared/redisServer.js';
import { doorcard, readJson } from './fakeTerminal.js';
import { openPrograms } from './programs.js';
import { makeTempFolder } from './tempFolder.js';

// Measurements on a separate cluster: a real Redis, a worker of the build, players that only the sender has.

const TIME_LIMIT = 120_000;
const { path } = makeTempFolder();
const start = openPrograms();

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(() => redis.remove());

/** What does not depend on the clock. */
function readFigures(text: string): unknown {
  const [answer] = readJson(text) as [Record<string, unknown> & { measured?: { estimate: unknown }[] }];
  const { out, minutes, measured, ...rest } = answer;
  expect([out, minutes]).toBeDefined();
  return { ...rest, measured: measured?.map(({ estimate }) => estimate) };
}

test(
  'a cluster plays the measurements of a training and of exploiters, with the same numbers',
  async () => {
    const worker = start('worker', '--cluster', redis.url, '--threads', '1');
    await worker.hear('waits for work');
    const both = async (args: readonly string[]): Promise<void> => {
      const here = await doorcard([...args, '--json']);
      expect([here.code, here.err]).toEqual([0, '']);
      const there = start(...args, '--json', '--cluster', redis.url);
      expect(await there.exited, there.err).toBe(0);
      expect(there.err).toMatch(/[Rr]un train-/);
      expect(readFigures(there.out)).toEqual(readFigures(here.out));
    };
    const file = path('a.strategy.gz');
    await both(['train', 'razz', '--iterations', '200', '--batch', '50', '--measure', '40', '--out', file]);
    expect(readFileSync(file).length).toBeGreaterThan(1000);
    await both(['exploit', 'razz', '--against', file, '--by', 'lbr', '--hands', '4', '--luck-adjusted']);
    await both(['exploit', 'razz', '--against', file, '--by', 'search', '--streets', '5', '--hands', '2']);
    await both(['exploit', 'razz', '--against', 'lv2', '--with', file, '--hands', '20']);
    expect(worker.out).toMatch(/of run train-\w+ is done/);
  },
  TIME_LIMIT,
);

test('a module cannot be sent, and an address without a server is refused', async () => {
  const exploit = ['exploit', 'razz', '--by', 'lbr', '--hands', '2'];
  const module = await doorcard([...exploit, '--against', './mine.mjs', '--cluster', redis.url]);
  expect([module.code, module.err.split(':')[0]]).toEqual([1, 'error player/module-on-cluster']);
  const away = ['--cluster', 'redis://127.0.0.1:1'];
  const train = await doorcard(['train', 'razz', '--iterations', '100', '--out', path('b.gz'), ...away]);
  expect([train.code, train.err.split(':')[0]]).toEqual([2, 'error jobs/cluster-unreachable']);
});
