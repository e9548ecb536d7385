import { unwrap } from '@doorcard/cards';
import { makeDecisionTree, openPointRun, type PointAlgorithm } from '@doorcard/solver';
import { wordsOf } from '@doorcard/text';
import type { CommonOptions } from '../options.js';
import { writeLine, type Terminal } from '../terminal.js';
import { clockOf, driveRun } from './driveRun.js';
import { memoryLimit } from './memoryLimit.js';
import { drawPoint, makePointJson } from './pointAnswer.js';
import { readPoint, type PointOptions } from './pointOptions.js';

/** How a decision point is solved. */
export interface PointForm {
  readonly algorithm: PointAlgorithm;
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
  { algorithm, iterations, target, time }: PointForm,
  { json, language, seed }: CommonOptions,
): Promise<void> {
  const words = wordsOf(language).solve;
  const state = readPoint(options);
  const tree = unwrap(makeDecisionTree(state));
  const run = unwrap(
    openPointRun(state, {
      algorithm,
      iterations,
      target,
      seed,
      seconds: time,
      clock: clockOf(terminal),
      samplesPerIteration: options.samples,
      convergenceThreshold: options.threshold,
      // Sampling has a limit of its own, above which its numbers get shorter.
      ...(algorithm === 'dcfr' && { maxBytes: memoryLimit() }),
    }),
  );
  try {
    await driveRun(terminal, run, words);
    const { result } = run;
    const { convergence, ...row } = run.solver.readRow(result.measured);
    const answer = {
      state,
      tree,
      villainRange: options.villainRange!,
      ...row,
      range: result.measured?.range ?? null,
      run: { algorithm, result, convergence },
    };
    const lines = json ? [JSON.stringify(makePointJson(answer, words, seed))] : drawPoint(answer, words);
    for (const line of lines) writeLine(terminal.stdout, line);
  } finally {
    run.close();
  }
}
