import type { Measurement, RunEnd, RunResult } from '@doorcard/solver';
import { FINAL_STATUS_OF } from '@doorcard/solver/decision';
import type { SolveWords } from '@doorcard/text';

/** A field of the printed JSON. */
export const ANSWER_VERSION = 1;

/** How a run went. */
export interface Run {
  readonly algorithm: string;
  readonly result: RunResult<Measurement>;
  /** The largest change of a frequency since the last check; null if it was not measured. */
  readonly convergence: number | null;
}

/** A run that was driven to its end. */
const endOf = ({ result }: Run): RunEnd => result.status as RunEnd;

export function makeRunJson(run: Run): object {
  const { progress, measured } = run.result;
  return {
    algorithm: run.algorithm,
    iterations: progress.iterations,
    exploitability_pct: measured === null ? null : 100 * measured.exploitability,
    convergence: run.convergence,
    seconds: progress.seconds,
    memory_mb: progress.bytes / BYTES_PER_MB,
    // Other programs read these four words; `ended_by` also distinguishes a reached target from strategies that stopped
    // moving.
    stopped: FINAL_STATUS_OF[endOf(run)],
    ended_by: endOf(run),
  };
}

export function drawRun(run: Run, words: SolveWords): string[] {
  return [
    drawExploitability(run, words),
    ...(run.convergence === null ? [] : [words.change(run.convergence.toFixed(4))]),
    words.ends[endOf(run)],
  ];
}

function drawExploitability({ result }: Run, words: SolveWords): string {
  const { iterations, exploitability, measuredAt, seconds } = result.progress;
  if (result.measured !== null) {
    return words.result(makePercent(result.measured.exploitability), iterations, seconds.toFixed(1));
  }
  const last =
    exploitability === null
      ? undefined
      : { exploitability: makePercent(exploitability), iterations: measuredAt! };
  return words.notMeasured(iterations, seconds.toFixed(1), last);
}

const BYTES_PER_MB = 1e6;

export const makeMegabytes = (bytes: number): string => (bytes / BYTES_PER_MB).toFixed(1);

/** A share in percent with three decimals, to show the accuracy. Zero has no sign. */
export const makePercent = (share: number): string => (Math.round(1e5 * share) / 1e3 || 0).toFixed(3);
