import { succeed, type Result } from '@doorcard/cards';
import { areAlike } from '../postflop/lock.js';
import { makePostflop, type Postflop, type PostflopOptions } from '../postflop/postflop.js';
import { makeSolvedFile, parseSolvedFile, type SolvedFile } from '../save/solvedFile.js';
import { parseLocks, type Lock } from '../spot/locks.js';
import { SPOT_SCHEDULES } from '../spot/schedules.js';
import { parseSpot, streetOf, type Spot } from '../spot/spot.js';
import type { BettingNode } from '../tree/bettingTree.js';
import { buildTree } from '../tree/buildTree.js';
import type { Clock } from './clock.js';
import { PostflopSolver } from './postflopSolver.js';
import type { RunSettings } from './runSettings.js';
import { SolveRun } from './solveRun.js';

/** The parsed JSON of a spot file, with locks to add to those in it; or the bytes that `save` returned. */
export type SpotSource =
  { readonly file: unknown; readonly locks?: readonly unknown[] } | { readonly solved: Uint8Array };

export interface SpotSettings extends RunSettings {
  readonly algorithm?: Spot['algorithm'] | undefined;
}

/** A spot that is read and checked, with its betting tree. Tables are not allocated yet. */
export interface SpotSetup {
  /** The spot after the settings are applied. */
  readonly spot: Spot;
  readonly tree: BettingNode;
  readonly locks: readonly Lock[];
  /** The tables to continue from. */
  readonly loaded: SolvedFile | undefined;
  readonly options: PostflopOptions;
}

export interface SpotRunOptions {
  /** For the time limit, `progress.seconds` and the yields of `go`. For `advance` without a limit `() => 0` is enough. */
  readonly clock: Clock;
  /** The time limit. (None) */
  readonly seconds?: number | undefined;
  /** Replaces `maxIterations` of the spot. */
  readonly iterations?: number | undefined;
}

/** The solver of a spot: `solved` is the argument of `reportNode`. */
export class SpotSolver extends PostflopSolver {
  constructor(
    readonly setup: SpotSetup,
    ...solver: ConstructorParameters<typeof PostflopSolver>
  ) {
    super(...solver);
  }

  override save(): readonly Uint8Array[] {
    const { file, algorithm } = this.setup.spot;
    return makeSolvedFile({
      spot: { ...file, algorithm },
      iterations: this.iterations,
      tables: this.postflop.tables(),
    });
  }
}

export type SpotRun = SolveRun<SpotSolver>;

/** Reads a spot and builds its betting tree. */
export function readSpotSetup(source: SpotSource, settings: SpotSettings): Result<SpotSetup> {
  const loaded = 'solved' in source ? parseSolvedFile(source.solved) : succeed(undefined);
  if (!loaded.ok) return loaded;
  const parsed = 'solved' in source ? parseSpot(loaded.value!.spot) : parseWithLocks(source);
  if (!parsed.ok) return parsed;
  const spot: Spot = {
    ...parsed.value,
    algorithm: settings.algorithm ?? parsed.value.algorithm,
    threads: settings.threads ?? parsed.value.threads,
    target: settings.target ?? parsed.value.target,
    maxIterations: settings.iterations ?? parsed.value.maxIterations,
  };
  const { board, ranges, pot, rake, precision } = spot;
  const tree = buildTree({ ...spot, street: streetOf(board) });
  if (!tree.ok) return tree;
  const locks = parseLocks(spot, tree.value);
  if (!locks.ok) return locks;
  const { kernels, maxBytes, spawn, maxThreads = Infinity } = settings;
  const options = {
    tree: tree.value,
    board,
    ranges,
    pot,
    rake,
    precision,
    schedule: SPOT_SCHEDULES[spot.algorithm],
    threads: Math.min(spot.threads, maxThreads),
    ...(kernels !== undefined && { kernels }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(spawn !== undefined && { spawn }),
  };
  return succeed({
    spot,
    tree: tree.value,
    locks: locks.value,
    loaded: loaded.value,
    // Suits that a lock treats differently cannot be renamed.
    options: { ...options, isomorphism: areAlike(options, locks.value) },
  });
}

function parseWithLocks({ file, locks }: Extract<SpotSource, { file: unknown }>): Result<Spot> {
  const spot = parseSpot(file);
  if (!spot.ok || locks === undefined) return spot;
  const own = spot.value.file;
  return parseSpot({ ...own, locks: [...(own.locks ?? []), ...locks] });
}

/** Allocates the tables, starts the threads, and applies locks and loaded tables. The caller has to close the run. */
export function openSpotRun(setup: SpotSetup, run: SpotRunOptions): Result<SpotRun> {
  const openedAt = run.clock();
  const made = makePostflop(setup.options);
  if (!made.ok) return made;
  const filled = fillTables(made.value, setup);
  if (!filled.ok) {
    made.value.close();
    return filled;
  }
  const { spot } = setup;
  const limits = {
    iterations: run.iterations ?? spot.maxIterations,
    target: spot.target,
    seconds: run.seconds,
  };
  return succeed(new SolveRun(new SpotSolver(setup, made.value, spot.pot), limits, run.clock, openedAt));
}

function fillTables(postflop: Postflop, { locks, loaded }: SpotSetup): Result<void> {
  for (const { path, strategy } of locks) {
    const locked = postflop.lock(path, strategy);
    if (!locked.ok) return locked;
  }
  return loaded === undefined ? succeed(undefined) : postflop.load(loaded.tables, loaded.iterations);
}
