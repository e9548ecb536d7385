import { InputError, unwrap } from '@doorcard/cards';
import {
  countNodes,
  drawTree,
  findDecision,
  openSpotRun,
  parseNodePath,
  readJson,
  readLockList,
  readSpotSetup,
  reportNode,
  ROOT_PATH,
  SPOT_ALGORITHMS,
  type BettingNode,
  type NodePath,
  type Spot,
  type SpotSource,
} from '@doorcard/solver/spot';
import { isLateSource } from '@doorcard/solver/late';
import { wordsOf } from '@doorcard/text';
import { z } from 'zod';
import { threadsSchema, type CommonOptions } from '../options.js';
import { writeLine, type Terminal } from '../terminal.js';
import { clockOf, driveRun } from './driveRun.js';
import { DEMO_SPOT } from './demoSpot.js';
import { checkWritable, readBytes, readText } from './files.js';
import { solveLate } from './lateForm.js';
import { printAnswer } from './printAnswer.js';
import { listRunSettings } from './runSettings.js';
import { drawSpot, makeSpotJson } from './spotAnswer.js';

export const spotSchema = z.object({
  demo: z.boolean().default(false),
  tree: z.boolean().default(false),
  node: z.string().default(''),
  hands: z.boolean().default(false),
  save: z.string().optional(),
  load: z.string().optional(),
  lock: z.string().optional(),
  threads: threadsSchema,
});
export type SpotOptions = z.output<typeof spotSchema>;

/** What the command line overrides in the spot file. */
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
  { json, language }: Pick<CommonOptions, 'json' | 'language'>,
): Promise<void> {
  const source = readSource(file, options);
  if (isLateSource(source)) return solveLate(terminal, source, options, run, { json, language });
  const words = wordsOf(language).solve;
  const setup = unwrap(
    readSpotSetup(source, {
      ...listRunSettings(options, run),
      algorithm: run.algorithm === undefined ? undefined : readAlgorithm(run.algorithm),
    }),
  );
  const { spot, tree, locks, loaded } = setup;
  if (options.tree) {
    const lines = json ? [JSON.stringify({ ...countNodes(tree), tree })] : drawTree(tree, spot.pot);
    for (const line of lines) writeLine(terminal.stdout, line);
    return;
  }
  const path = readPath(options.node, tree, spot);
  if (options.save !== undefined) checkWritable(options.save);
  // A solved tree is shown as it is, unless more iterations are requested.
  const iterations = run.iterations ?? loaded?.iterations ?? spot.maxIterations;
  const solving = unwrap(openSpotRun(setup, { clock: clockOf(terminal), seconds: run.time, iterations }));
  try {
    await driveRun(terminal, solving, words);
    const { solved } = solving.solver;
    const root = reportNode(solved, ROOT_PATH);
    const answer = {
      spot,
      locks,
      root,
      node: path.actions.length === 0 ? root : reportNode(solved, path),
      nodeText: options.node.trim(),
      run: { algorithm: spot.algorithm, result: solving.result, convergence: null },
    };
    const lines = json
      ? [JSON.stringify(makeSpotJson(answer, words, options.hands))]
      : drawSpot(answer, words, options.hands);
    const saved = { file: options.save, save: () => solving.save() };
    printAnswer(terminal, { json, lines }, saved, words);
  } finally {
    solving.close();
  }
}

/** The contents of the files on the command line. */
function readSource(file: string | undefined, { demo, load, lock }: SpotOptions): SpotSource {
  if (load !== undefined && lock !== undefined) {
    throw new InputError({
      code: 'solve/lock-and-load',
      value: lock,
      problem: 'new locks for a tree that is already solved',
      expected: 'the spot file and --lock: with other locks the spot has to be solved from the start',
    });
  }
  if (load !== undefined) return { solved: readBytes(load, 'spot.solved') };
  const spot = { file: demo ? DEMO_SPOT : unwrap(readJson(readText(file!, 'spot.json'))) };
  return lock === undefined ? spot : { ...spot, locks: unwrap(readLockList(readText(lock, 'locks.json'))) };
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
