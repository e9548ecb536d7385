import { unwrap } from '@doorcard/cards';
import {
  makeDecisionPoint,
  makeDecisionTree,
  parseMccfrConfig,
  reportNode,
  ROOT_PATH,
  TrainingSession,
  type GameState,
} from '@doorcard/solver';
import { wordsOf, type SolveWords } from '@doorcard/text';
import type { CommonOptions } from '../options.js';
import { followWithBar } from '../progressBar.js';
import { writeLine, type Terminal } from '../terminal.js';
import { runCancellable } from './patience.js';
import { drawPoint, makePointJson, type PointAnswer } from './pointAnswer.js';
import { runPostflop } from './postflopRun.js';
import { readPoint, type PointOptions } from './pointOptions.js';

/** How a decision point is solved. */
export interface PointRun {
  readonly algorithm: 'mccfr' | 'dcfr';
  readonly iterations: number | undefined;
  /** As a share of the pot. */
  readonly target: number | undefined;
  /** Seconds. */
  readonly time: number | undefined;
}

/** `doorcard solve --hero …`: one hand of a range at one decision. */
export async function solvePoint(
  terminal: Terminal,
  options: PointOptions,
  run: PointRun,
  { json, language, seed }: CommonOptions,
): Promise<void> {
  const words = wordsOf(language).solve;
  const state = readPoint(options);
  const answer = {
    state,
    tree: unwrap(makeDecisionTree(state)),
    villainRange: options.villainRange!,
    ...(run.algorithm === 'mccfr'
      ? await trainPoint(terminal, state, options, run, seed, words)
      : await solveTree(terminal, state, run, words)),
  };
  const lines = json ? [JSON.stringify(makePointJson(answer, words, seed))] : drawPoint(answer, words);
  for (const line of lines) writeLine(terminal.stdout, line);
}

type Found = Pick<PointAnswer, 'frequencies' | 'evs' | 'range' | 'run'>;

/** By sampling. */
async function trainPoint(
  terminal: Terminal,
  state: GameState,
  { samples, threshold }: PointOptions,
  { iterations, target, time }: PointRun,
  seed: bigint,
  words: SolveWords,
): Promise<Found> {
  const config = unwrap(
    parseMccfrConfig({
      seed,
      ...(iterations === undefined ? {} : { iterations }),
      ...(samples === undefined ? {} : { samplesPerIteration: samples }),
      ...(threshold === undefined ? {} : { convergenceThreshold: threshold }),
      ...(target === undefined ? {} : { target }),
      ...(time === undefined ? {} : { timeLimit: 1000 * time }),
    }),
  );
  const start = terminal.seconds();
  const session = unwrap(TrainingSession.create(state, config, { clock: () => 1000 * terminal.seconds() }));
  await runCancellable(terminal, ({ isCancelled, breathe }) =>
    followWithBar(terminal, async (onProgress) => {
      while (session.status === 'new' || session.status === 'running') {
        session.advance(STEP);
        onProgress(
          session.iterationCount / config.iterations,
          words.progress(session.iterationCount, undefined),
        );
        await breathe();
        if (isCancelled()) session.cancel();
      }
    }),
  );
  const strategy = session.strategy();
  return {
    frequencies: strategy.actions.map(({ frequency }) => frequency),
    evs: strategy.actions.map(({ ev }) => ev),
    range: strategy.range,
    run: {
      algorithm: 'mccfr',
      iterations: strategy.iterations,
      exploitability: strategy.exploitability,
      convergence: strategy.convergence,
      seconds: terminal.seconds() - start,
      memoryBytes: strategy.memoryBytes,
      stopped: strategy.status as PointAnswer['run']['stopped'],
    },
  };
}

/** Iterations between two looks at Ctrl-C. */
const STEP = 50;

/** By full passes over the betting. */
async function solveTree(
  terminal: Terminal,
  state: GameState,
  { iterations = 1000, target = 0.005, time }: PointRun,
  words: SolveWords,
): Promise<Found> {
  const { decisionTree, ranges, side } = unwrap(makeDecisionPoint(state));
  const { solved, measured, run } = await runPostflop(
    terminal,
    {
      tree: decisionTree.root,
      board: state.board,
      ranges,
      pot: decisionTree.pot,
      wholePot: state.pot,
      rake: { rate: 0, cap: 0 },
      algorithm: 'dcfr',
      precision: 'f32',
      threads: 1,
      target,
      maxIterations: iterations,
      time,
      locks: [],
      loaded: undefined,
    },
    words,
  );
  const { hands } = reportNode(solved, ROOT_PATH);
  const { frequencies, evs } = hands.find(({ combo }) => combo === state.heroHand)!;
  return {
    frequencies,
    evs,
    range: {
      ev: measured.ev[side],
      low: decisionTree.pot - measured.best[1 - side]!,
      high: measured.best[side],
    },
    run,
  };
}
