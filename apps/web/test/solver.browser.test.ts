import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { unwrap } from '@doorcard/cards';
import {
  portOf,
  serveSolver,
  SolverClient,
  type RunProgress,
  type SolveOptions,
} from '@doorcard/solver/worker';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../scripts/serve.mjs';
import { buildPage } from '../scripts/builtPage.mjs';
import { digestTables } from './solver/digest.js';
import { openStaticHost, type StaticHost } from './staticHost.js';

/** As the command sends them with the app. */
const POLICY = {
  'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:",
};
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};
const HOSTS = { isolated: { ...POLICY, ...ISOLATION }, open: POLICY };
type HostName = keyof typeof HOSTS;
const HOST_NAMES = ['isolated', 'open'] as const;

const menus = (bet: string, raise: string): object => ({ oop: { bet, raise }, ip: { bet, raise } });
const RIVER_ANY = {
  board: '2c7dJhKs4s',
  ranges: { oop: 'any', ip: 'any' },
  pot: 100,
  stack: 200,
  bets: { river: menus('50%,100%,a', '60%,a') },
  target: '0%',
  maxIterations: 70,
};
const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: '99,AK,A8s,65s', ip: 'TT,KQ,87s,A5s' },
  pot: 40,
  stack: 80,
  bets: { turn: menus('50%', 'a'), river: menus('50%', 'a') },
  target: '0%',
  maxIterations: 70,
};
const ENDLESS = { ...TURN, maxIterations: 1e9 };
const HUGE = {
  ...TURN,
  board: 'QsJh2h',
  ranges: RIVER_ANY.ranges,
  stack: 2000,
  bets: { flop: menus('33%,75%', '60%'), turn: menus('33%,75%', '60%'), river: menus('33%,75%', '60%') },
};

let folder: string;
let browser: Browser;
let hosts: Record<HostName, StaticHost>;
const pages: Page[] = [];
const faults: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorcard-solver-'));
  await buildPage(fileURLToPath(new URL('./solver/page.ts', import.meta.url)), folder);
  browser = await launchBrowser();
  hosts = {
    isolated: await openStaticHost(folder, '/', HOSTS.isolated),
    open: await openStaticHost(folder, '/', HOSTS.open),
  };
});
afterAll(async () => {
  await browser.close();
  await Promise.all(Object.values(hosts).map((host) => host.close()));
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.close()));
  expect(faults.splice(0)).toEqual([]);
});

async function openPage(host: HostName): Promise<Page> {
  const page = await browser.newPage();
  pages.push(page);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(hosts[host].address);
  await page.waitForFunction(() => 'openSolver' in window);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(host === 'isolated');
  return page;
}

type Question = readonly [spot: object, options: SolveOptions];

/** Runs in the page. */
async function solveInPage([spot, options]: Question) {
  const client = window.openSolver();
  const memory = await client.estimate(spot, options);
  const opened = await client.start(spot, options);
  const told: RunProgress[] = [];
  const rest = await client.run((progress) => told.push(progress));
  const report = await client.report('check');
  const saved = await client.save();
  await client.close();
  if (!memory.ok || !opened.ok || !rest.ok || !report.ok || !saved.ok) throw new Error('refused');
  return {
    memory: memory.value,
    opened: opened.value,
    told,
    rest: rest.value,
    report: report.value,
    tables: await window.digestTables(saved.value),
  };
}

/** The same code in this thread, without others. */
async function solveHere(spot: object, options: SolveOptions) {
  const { port1, port2 } = new MessageChannel();
  serveSolver(portOf(port1), { clock: () => performance.now() });
  const client = new SolverClient(portOf(port2));
  const { memory } = unwrap(await client.start(spot, options));
  const rest = unwrap(await client.run());
  const report = unwrap(await client.report('check'));
  const tables = await digestTables(unwrap(await client.save()));
  await client.close();
  return { memory, rest, report, tables };
}

describe('the bits of Node', () => {
  test.each([
    // From the 65th iteration on nodes are left out.
    ['river-any', RIVER_ANY, 'wasm', 'f32', 70],
    ['river-any', RIVER_ANY, 'plain', 'f32', 12],
    ['a turn', TURN, 'wasm', 'f32', 70],
    ['a turn', TURN, 'plain', 'f32', 12],
    ['a turn', TURN, 'wasm', 'i16', 70],
  ] as const)('%s, isolated and open: %#', async (_, file, kernels, precision, maxIterations) => {
    const spot = { ...file, precision, maxIterations };
    const here = await solveHere(spot, { kernels });
    for (const host of HOST_NAMES) {
      const page = await openPage(host);
      const there = await page.evaluate(solveInPage, [spot, { kernels, threads: 2 }] as Question);
      expect(there.opened).toEqual({ memory: there.memory, iterations: 0, kernels, spot });
      expect(there.told.map(({ bytes }) => bytes)).toEqual(there.told.map(() => there.memory.total));
      expect(there.rest).toMatchObject({
        status: 'iterations',
        iterations: maxIterations,
        exploitability: here.rest.exploitability,
        ev: here.rest.ev,
      });
      expect(there.rest.seconds).toBeGreaterThan(0);
      expect(there.tables).toEqual(here.tables);
      expect(there.report).toEqual(here.report);
      // Without shared memory there is one thread, and no memory for another.
      if (host === 'open') {
        expect(there.told.every(({ threads }) => threads === 1)).toBe(true);
        expect(there.memory).toEqual(here.memory);
      }
    }
  });
});

describe.each(HOST_NAMES)('in a page that is %s', (host) => {
  test('pauses, goes on and is cancelled between two slices', async () => {
    const page = await openPage(host);
    const told = await page.evaluate(async (spot) => {
      const client = window.openSolver();
      await client.start(spot, { threads: 2 });
      const statuses: string[] = [];
      const iterations: number[] = [];
      for (const stop of ['pause', 'pause', 'cancel'] as const) {
        let isStopped = false;
        const rest = await client.run(() => {
          if (!isStopped) void client[stop]();
          isStopped = true;
        });
        if (!rest.ok) throw rest.error;
        statuses.push(rest.value.status);
        iterations.push(rest.value.iterations);
      }
      await client.close();
      return { statuses, iterations };
    }, ENDLESS);
    expect(told.statuses).toEqual(['paused', 'paused', 'cancelled']);
    const [first, second, third] = told.iterations;
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first!);
    expect(third).toBeGreaterThan(second!);
  });

  test('a file goes on in another worker; a spot that is too large is an error with a code', async () => {
    const page = await openPage(host);
    const answers = await page.evaluate(
      async ([spot, huge]) => {
        const client = window.openSolver();
        const codeOf = (result: { ok: boolean; error?: { code: string } }): string =>
          result.ok ? 'ok' : result.error!.code;
        const codes = [codeOf(await client.start(huge)), codeOf(await client.report(''))];
        await client.start(spot);
        await client.run();
        const saved = await client.save();
        if (!saved.ok) throw saved.error;
        const before = await client.report('');
        await client.close();
        const other = window.openSolver();
        const bytes = new Uint8Array(await new Blob([...saved.value] as BlobPart[]).arrayBuffer());
        const loaded = await other.load(bytes);
        const after = await other.report('');
        codes.push(codeOf(await other.load(bytes.slice(0, -1))));
        await other.close();
        return { codes, before, loaded, after };
      },
      [TURN, HUGE] as const,
    );
    expect(answers.codes).toEqual(['memory/too-large', 'solver/no-spot', 'save/truncated']);
    expect(answers.loaded).toMatchObject({ ok: true, value: { iterations: TURN.maxIterations } });
    expect(answers.after).toEqual(answers.before);
    expect(answers.after).toMatchObject({ ok: true, value: { side: 0 } });
  });
});

test('a late street: the bits of Node, and threads where memory is shared', async () => {
  const spot = {
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
  const { port1, port2 } = new MessageChannel();
  serveSolver(portOf(port1), { clock: () => performance.now() });
  const client = new SolverClient(portOf(port2));
  unwrap(await client.start(spot));
  const rest = unwrap(await client.run());
  const tables = await digestTables(unwrap(await client.save()));
  const report = unwrap(await client.reportLate('bet'));
  await client.close();
  for (const host of HOST_NAMES) {
    const page = await openPage(host);
    const there = await page.evaluate(async (file) => {
      const solver = window.openSolver();
      await solver.start(file, { threads: 2 });
      const ended = await solver.run();
      const saved = await solver.save();
      const node = await solver.reportLate('bet');
      await solver.close();
      if (!ended.ok || !saved.ok || !node.ok) throw new Error('refused');
      return { ended: ended.value, tables: await window.digestTables(saved.value), node: node.value };
    }, spot);
    expect(there.ended).toMatchObject({
      status: 'iterations',
      ev: rest.ev,
      exploitability: rest.exploitability,
    });
    expect(there.tables).toEqual(tables);
    expect(there.node).toEqual(report);
  }
});

test.each(['wasm', 'plain'] as const)(
  'threads of threads share the work, with the bits of one: %s',
  async (kernels) => {
    const page = await openPage('isolated');
    const there = await page.evaluate(
      async ([spot, options]: Question) => {
        const client = window.openSolver();
        await client.start(spot, options);
        let shared = 0;
        const rest = await client.run(({ threads, iterations }) => {
          if (threads === options.threads) shared ||= iterations;
          if (shared > 0 && iterations >= shared + 20) void client.cancel();
        });
        const saved = await client.save();
        await client.close();
        if (!rest.ok || !saved.ok) throw new Error('refused');
        return { rest: rest.value, tables: await window.digestTables(saved.value) };
      },
      [ENDLESS, { kernels, threads: 3 }] as Question,
    );
    expect(there.rest).toMatchObject({ status: 'cancelled', threads: 3 });
    const here = await solveHere({ ...ENDLESS, maxIterations: there.rest.iterations }, { kernels });
    expect(there.rest.ev).toEqual(here.rest.ev);
    expect(there.rest.exploitability).toBe(here.rest.exploitability);
    expect(there.tables).toEqual(here.tables);
  },
);
