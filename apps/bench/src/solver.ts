import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { unwrap } from '@doorcard/cards';
import {
  buildTree,
  makePostflop,
  parseSpot,
  PRECISIONS,
  streetOf,
  type Postflop,
  type PostflopOptions,
} from '@doorcard/solver/spot';
import { millis, timeGain, timeIterations, times, using } from './iterations.js';
import { benchSampling } from './sampling.js';

interface Case {
  readonly name: string;
  readonly file: object;
  /** Milliseconds per iteration on one thread. */
  readonly goal: number;
  /** The best native open solver, f32, one thread and two: quoted from the description, not measured here. */
  readonly native: readonly [number, number | undefined];
  /** Iterations that are timed, and those of plain TypeScript. */
  readonly rounds: number;
  readonly plainRounds: number;
  /** Iterations between two measurements of the exploitability. */
  readonly look: number;
}

const TARGET = 0.005;
const THREADS_GOAL = 1.7;
const NARROW_GOAL = 1.3;

const menus = (bet: string, raise: string): object => ({ oop: { bet, raise }, ip: { bet, raise } });
const HALF_OR_ALL = menus('50%,a', '60%,a');
const HALF = menus('50%', '60%');
const RANGES = {
  oop: 'QQ:0.5,JJ:0.75,TT,99,88,77,66,55,44,33,22,AKo:0.25,AQs,AQo:0.75,AJs,AJo:0.75,ATs,ATo:0.75,A9s,A8s,A7s,A6s,A5s,A4s,A3s,A2s,KQ,KJ,KTs,KTo:0.5,K9s,K8s,K7s,K6s,K5s,K4s:0.5,K3s:0.5,K2s:0.5,QJ,QTs,Q9s,Q8s,Q7s,JTs,JTo:0.5,J9s,J8s,T9s,T8s,T7s,98s,97s,96s,87s,86s,76s,75s,65s,64s,54s,53s,43s',
  ip: 'AA,KK,QQ,JJ,TT,99:0.75,88:0.75,77:0.5,66:0.25,55:0.25,AK,AQs,AQo:0.75,AJs,AJo:0.5,ATs:0.75,A6s:0.25,A5s:0.75,A4s:0.75,A3s:0.5,A2s:0.5,KQs,KQo:0.5,KJs,KTs:0.75,K5s:0.25,K4s:0.25,QJs:0.75,QTs:0.75,Q9s:0.5,JTs:0.75,J9s:0.75,J8s:0.75,T9s:0.75,T8s:0.75,T7s:0.75,98s:0.75,97s:0.75,96s:0.5,87s:0.75,86s:0.5,85s:0.5,76s:0.75,75s:0.5,65s:0.75,64s:0.5,54s:0.75,53s:0.5,43s:0.5',
};

const CASES: readonly Case[] = [
  {
    name: 'river-any',
    file: {
      board: '2c7dJhKs4s',
      ranges: { oop: 'any', ip: 'any' },
      pot: 100,
      stack: 200,
      bets: { river: menus('50%,100%,a', '60%,a') },
    },
    goal: 0.25,
    native: [0.27, undefined],
    rounds: 2000,
    plainRounds: 60,
    look: 10,
  },
  {
    name: 'turn-sample',
    file: {
      board: 'QsJh2h8d',
      ranges: RANGES,
      pot: 50,
      stack: 200,
      bets: { turn: HALF_OR_ALL, river: HALF_OR_ALL },
    },
    goal: 12,
    native: [16.7, 10.8],
    rounds: 120,
    plainRounds: 6,
    look: 10,
  },
  {
    name: 'flop',
    file: {
      board: 'Td9d6h',
      ranges: RANGES,
      pot: 60,
      stack: 180,
      bets: { flop: HALF, turn: HALF, river: HALF },
    },
    goal: 400,
    native: [460, 230],
    rounds: 12,
    plainRounds: 1,
    look: 10,
  },
];

function optionsOf({ file }: Case): PostflopOptions {
  const spot = unwrap(parseSpot(file));
  return { ...spot, tree: unwrap(buildTree({ ...spot, street: streetOf(spot.board) })) };
}

/** A solver whose threads have all started. */
async function openSolver(options: PostflopOptions): Promise<Postflop> {
  const solver = unwrap(
    makePostflop({
      ...options,
      spawn: (job) => void new Worker(new URL('./solverThread.js', import.meta.url), { workerData: job }),
    }),
  );
  while (solver.threads < (options.threads ?? 1)) await sleep(10);
  return solver;
}

/** Seconds from an empty solver to the target, measurements included. */
function timeToTarget(
  solver: Postflop,
  look: number,
): { seconds: number; iterations: number; bytes: number } {
  const start = performance.now();
  do solver.iterate(look);
  while (solver.exploitability() > TARGET);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, iterations: solver.iterations, bytes: solver.memory.total };
}

const HEADS = [
  '',
  'cells',
  'threads',
  'MB',
  'ms/it',
  'best',
  'goal',
  'native',
  'native/ours',
  'plain/ours',
  'f32/ours',
  '1/2 thr.',
  's to 0.5 %',
  'iterations',
];
const WIDTHS = [12, 5, 7, 6, 8, 8, 6, 7, 11, 10, 8, 8, 10, 10];

const drawRow = (cells: readonly string[]): string =>
  `  ${cells.map((cell, i) => (i < 2 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(' ')}`;

export async function benchSolver(print: (text: string) => void): Promise<void> {
  print('postflop spots: milliseconds per iteration (one pass for each side), median and best of many');
  print(
    '(native: the best native open solver in f32, quoted from the description of the solver, not run here;',
  );
  print(' its machine is another one. plain: the same kernels in plain TypeScript, one thread, in this run)');
  print(`(goals: ms on one thread; two threads ${THREADS_GOAL} x one; 16 bits at most ${NARROW_GOAL} x f32)`);
  print('(1/2 thr.: the median of short runs on one thread and on two, alternating)');
  print(drawRow(HEADS));
  for (const one of CASES) await benchCase(one, print);
  print('');
  benchSampling(print);
}

async function benchCase(one: Case, print: (text: string) => void): Promise<void> {
  const options = optionsOf(one);
  const { median: plain } = await using(
    () => openSolver({ ...options, kernels: 'plain', threads: 1 }),
    (solver) => timeIterations(solver, one.plainRounds),
  );
  // A river has no cards to divide among threads.
  const threadCounts = options.board.length === 5 ? [1] : [1, 2];
  const medians = new Map<string, number>();
  for (const precision of PRECISIONS) {
    for (const threads of threadCounts) {
      const open = (): Promise<Postflop> => openSolver({ ...options, precision, threads });
      const { median, best } = await using(open, (solver) => timeIterations(solver, one.rounds));
      const target = await using(open, (solver) => timeToTarget(solver, one.look));
      medians.set(`${precision} ${threads}`, median);
      const native = precision === 'f32' ? one.native[threads - 1] : undefined;
      const wide = precision === 'f32' ? undefined : medians.get(`f32 ${threads}`);
      const openOne = (): Promise<Postflop> => openSolver({ ...options, precision, threads: 1 });
      const gain =
        threads === 1
          ? undefined
          : await using(openOne, (single) => using(open, (double) => timeGain(single, double, one.rounds)));
      print(
        drawRow([
          one.name,
          precision,
          String(threads),
          (target.bytes / 1e6).toFixed(1),
          millis(median),
          millis(best),
          threads === 1 && precision === 'f32' ? `< ${one.goal}` : '',
          native === undefined ? '' : millis(native),
          times(native && native / median),
          threads === 1 ? times(plain / median) : '',
          times(wide && wide / median),
          times(gain),
          target.seconds.toFixed(2),
          String(target.iterations),
        ]),
      );
    }
  }
}
