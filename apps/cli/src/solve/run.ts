import type { SolveEnd, SolveWords } from '@doorcard/text';

/** Of the JSON that is printed. */
export const ANSWER_VERSION = 1;

/** How a run went. */
export interface Run {
  readonly algorithm: string;
  readonly iterations: number;
  /** As a share of the pot. */
  readonly exploitability: number;
  /** The largest change of a frequency since the last look; null where it was not looked at. */
  readonly convergence: number | null;
  readonly seconds: number;
  readonly memoryBytes: number;
  readonly stopped: SolveEnd;
}

export const makeRunJson = (run: Run): object => ({
  algorithm: run.algorithm,
  iterations: run.iterations,
  exploitability_pct: 100 * run.exploitability,
  convergence: run.convergence,
  seconds: run.seconds,
  memory_mb: run.memoryBytes / BYTES_PER_MB,
  stopped: run.stopped,
});

export function drawRun(run: Run, words: SolveWords): string[] {
  return [
    words.result(makePercent(run.exploitability), run.iterations, run.seconds.toFixed(1)),
    ...(run.convergence === null ? [] : [words.change(run.convergence.toFixed(4))]),
    words.ends[run.stopped],
  ];
}

const BYTES_PER_MB = 1e6;

export const makeMegabytes = (bytes: number): string => (bytes / BYTES_PER_MB).toFixed(1);

/** A share in percent with three figures after the point: accuracy is what it is about. Nought has no sign. */
export const makePercent = (share: number): string => (Math.round(1e5 * share) / 1e3 || 0).toFixed(3);
