import { cards } from '@doorcard/cards';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { LateSolver } from '../../src/late/late.js';
import type { LateSpotOptions } from '../../src/late/lateSpot.js';
import { everyHand, randomRange, solverOf, spotOf, without } from './lateSpots.js';

const UP = [cards('2c4d7h8s'), cards('Ad5s6cKh')] as const;
const base = { up: UP, pot: 6, bet: 1, maxWagers: 4, firstToAct: 'given' } as const;
const DEAD = without('2c4d7h8sAd5s6cKh2h2s3c3d5c5d8c8d9hTsJcKdAsQs');

const SPOTS: Readonly<Record<string, LateSpotOptions>> = {
  'Stud on 7th': {
    ...base,
    game: 'stud',
    street: 7,
    dead: DEAD,
    ranges: [randomRange(3, 1n), randomRange(3, 2n)],
  },
  'Stud8 on 7th': {
    ...base,
    game: 'stud8',
    street: 7,
    dead: DEAD,
    ranges: [randomRange(3, 3n), randomRange(3, 4n)],
  },
  'Razz by ranks': { ...base, game: 'razz', street: 7, ranges: [everyHand(3), everyHand(3)] },
  'Stud on 6th': {
    ...base,
    game: 'stud',
    street: 6,
    dead: DEAD,
    ranges: [randomRange(2, 5n), randomRange(2, 6n)],
  },
  Badugi: {
    game: 'badugi',
    street: 'draw',
    up: [[], []],
    dead: without('2c2d3h4s5c6h7d9sTdAsKcKh'),
    pot: 3,
    bet: 1,
    maxWagers: 5,
    ranges: [randomRange(4, 7n), randomRange(4, 8n)],
  },
};

const copy = (solver: LateSolver): Float32Array => new Float32Array(solver.tables()['late'] as Float32Array);

describe.each(Object.entries(SPOTS))('WebAssembly and plain TypeScript: %s', (_, options) => {
  test('the same bits', () => {
    const spot = spotOf(options);
    const [wasm, plain] = (['wasm', 'plain'] as const).map((kernels) => solverOf(spot, { kernels }));
    for (const solver of [wasm!, plain!]) solver.iterate(25);
    expect(copy(wasm!).some((cell) => cell !== 0)).toBe(true);
    expect(copy(wasm!)).toEqual(copy(plain!));
    expect(wasm!.measure()).toEqual(plain!.measure());
  });
});

test.each(['wasm', 'plain'] as const)(
  'two threads share 6th street, with the bits of one: %s',
  async (kernels) => {
    const spot = spotOf(SPOTS['Stud on 6th']!);
    const workers: Worker[] = [];
    const two = solverOf(spot, {
      kernels,
      threads: 2,
      spawn: (job) =>
        void workers.push(
          new Worker(new URL('../postflop/threadWorker.mjs', import.meta.url), {
            workerData: job,
            execArgv: [],
          }),
        ),
    });
    const one = solverOf(spot, { kernels });
    try {
      while (two.threads < 2) await sleep(5);
      for (const solver of [one, two]) solver.iterate(15);
      expect(copy(two)).toEqual(copy(one));
    } finally {
      two.close();
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  },
);
