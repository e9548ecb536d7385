import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { unwrap } from '@doorcard/cards';
import { makeLateSolver, readLateSetup, type LateOptions, type LateSolver } from '@doorcard/solver/late';
import { millis, timeElsewhere, timeGain, timeIterations, times, using } from './iterations.js';
import { LateBrowser } from './lateBrowser.js';

interface Case {
  readonly name: string;
  readonly file: object;
  /** Milliseconds per iteration on one thread. */
  readonly goal: number;
  /** Iterations that are timed, and those of plain TypeScript. */
  readonly rounds: number;
  readonly plainRounds: number;
}

const TARGET = 0.001;
const THREADS_GOAL = 1.7;
/** How many times as long an iteration may take in a worker of a browser. */
const BROWSER_GOAL = 1.3;
/** Iterations between two measurements of the exploitability. */
const LOOK = 5;

const UP = ['2c4d7h8s', 'Ad5s6cKh'];
const spot = (game: string, street: 6 | 7): object => ({
  game,
  street,
  up: UP,
  pot: 10,
  bet: 1,
  maxWagers: 4,
  firstToAct: 'given',
  ranges: ['*', '*'],
});

const CASES: readonly Case[] = [
  { name: 'Stud 7th', file: spot('stud', 7), goal: 3.5, rounds: 200, plainRounds: 20 },
  { name: 'Stud8 7th', file: spot('stud8', 7), goal: 4.5, rounds: 200, plainRounds: 20 },
  { name: 'Razz 7th', file: spot('razz', 7), goal: 0.12, rounds: 4000, plainRounds: 400 },
  { name: 'Stud 6th', file: spot('stud', 6), goal: 25, rounds: 40, plainRounds: 4 },
  { name: 'Stud8 6th', file: spot('stud8', 6), goal: 36, rounds: 30, plainRounds: 3 },
  { name: 'Razz 6th', file: spot('razz', 6), goal: 1.2, rounds: 4000, plainRounds: 60 },
  {
    name: 'Badugi',
    file: { game: 'badugi', pot: 6, bet: 1, maxWagers: 4, ranges: ['*', '*'] },
    goal: 12,
    rounds: 100,
    plainRounds: 10,
  },
];

/** A solver whose threads have all started. */
async function openSolver({ file }: Case, options: LateOptions): Promise<LateSolver> {
  const setup = unwrap(readLateSetup({ file }, {}));
  const solver = unwrap(
    makeLateSolver(setup.spot, {
      ...options,
      spawn: (job) => void new Worker(new URL('./solverThread.js', import.meta.url), { workerData: job }),
    }),
  );
  while (solver.threads < (options.threads ?? 1)) await sleep(10);
  return solver;
}

/** Seconds from an empty solver to the target, with the plain judge's measurements and without them. */
function timeToTarget(solver: LateSolver): { seconds: number; solving: number; iterations: number } {
  const start = performance.now();
  let solving = 0;
  do {
    const from = performance.now();
    solver.iterate(LOOK);
    solving += performance.now() - from;
  } while (solver.exploitability() > TARGET);
  return {
    seconds: (performance.now() - start) / 1000,
    solving: solving / 1000,
    iterations: solver.iterations,
  };
}

const HEADS = [
  '',
  'classes',
  'threads',
  'MB',
  'ms/it',
  'best',
  'goal',
  'plain ms',
  'plain/ours',
  '1/2 thr.',
  'browser',
  's to 0.1 %',
  'judged',
  'iterations',
];
const WIDTHS = [10, 7, 7, 6, 8, 8, 7, 8, 10, 8, 7, 10, 8, 10];
const drawRow = (cells: readonly string[]): string =>
  `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(' ')}`;

export async function benchLate(print: (text: string) => void): Promise<void> {
  print(
    'late streets, every hand of both players, cap of four: milliseconds per iteration (one pass for each side)',
  );
  print('(plain: the same kernels in plain TypeScript, one thread; f32 tables, f64 sums)');
  print(
    `(goals: ms on one thread; two threads ${THREADS_GOAL} x one on 6th street; 7th street uses one thread)`,
  );
  print(`(browser: an iteration in a worker of Chromium / one in Node, by turns; at most ${BROWSER_GOAL} x)`);
  print('(s to 0.1 %: iterations only; judged: with the plain judge after every fifth iteration)');
  const browser = await LateBrowser.open(print);
  print(drawRow(HEADS));
  for (const one of CASES) await benchCase(one, browser, print);
  await browser?.close();
}

async function benchCase(
  one: Case,
  browser: LateBrowser | undefined,
  print: (text: string) => void,
): Promise<void> {
  const { median: plain } = await using(
    () => openSolver(one, { kernels: 'plain' }),
    (solver) => timeIterations(solver, one.plainRounds),
  );
  const open = (threads: number) => (): Promise<LateSolver> => openSolver(one, { threads });
  for (const threads of one.name.endsWith('6th') ? [1, 2] : [1]) {
    const { median, best } = await using(open(threads), (solver) => timeIterations(solver, one.rounds));
    const target = await using(open(threads), timeToTarget);
    const gain =
      threads === 1
        ? undefined
        : await using(open(1), (single) =>
            using(open(threads), (double) => timeGain(single, double, one.rounds)),
          );
    const there =
      threads > 1 || browser === undefined
        ? undefined
        : await using(open(1), (solver) => compareBrowser(one, solver, browser));
    const [classes, bytes] = await using(
      open(1),
      ({ layout, memory }) => [layout.streets.at(-1)!.counts[0], memory.total] as const,
    );
    print(
      drawRow([
        one.name,
        String(classes),
        String(threads),
        (bytes / 1e6).toFixed(1),
        millis(median),
        millis(best),
        threads === 1 ? `< ${one.goal}` : '',
        threads === 1 ? millis(plain) : '',
        threads === 1 ? times(plain / median) : '',
        times(gain),
        times(there),
        target.solving.toFixed(2),
        target.seconds.toFixed(2),
        String(target.iterations),
      ]),
    );
  }
}

async function compareBrowser(one: Case, solver: LateSolver, browser: LateBrowser): Promise<number> {
  const first = Math.ceil(one.rounds / 10);
  await browser.start(one.file);
  await browser.iterate({ rounds: first });
  solver.iterate(first + 1);
  return timeElsewhere(solver, (rounds) => browser.iterate({ rounds }), one.rounds);
}
