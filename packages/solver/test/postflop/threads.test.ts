import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { PostflopOptions } from '../../src/index.js';
import { copyTables, countDifferences, menus, NO_DIFFERENCE, optionsOf, solverOf } from './solvers.js';

const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: '99,AK,A8s,65s', ip: 'TT,KQ,87s,A5s' },
  pot: 40,
  stack: 80,
  bets: menus('50%', 'a'),
};
const FLOP = { ...TURN, board: '7h7d2h', ranges: { oop: '99,A8s', ip: 'KQs,87s' }, bets: menus('a', '') };

/** Solves with so many threads, all of them at work from the first iteration on. */
async function solve(options: PostflopOptions, threads: number, iterations: number) {
  const workers: Worker[] = [];
  const solver = solverOf({
    ...options,
    threads,
    spawn: (job) => {
      workers.push(
        new Worker(new URL('./threadWorker.mjs', import.meta.url), { workerData: job, execArgv: [] }),
      );
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

test('a thread that never comes is not waited for', () => {
  const options = optionsOf(TURN);
  const solver = solverOf({ ...options, threads: 2, spawn: () => {} });
  solver.iterate(3);
  expect(solver.threads).toBe(1);
  const alone = solverOf(options);
  alone.iterate(3);
  expect(countDifferences(copyTables(solver), copyTables(alone))).toEqual(NO_DIFFERENCE);
  solver.close();
});
