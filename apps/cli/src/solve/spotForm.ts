import { InputError, unwrap } from '@doorcard/cards';
import {
  buildTree,
  countNodes,
  drawTree,
  findDecision,
  makeSolvedFile,
  parseLocks,
  parseNodePath,
  parseSolvedFile,
  parseSpot,
  readJson,
  readLockList,
  reportNode,
  ROOT_PATH,
  SPOT_ALGORITHMS,
  streetOf,
  type BettingNode,
  type NodePath,
  type SolvedFile,
  type Spot,
} from '@doorcard/solver';
import { wordsOf } from '@doorcard/text';
import { z } from 'zod';
import type { CommonOptions } from '../options.js';
import { writeLine, type Terminal } from '../terminal.js';
import { checkWritable, readBytes, writeParts } from './files.js';
import { drawSpot, makeSpotJson } from './spotAnswer.js';
import { runPostflop } from './postflopRun.js';

export const spotSchema = z.object({
  tree: z.boolean().default(false),
  node: z.string().default(''),
  hands: z.boolean().default(false),
  save: z.string().optional(),
  load: z.string().optional(),
  lock: z.string().optional(),
  threads: z.coerce
    .number('a whole number from 1')
    .int('a whole number from 1')
    .min(1, 'at least 1')
    .max(64, 'at most 64')
    .optional(),
});
export type SpotOptions = z.output<typeof spotSchema>;

/** What the command line says in place of the spot file. */
export interface RunOptions {
  readonly iterations: number | undefined;
  /** As a share of the pot. */
  readonly target: number | undefined;
  /** Seconds. */
  readonly time: number | undefined;
  readonly algorithm: string | undefined;
}

/** `doorcard solve spot.json`: range against range. */
export async function solveSpot(
  terminal: Terminal,
  file: string | undefined,
  options: SpotOptions,
  run: RunOptions,
  { json, language }: CommonOptions,
): Promise<void> {
  const words = wordsOf(language).solve;
  const loaded = options.load === undefined ? undefined : loadSolved(options.load);
  const spot = withOptions(readSpot(file, loaded, options.lock), options, run);
  const tree = unwrap(buildTree({ ...spot, street: streetOf(spot.board) }));
  const locks = unwrap(parseLocks(spot, tree));
  if (options.tree) {
    const lines = json ? [JSON.stringify({ ...countNodes(tree), tree })] : drawTree(tree, spot.pot);
    for (const line of lines) writeLine(terminal.stdout, line);
    return;
  }
  const path = readPath(options.node, tree, spot);
  if (options.save !== undefined) checkWritable(options.save);
  // A solved tree answers as it is, unless more iterations are asked for.
  const maxIterations = run.iterations ?? loaded?.iterations ?? spot.maxIterations;
  const job = { ...spot, tree, locks, loaded, maxIterations, wholePot: spot.pot, time: run.time };
  const { solver, solved, run: done } = await runPostflop(terminal, job, words);
  const root = reportNode(solved, ROOT_PATH);
  const answer = {
    spot,
    locks,
    root,
    node: path.actions.length === 0 ? root : reportNode(solved, path),
    nodeText: options.node.trim(),
    run: done,
  };
  const lines = json
    ? [JSON.stringify(makeSpotJson(answer, words, options.hands))]
    : drawSpot(answer, words, options.hands);
  for (const line of lines) writeLine(terminal.stdout, line);
  if (options.save !== undefined) {
    writeParts(
      options.save,
      makeSolvedFile({
        spot: { ...spot.file, algorithm: spot.algorithm },
        iterations: done.iterations,
        tables: solver.tables(),
      }),
    );
    if (!json) writeLine(terminal.stdout, words.saved(options.save));
  }
}

const loadSolved = (file: string): SolvedFile => unwrap(parseSolvedFile(readBytes(file, 'spot.solved')));

function readSpot(
  file: string | undefined,
  loaded: SolvedFile | undefined,
  lockFile: string | undefined,
): Spot {
  if (loaded !== undefined && lockFile !== undefined) {
    throw new InputError({
      code: 'solve/lock-and-load',
      value: lockFile,
      problem: 'new locks for a tree that is solved already',
      expected: 'the spot file and --lock: other locks are another game, to be solved from the start',
    });
  }
  if (loaded !== undefined) return unwrap(parseSpot(loaded.spot));
  const spot = unwrap(parseSpot(unwrap(readJson(readText(file!, 'spot.json')))));
  if (lockFile === undefined) return spot;
  const locks = unwrap(readLockList(readText(lockFile, 'locks.json')));
  return unwrap(parseSpot({ ...spot.file, locks: [...(spot.file.locks ?? []), ...locks] }));
}

const readText = (file: string, example: string): string => readBytes(file, example).toString('utf8');

function withOptions(
  spot: Spot,
  { threads }: SpotOptions,
  { iterations, target, algorithm }: RunOptions,
): Spot {
  return {
    ...spot,
    ...(threads === undefined ? {} : { threads }),
    ...(iterations === undefined ? {} : { maxIterations: iterations }),
    ...(target === undefined ? {} : { target }),
    ...(algorithm === undefined ? {} : { algorithm: readAlgorithm(algorithm) }),
  };
}

function readAlgorithm(name: string): Spot['algorithm'] {
  const found = SPOT_ALGORITHMS.find((algorithm) => algorithm === name);
  if (found !== undefined) return found;
  throw new InputError({
    code: 'option/algorithm',
    value: name,
    problem: `--algorithm cannot be "${name}" for a spot`,
    expected: `one of ${SPOT_ALGORITHMS.join(', ')}; mccfr is for decision points (--hero)`,
  });
}

function readPath(text: string, tree: BettingNode, spot: Spot): NodePath {
  const path = unwrap(parseNodePath(text, tree, spot.board));
  unwrap(findDecision(tree, path, text));
  return path;
}
