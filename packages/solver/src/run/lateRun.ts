import { succeed, type Result } from '@doorcard/cards';
import { indexOfHand } from '../late/handIndex.js';
import { parseLateSpot, type LateFileSpot } from '../late/lateFileReader.js';
import { checkLateFile, isLateFile } from '../late/lateFile.js';
import type { LateLock } from '../late/lateLocks.js';
import { reportLateNode, type LateNodeReport } from '../late/lateReport.js';
import {
  exploitabilityOf,
  makeLateSolver,
  type LateMeasured,
  type LateOptions,
  type LateSolver,
} from '../late/late.js';
import type { LatePath } from '../late/line.js';
import { makeSolvedFile, parseSolvedFile, type SolvedFile } from '../save/solvedFile.js';
import type { IterativeSolver, Measurement, SolveSteps } from './iterativeSolver.js';
import type { RunSettings } from './runSettings.js';
import { SolveRun } from './solveRun.js';
import type { SpotRunOptions, SpotSource } from './spotRun.js';
import { TableSolver } from './tableSolver.js';

/** A late spot that is read and checked. Tables are not allocated yet. */
export interface LateSetup extends LateFileSpot {
  /** The tables to continue from. */
  readonly loaded: SolvedFile | undefined;
  readonly options: LateOptions;
}

export type LateMeasurement = LateMeasured & Measurement;

/** The solver of a late spot as an `IterativeSolver`. */
export class LateRunSolver extends TableSolver implements IterativeSolver<LateMeasurement> {
  /** The plain judge takes about as long as this many iterations of the kernels. */
  readonly passInIterations = undefined;

  constructor(
    readonly setup: LateSetup,
    readonly late: LateSolver,
  ) {
    super(late);
  }

  quickCheck(): SolveSteps<number> {
    return this.late.quickCheckInSteps();
  }

  *measure(): SolveSteps<LateMeasurement> {
    const measured = yield* this.late.measureInSteps();
    return { ...measured, exploitability: exploitabilityOf(measured, this.setup.spot.pot) };
  }

  /** The decision at the end of a path. */
  report(path: LatePath): LateNodeReport {
    return reportLateNode(this.late, path);
  }

  save(): readonly Uint8Array[] {
    const { iterations } = this;
    return makeSolvedFile({ spot: this.setup.file, iterations, tables: this.late.tables() });
  }
}

export type LateRun = SolveRun<LateRunSolver>;

/** Whether a source is a late street. A saved tree contains its spot; one that cannot be read is not. */
export function isLateSource(source: SpotSource): boolean {
  if ('file' in source) return isLateFile(source.file);
  const solved = parseSolvedFile(source.solved);
  return solved.ok && isLateFile(solved.value.spot);
}

/** Reads the spot of a late street. */
export function readLateSetup(source: SpotSource, settings: RunSettings): Result<LateSetup> {
  const loaded = 'solved' in source ? parseSolvedFile(source.solved) : succeed(undefined);
  if (!loaded.ok) return loaded;
  const parsed = 'solved' in source ? parseLateSpot(loaded.value!.spot) : parseWithLocks(source);
  if (!parsed.ok) return parsed;
  const { threads, target, iterations, maxThreads = Infinity, ...machine } = settings;
  const read = {
    ...parsed.value,
    threads: threads ?? parsed.value.threads,
    target: target ?? parsed.value.target,
    maxIterations: iterations ?? parsed.value.maxIterations,
  };
  return succeed({
    ...read,
    loaded: loaded.value,
    options: {
      ...machine,
      threads: Math.min(read.threads, maxThreads),
      alike: read.locks.flatMap(({ size, shares }) => shares.map((weights) => ({ size, weights }))),
    },
  });
}

function parseWithLocks({ file, locks }: Extract<SpotSource, { file: unknown }>): Result<LateFileSpot> {
  if (locks === undefined) return parseLateSpot(file);
  const own = checkLateFile(file);
  return own.ok ? parseLateSpot({ ...own.value, locks: [...(own.value.locks ?? []), ...locks] }) : own;
}

/** Allocates the tables, starts the threads, and applies locks and loaded tables. The caller has to close the run. */
export function openLateRun(setup: LateSetup, run: SpotRunOptions): Result<LateRun> {
  const openedAt = run.clock();
  const made = makeLateSolver(setup.spot, setup.options);
  if (!made.ok) return made;
  const late = made.value;
  for (const lock of setup.locks) applyLock(late, lock);
  if (setup.loaded !== undefined) {
    const loaded = late.load(setup.loaded.tables, setup.loaded.iterations);
    if (!loaded.ok) {
      late.close();
      return loaded;
    }
  }
  const limits = {
    iterations: run.iterations ?? setup.maxIterations,
    target: setup.target,
    seconds: run.seconds,
  };
  return succeed(new SolveRun(new LateRunSolver(setup, late), limits, run.clock, openedAt));
}

function applyLock(late: LateSolver, { node, size, shares }: LateLock): void {
  const { spaces, streets } = late.spaces;
  const { cards, count } = spaces[streets.indexOf(node.street)]!.sides[node.side];
  const indexes = Array.from({ length: count }, (_, i) =>
    indexOfHand(cards.subarray(i * size, (i + 1) * size)),
  );
  late.lock(
    node,
    shares.map((weights) => indexes.map((index) => weights[index]!)),
  );
}
