import { unwrap } from '@doorcard/cards';
import {
  estimateMemory,
  makeLockedSolver,
  nextCheckAfter,
  optionsWithLocks,
  PostflopReader,
  SPOT_SCHEDULES,
  ThreadError,
  type BettingNode,
  type Lock,
  type Measured,
  type Postflop,
  type SolvedFile,
  type SolvedSpot,
  type Spot,
} from '@doorcard/solver';
import type { SolveEnd, SolveWords } from '@doorcard/text';
import { availableParallelism, totalmem } from 'node:os';
import { followWithBar } from '../progressBar.js';
import { writeLine, type Terminal } from '../terminal.js';
import { WorkError } from '../workError.js';
import { runCancellable } from './patience.js';
import { makeMegabytes, makePercent, type Run } from './run.js';
import { spawnThread } from './threads.js';

/** What is to be solved, and how far. */
export interface PostflopJob extends Pick<
  Spot,
  'board' | 'ranges' | 'pot' | 'rake' | 'algorithm' | 'precision' | 'threads' | 'target' | 'maxIterations'
> {
  readonly tree: BettingNode;
  /** Of which exploitability is a share. */
  readonly wholePot: number;
  /** Seconds. */
  readonly time: number | undefined;
  readonly locks: readonly Lock[];
  /** A solved tree to go on from. */
  readonly loaded: SolvedFile | undefined;
}

export interface PostflopAnswer {
  readonly solver: Postflop;
  readonly solved: SolvedSpot;
  readonly measured: Measured;
  readonly run: Run;
}

/** Other programs want to live too. */
const MEMORY_SHARE = 0.8;

/** Solves until the target, the iterations, the time or Ctrl-C. */
export async function runPostflop(
  terminal: Terminal,
  job: PostflopJob,
  words: SolveWords,
): Promise<PostflopAnswer> {
  const start = terminal.seconds();
  const options = {
    ...job,
    schedule: SPOT_SCHEDULES[job.algorithm],
    // More threads than cores would wait for each other, and the answer is the same.
    threads: Math.min(job.threads, availableParallelism()),
    spawn: spawnThread,
    maxBytes: MEMORY_SHARE * totalmem(),
  };
  if (terminal.stderr.isTTY === true) {
    writeLine(
      terminal.stderr,
      words.memory(makeMegabytes(estimateMemory(optionsWithLocks(options, job.locks)).total)),
    );
  }
  const solver = unwrap(makeLockedSolver(options, job.locks));
  try {
    if (job.loaded !== undefined) unwrap(solver.load(job.loaded.tables, job.loaded.iterations));
    const { measured, exploitability, stopped } = await iterate(terminal, solver, job, start, words);
    const reader = new PostflopReader(solver.layout, solver.buffer, solver.kernels);
    return {
      solver,
      solved: { tree: job.tree, pot: job.pot, examine: (path) => reader.examine(path) },
      measured,
      run: {
        algorithm: job.algorithm,
        iterations: solver.iterations,
        exploitability,
        convergence: null,
        seconds: terminal.seconds() - start,
        memoryBytes: solver.memory.total,
        stopped,
      },
    };
  } catch (error) {
    throw error instanceof ThreadError ? new WorkError(error.code, error.message) : error;
  } finally {
    solver.close();
  }
}

interface Progress {
  readonly measured: Measured;
  readonly exploitability: number;
  readonly stopped: SolveEnd;
}

async function iterate(
  terminal: Terminal,
  solver: Postflop,
  { target, maxIterations, time, wholePot }: PostflopJob,
  start: number,
  words: SolveWords,
): Promise<Progress> {
  const findEnd = (exploitability: number | undefined, isCancelled: boolean): SolveEnd | undefined => {
    if (exploitability !== undefined && exploitability <= target) return 'converged';
    if (isCancelled) return 'cancelled';
    if (solver.iterations >= maxIterations) return 'complete';
    return time !== undefined && terminal.seconds() - start >= time ? 'timeLimit' : undefined;
  };
  return runCancellable(terminal, ({ isCancelled, breathe }) =>
    followWithBar(terminal, async (onProgress) => {
      let nextCheck = nextCheckAfter(solver.iterations);
      for (;;) {
        const end = findEnd(undefined, isCancelled());
        if (end !== undefined || solver.iterations >= nextCheck) {
          const measured = solver.measure();
          const exploitability = shareOf(measured, wholePot);
          onProgress(
            Math.min(solver.iterations / maxIterations, 1),
            words.progress(solver.iterations, makePercent(exploitability)),
          );
          const stopped = findEnd(exploitability, isCancelled());
          if (stopped !== undefined) return { measured, exploitability, stopped };
          nextCheck = nextCheckAfter(solver.iterations);
        }
        solver.iterate();
        await breathe();
      }
    }),
  );
}

/** Without a pot there is no share: it is told in chips. */
const shareOf = ({ ev, best }: Measured, pot: number): number =>
  (best[0] - ev[0] + best[1] - ev[1]) / 2 / (pot || 1);
