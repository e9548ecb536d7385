import { succeed, type Result } from '@doorcard/cards';
import { makeLockedSolver, optionsWithLocks } from '../postflop/lockedSolver.js';
import type { Postflop, PostflopOptions } from '../postflop/postflop.js';
import { PostflopReader } from '../report/postflopReader.js';
import type { SolvedSpot } from '../report/nodeReport.js';
import { parseSolvedFile } from '../save/solvedFile.js';
import { parseLocks, type Lock } from '../spot/locks.js';
import { SPOT_SCHEDULES } from '../spot/schedules.js';
import { parseSpot, streetOf, type Spot } from '../spot/spot.js';
import { buildTree } from '../tree/buildTree.js';

/** A spot with its solver, standing still. */
export interface OpenSpot {
  readonly spot: Spot;
  readonly solver: Postflop;
  readonly solved: SolvedSpot;
}

export type OpenOptions = Pick<PostflopOptions, 'threads' | 'kernels' | 'maxBytes' | 'spawn'>;

/** A spot file as the solver wants it. */
export function readOptions(
  file: unknown,
  options: OpenOptions,
): Result<{ readonly spot: Spot; readonly locks: readonly Lock[]; readonly options: PostflopOptions }> {
  const spot = parseSpot(file);
  if (!spot.ok) return spot;
  const { board, ranges, pot, rake, precision, threads, algorithm } = spot.value;
  const tree = buildTree({ ...spot.value, street: streetOf(board) });
  if (!tree.ok) return tree;
  const locks = parseLocks(spot.value, tree.value);
  if (!locks.ok) return locks;
  const schedule = SPOT_SCHEDULES[algorithm];
  const spotOptions = { tree: tree.value, board, ranges, pot, rake, precision, schedule, threads };
  return succeed({
    spot: spot.value,
    locks: locks.value,
    options: optionsWithLocks({ ...spotOptions, ...options }, locks.value),
  });
}

export function openSpot(file: unknown, options: OpenOptions): Result<OpenSpot> {
  const read = readOptions(file, options);
  if (!read.ok) return read;
  const made = makeLockedSolver(read.value.options, read.value.locks);
  if (!made.ok) return made;
  const solver = made.value;
  const reader = new PostflopReader(solver.layout, solver.buffer, solver.kernels);
  const { tree, pot } = read.value.options;
  const solved: SolvedSpot = {
    tree,
    pot,
    examine: (path) => {
      solver.settle();
      return reader.examine(path);
    },
  };
  return succeed({ spot: read.value.spot, solver, solved });
}

/** Goes on from a file that `makeSolvedFile` wrote. */
export function loadSpot(bytes: Uint8Array, options: OpenOptions): Result<OpenSpot> {
  const file = parseSolvedFile(bytes);
  if (!file.ok) return file;
  const opened = openSpot(file.value.spot, options);
  if (!opened.ok) return opened;
  const loaded = opened.value.solver.load(file.value.tables, file.value.iterations);
  if (loaded.ok) return opened;
  opened.value.solver.close();
  return loaded;
}
