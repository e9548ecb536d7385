import { unwrap } from '@doorcard/cards';
import {
  determineAvailableActions,
  openPointRun,
  parseVillainStrategy,
  readVillainList,
  respond,
  type GameState,
  type HandPolicy,
  type PointAlgorithm,
} from '@doorcard/solver/decision';
import { wordsOf } from '@doorcard/text';
import type { CommonOptions } from '../options.js';
import { writeLine, type Terminal } from '../terminal.js';
import { clockOf, driveRun } from './driveRun.js';
import { readText } from './files.js';
import { memoryLimit } from './memoryLimit.js';
import { drawPoint, makePointJson, type VillainResponse } from './pointAnswer.js';
import { HUNDREDTHS, readPoint, type PointOptions } from './pointOptions.js';

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
  const actions = unwrap(determineAvailableActions(state));
  const villain = options.respond === undefined ? undefined : readVillain(options.respond, state);
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
      // Sampling has its own limit, above which its numbers use two bytes.
      ...(algorithm === 'dcfr' && { maxBytes: memoryLimit() }),
    }),
  );
  try {
    await driveRun(terminal, run, words);
    const { result } = run;
    const { convergence, ...row } = run.solver.readRow(result.measured);
    const answer = {
      state,
      actions,
      villainRange: options.villainRange!,
      ...row,
      range: result.measured?.range ?? null,
      run: { algorithm, result, convergence },
      response: villain && findResponse(state, villain, run.solver.policy),
    };
    const lines = json ? [JSON.stringify(makePointJson(answer, words, seed))] : drawPoint(answer, words);
    for (const line of lines) writeLine(terminal.stdout, line);
  } finally {
    run.close();
  }
}

/** A villain's strategy from a file. */
interface Villain {
  readonly file: string;
  readonly list: readonly unknown[];
  readonly policy: HandPolicy;
}

function readVillain(file: string, state: GameState): Villain {
  const list = unwrap(readVillainList(readText(file, 'villain.json')));
  return { file, list, policy: unwrap(parseVillainStrategy(list, state, HUNDREDTHS.perChip)) };
}

function findResponse(
  state: GameState,
  { file, list, policy }: Villain,
  equilibrium: HandPolicy,
): VillainResponse {
  const response = unwrap(respond(state, policy, equilibrium));
  return { ...response, heroEv: response.heroEv!, file, villain: list };
}
