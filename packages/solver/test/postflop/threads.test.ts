import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { Postflop, PostflopOptions } from '../../src/postflop/postflop.js';
import { ThreadError } from '../../src/postflop/threadError.js';
import { reportGone } from '../../src/postflop/threadPool.js';
import { copyTables, countDifferences, menus, NO_DIFFERENCE, optionsOf, solverOf } from './solvers.js';

const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: '99,AK,A8s,65s', ip: 'TT,KQ,87s,A5s' },
  pot: 40,
  stack: 80,
  bets: menus('50%', 'a'),
};
const FLOP = { ...TURN, board: '7h7d2h', ranges: { oop: '99,A8s', ip: 'KQs,87s' }, bets: menus('a', '') };

const startWorker = (file: string, workerData: unknown, argv: string[] = []): Worker =>
  new Worker(new URL(file, import.meta.url), { workerData, argv, execArgv: [] });

/** Solves with this number of threads, all of them working from the first iteration on. */
async function solve(options: PostflopOptions, threads: number, iterations: number) {
  const workers: Worker[] = [];
  const solver = solverOf({
    ...options,
    threads,
    spawn: (job) => {
      workers.push(startWorker('./threadWorker.mjs', job));
    },
  });
  const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
  while (solver.threads < threads) await sleep(5);
  solver.iterate(iterations);
  const result = { tables: copyTables(solver), measured: solver.measure() };
  solver.close();
  return { ...result, exits: await Promise.all(gone) };
}

describe.each([
  ['turn', TURN, 'f32', 80],
  ['turn', TURN, 'i16', 10],
  ['flop', FLOP, 'f32', 6],
] as const)('threads: %s', (_, file, precision, iterations) => {
  test(`one, two and three give the same bits in ${precision}`, async () => {
    const options = { ...optionsOf(file), precision };
    const alone = await solve(options, 1, iterations);
    for (const threads of [2, 3]) {
      const { tables, measured, exits } = await solve(options, threads, iterations);
      expect(exits).toEqual(new Array<number>(threads - 1).fill(0));
      expect(countDifferences(tables, alone.tables)).toMatchObject(NO_DIFFERENCE);
      expect(measured).toEqual(alone.measured);
    }
  });
});

test('plain kernels share memory too', async () => {
  const options = { ...optionsOf(FLOP), kernels: 'plain' } as const;
  const alone = await solve(options, 1, 2);
  const both = await solve(options, 2, 2);
  expect(countDifferences(both.tables, alone.tables)).toEqual(NO_DIFFERENCE);
});

test('the solver does not wait for a thread that never starts', () => {
  const options = optionsOf(TURN);
  const solver = solverOf({ ...options, threads: 2, spawn: () => {} });
  solver.iterate(3);
  expect(solver.threads).toBe(1);
  const alone = solverOf(options);
  alone.iterate(3);
  expect(countDifferences(copyTables(solver), copyTables(alone))).toEqual(NO_DIFFERENCE);
  solver.close();
});

/** What iterating throws. */
function failing(solver: Postflop): unknown {
  try {
    solver.iterate(200);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a thread that is lost in the middle of a task', () => {
  test.each([
    ['throws', 'thread/gone', 60_000],
    ['is killed', 'thread/silent', 200],
  ] as const)('%s: an error, and the tables cannot be read any more', async (way, code, patience) => {
    const workers: Worker[] = [];
    const solver = solverOf({
      ...optionsOf(TURN),
      threads: 2,
      patience,
      spawn: (job) => void workers.push(startWorker('./brokenWorker.mjs', job, [way])),
    });
    const thrown = new Promise((resolve) => workers[0]!.once('error', resolve).once('exit', resolve));
    while (solver.threads < 2) await sleep(5);
    const error = failing(solver);
    expect(error).toBeInstanceOf(ThreadError);
    expect(error).toMatchObject({ code, thread: 1 });
    expect(failing(solver)).toBe(error);
    expect(() => solver.tables()).toThrow(ThreadError);
    expect(await thrown).toMatchObject(way === 'throws' ? { message: 'out of order' } : {});
    solver.close();
  });
});

describe('a thread that is terminated between two iterations', () => {
  const open = async (onExit: (job: Parameters<typeof reportGone>[0]) => void) => {
    const workers: Worker[] = [];
    const solver = solverOf({
      ...optionsOf(TURN),
      threads: 3,
      patience: 200,
      spawn: (job) => {
        const worker = startWorker('./threadWorker.mjs', job);
        worker.once('exit', () => onExit(job));
        workers.push(worker);
      },
    });
    while (solver.threads < 3) await sleep(5);
    solver.iterate(2);
    await workers[1]!.terminate();
    return solver;
  };

  test('is left out when its host reports it, with the same bits', async () => {
    const solver = await open(reportGone);
    expect(solver.threads).toBe(2);
    solver.iterate(3);
    const alone = solverOf(optionsOf(TURN));
    alone.iterate(5);
    expect(countDifferences(copyTables(solver), copyTables(alone))).toEqual(NO_DIFFERENCE);
    solver.close();
  });

  test('is an error after a while when nobody reports it', async () => {
    const solver = await open(() => {});
    expect(failing(solver)).toMatchObject({ code: 'thread/silent', thread: 2 });
    solver.close();
  });
});

test('a thread that starts after the work is over ends', async () => {
  const jobs: unknown[] = [];
  const solver = solverOf({ ...optionsOf(TURN), threads: 2, spawn: (job) => void jobs.push(job) });
  solver.close();
  const worker = startWorker('./threadWorker.mjs', jobs[0]);
  expect(await new Promise((resolve) => worker.once('exit', resolve))).toBe(0);
});
