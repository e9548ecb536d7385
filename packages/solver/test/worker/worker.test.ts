import { Worker } from 'node:worker_threads';
import { parseRange, unwrap } from '@doorcard/cards';
import { afterEach, describe, expect, test } from 'vitest';
import { estimateMemory } from '../../src/postflop/postflop.js';
import { openLateRun, readLateSetup } from '../../src/run/lateRun.js';
import { parseSolvedFile, type SolvedFile } from '../../src/save/solvedFile.js';
import { portOf, SolverClient, type RunProgress, type SolveOptions } from '../../src/worker/index.js';
import {
  copyTables,
  countDifferences,
  menus,
  NO_DIFFERENCE,
  optionsOf,
  solverOf,
} from '../postflop/solvers.js';

const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: '99,AK,A8s,65s', ip: 'TT,KQ,87s,A5s' },
  pot: 40,
  stack: 80,
  bets: menus('50%', 'a'),
  target: '0%',
  maxIterations: 40,
};
/** A spot whose target is never reached. */
const ENDLESS = { ...TURN, maxIterations: 1e9 };

const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});

function openClient(workerData = ''): { readonly client: SolverClient; readonly worker: Worker } {
  const worker = new Worker(new URL('./solverWorker.mjs', import.meta.url), { workerData, execArgv: [] });
  workers.push(worker);
  return { client: new SolverClient(portOf(worker)), worker };
}

/** The same spot in this thread, measured when the worker measures: measuring settles tables, which rounds. */
function solveHere(iterations: number, checks: readonly number[]) {
  const solver = solverOf(optionsOf(TURN));
  for (const check of checks) {
    solver.iterate(check - solver.iterations);
    solver.measure();
  }
  solver.iterate(iterations - solver.iterations);
  return { measured: solver.measure(), tables: copyTables(solver) };
}

/** After ten iterations, and then whenever a tenth more are done. */
function listChecks(iterations: number): number[] {
  const checks: number[] = [];
  for (let next = 10; next <= iterations; next += Math.max(10, Math.floor(next / 10))) checks.push(next);
  return checks;
}

const readFile = (parts: readonly Uint8Array[]): SolvedFile => unwrap(parseSolvedFile(Buffer.concat(parts)));

describe('a solver in a worker', () => {
  test.each([
    ['one thread', {}],
    ['three threads', { threads: 3 }],
    ['plain kernels', { kernels: 'plain' }],
  ] as const)('%s: numbers and tables as without one', async (_, options: SolveOptions) => {
    const { client, worker } = openClient();
    const memory = unwrap(await client.estimate(TURN, options));
    expect(memory).toEqual(
      estimateMemory({ ...optionsOf(TURN), threads: options.threads ?? 1, spawn: () => {} }),
    );
    expect(unwrap(await client.start(TURN, options))).toEqual({
      memory,
      iterations: 0,
      kernels: options.kernels ?? 'wasm',
      spot: TURN,
    });
    const told: RunProgress[] = [];
    const rest = unwrap(await client.run((progress) => told.push(progress)));
    const { measured, tables } = solveHere(40, listChecks(40));
    expect(rest).toMatchObject({
      status: 'iterations',
      iterations: 40,
      exploitability: measured.exploitability,
      ev: measured.ev,
      bytes: memory.total,
    });
    expect(told.map(({ iterations }) => iterations)).toEqual(
      told.map(({ iterations }) => iterations).toSorted((a, b) => a - b),
    );
    expect(told.at(-1)!.iterations).toBe(40);
    const file = readFile(unwrap(await client.save()));
    expect(file).toMatchObject({ spot: TURN, iterations: 40 });
    expect(countDifferences(file.tables, tables)).toEqual(NO_DIFFERENCE);
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    expect(await client.close()).toMatchObject({ ok: true });
    expect(await gone).toBe(0);
  });

  test('the locks of a spot hold, also after a file is loaded', async () => {
    const { client } = openClient();
    const locks = [{ node: 'check', strategy: { check: 'TT,87s', 'bet 20': 'rest' } }];
    unwrap(await client.start({ ...TURN, locks }));
    unwrap(await client.run());
    const parts = unwrap(await client.save());
    const { client: other } = openClient();
    unwrap(await other.load(Buffer.concat(parts)));
    for (const each of [client, other]) {
      const { hands, actions } = unwrap(await each.report('check'));
      expect(actions.map(({ kind }) => kind)).toEqual(['check', 'bet']);
      const checks = new Set(
        ['TT', '87s'].flatMap((text) => [...unwrap(parseRange(text))].map(([combo]) => combo)),
      );
      for (const { combo, frequencies } of hands)
        expect(frequencies).toEqual(checks.has(combo) ? [1, 0] : [0, 1]);
    }
    expect(await client.start({ ...TURN, locks: [{ node: 'check', strategy: { fold: 1 } }] })).toMatchObject({
      ok: false,
      error: { code: 'lock/no-such-action', value: 'fold' },
    });
  });

  test('threads that have started share the work, with the same bits', async () => {
    const { client } = openClient();
    unwrap(await client.start(ENDLESS, { threads: 3 }));
    let shared = 0;
    const run = client.run(({ threads, iterations }) => {
      if (threads === 3) shared ||= iterations;
      if (shared > 0 && iterations >= shared + 20) void client.cancel();
    });
    const { iterations, ev } = unwrap(await run);
    const { measured, tables } = solveHere(iterations, listChecks(iterations));
    expect(ev).toEqual(measured.ev);
    const file = readFile(unwrap(await client.save()));
    expect(countDifferences(file.tables, tables)).toEqual(NO_DIFFERENCE);
  });

  test('a pause changes nothing, and a loaded file continues where it was saved', async () => {
    const { client } = openClient();
    // A pause comes with the first progress, after at least 50 ms of work.
    unwrap(await client.start(ENDLESS));
    const iterations: number[] = [];
    for (const end of ['pause', 'pause', 'cancel'] as const) {
      const rest = unwrap(await client.run(() => void client[end]()));
      expect(rest.status).toBe(end === 'pause' ? 'paused' : 'cancelled');
      // A pause measures nothing. There are values only if it comes right after a check of the target.
      if (end === 'pause' && !listChecks(rest.iterations).includes(rest.iterations))
        expect(rest.ev).toBeNull();
      iterations.push(rest.iterations);
    }
    expect(iterations).toEqual([...new Set(iterations)].toSorted((a, b) => a - b));
    const { measured, tables } = solveHere(iterations[2]!, listChecks(iterations[2]!));
    const parts = unwrap(await client.save());
    expect(countDifferences(readFile(parts).tables, tables)).toEqual(NO_DIFFERENCE);

    const report = unwrap(await client.report(''));
    expect(report.actions.map(({ kind, to }) => `${kind} ${to}`)).toEqual(['check 0', 'bet 20']);
    expect(report.ev[0]).toBeCloseTo(measured.ev[0], 3);
    expect(report.ev[0] + report.ev[1]).toBeCloseTo(TURN.pot, 3);

    const { client: other } = openClient();
    expect(unwrap(await other.load(Buffer.concat(parts)))).toMatchObject({ iterations: iterations[2] });
    expect(unwrap(await other.report(''))).toEqual(report);
  });

  test('is cancelled between two parts of work, and reports decisions while it runs', async () => {
    const { client } = openClient();
    unwrap(await client.start(ENDLESS, { threads: 2 }));
    let yields = 0;
    const run = client.run(() => yields++);
    expect(unwrap(await client.report('check')).side).toBe(1);
    expect(await client.start(TURN)).toMatchObject({ error: { code: 'solver/busy' } });
    expect(await client.run()).toMatchObject({ error: { code: 'solver/busy' } });
    unwrap(await client.cancel());
    // Each message waits for one part of work, not for a thousand of them.
    expect(yields).toBeLessThan(100);
    expect(unwrap(await run)).toMatchObject({
      status: 'cancelled',
      ev: [expect.any(Number), expect.any(Number)],
    });
  });

  test('ends with its time, at its target, and when it is closed', async () => {
    const { client } = openClient();
    unwrap(await client.start(ENDLESS, { maxSeconds: 1e-6 }));
    // Too short to measure anything.
    expect(unwrap(await client.run())).toMatchObject({ status: 'timeLimit', exploitability: null, ev: null });
    unwrap(await client.start({ ...ENDLESS, target: '1%' }));
    const rest = unwrap(await client.run());
    expect(rest.status).toBe('target');
    expect(rest.exploitability).toBeLessThanOrEqual(0.01);
    unwrap(await client.start(ENDLESS));
    const run = client.run();
    unwrap(await client.close());
    expect(unwrap(await run)).toMatchObject({ status: 'cancelled' });
  });

  test.each([
    ['an invalid spot', { ...TURN, pot: -1 }, {}, 'spot/bad-field'],
    ['too little memory', TURN, { maxBytes: 100_000 }, 'memory/too-large'],
  ])('%s is an error with a code', async (_, spot, options, code) => {
    const { client } = openClient();
    expect(await client.start(spot, options)).toMatchObject({ ok: false, error: { code } });
    // The worker accepts the next command.
    expect(await client.run()).toMatchObject({ error: { code: 'solver/no-spot' } });
    expect(await client.start(TURN)).toMatchObject({ ok: true });
    expect(await client.report('jump')).toMatchObject({ ok: false });
    expect(await client.load(new Uint8Array(100))).toMatchObject({ ok: false });
  });

  test('a thread that breaks is an error with a code, and the next spot can be solved', async () => {
    const { client } = openClient('broken');
    unwrap(await client.start(ENDLESS, { threads: 2 }));
    expect(await client.run()).toMatchObject({ ok: false, error: { code: 'thread/gone', value: '1' } });
    expect(await client.save()).toMatchObject({ ok: false, error: { code: 'thread/gone' } });
    unwrap(await client.start(TURN));
    expect(unwrap(await client.run())).toMatchObject({ status: 'iterations' });
  });

  test('a worker that ended leaves no command without a reply', async () => {
    const { client, worker } = openClient();
    unwrap(await client.start(ENDLESS));
    const run = client.run();
    await worker.terminate();
    expect(await run).toMatchObject({ ok: false, error: { code: 'solver/gone' } });
    expect(await client.report('')).toMatchObject({ ok: false, error: { code: 'solver/gone' } });
  });
});

describe('a late street in a worker', () => {
  const RAZZ = {
    game: 'razz',
    street: 6,
    up: ['2c4d7h8s', 'Ad5s6cKh'],
    pot: 10,
    bet: 1,
    maxWagers: 2,
    ranges: ['*', 'low2'],
    target: '0%',
    maxIterations: 12,
  };

  test.each([1, 2])('%i threads: numbers and tables as without a worker', async (threads) => {
    const here = unwrap(openLateRun(unwrap(readLateSetup({ file: RAZZ }, {})), { clock: () => 0 }));
    here.advance(100);
    const { client } = openClient();
    const memory = unwrap(await client.estimate(RAZZ, { threads }));
    expect(unwrap(await client.start(RAZZ, { threads }))).toEqual({
      memory,
      iterations: 0,
      kernels: 'wasm',
      spot: RAZZ,
    });
    const rest = unwrap(await client.run());
    expect(rest).toMatchObject({ status: 'iterations', iterations: 12, ev: here.result.measured!.ev });
    const report = unwrap(await client.reportLate('bet,call,check'));
    const { hands } = here.solver.report([1, 1, 0]);
    expect(report.hands.map(({ ev }) => ev)).toEqual(hands.map(({ ev }) => ev));
    const saved = unwrap(await client.save());
    expect(readFile(saved).tables).toEqual(readFile(here.save()).tables);
    expect(unwrap(await client.load(Buffer.concat(saved)))).toMatchObject({ iterations: 12 });
  });

  test('errors have their codes', async () => {
    const { client } = openClient();
    const codeOf = (result: { ok: boolean; error?: { code: string } }): string =>
      result.ok ? '' : result.error!.code;
    expect(codeOf(await client.start({ ...RAZZ, up: ['2c', 'Ad'] }))).toBe('spot/wrong-up-cards');
    expect(codeOf(await client.start(RAZZ, { maxBytes: 1000 }))).toBe('memory/too-large');
    unwrap(await client.start(RAZZ));
    expect(codeOf(await client.reportLate('raise'))).toBe('node/no-such-action');
  });
});
