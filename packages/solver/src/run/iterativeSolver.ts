/** The result of an exact pass over the average strategies. Solvers may add more values. */
export interface Measurement {
  /** What best responses win beyond the values of the strategies, averaged over both sides, as a share of the pot. */
  readonly exploitability: number;
}

/** Work in steps. It yields the share that is done; a run can pause or stop the work between two steps. */
export type SolveSteps<T> = Generator<number, T>;

/**
 * A solver that a `SolveRun` drives. To add one, implement this: the run adds limits, pausing, cancelling and progress.
 */
export interface IterativeSolver<M extends Measurement = Measurement> {
  /** Iterations done so far. */
  readonly iterations: number;
  /** Memory in use. */
  readonly bytes: number;
  /** Threads at work, this one included. */
  readonly threads: number;
  /** Whether the strategies have stopped changing by the solver's own threshold; false for a solver without one. */
  readonly hasConverged: boolean;
  /**
   * How many iterations take as long as `measure`, for the first estimate. Undefined if it is not known: a run with a time
   * limit then tries some steps first, so `measure` must not change what later iterations compute.
   */
  readonly passInIterations: number | undefined;
  /** One iteration; it cannot be interrupted. */
  iterate(): void;
  /** The number of iterations after which the target is checked next. */
  nextCheckAfter(iterations: number): number;
  /** The exact values of the average strategies. A pass that was stopped can be started again from the beginning. */
  measure(): SolveSteps<M>;
  /** The exploitability only, where that is cheaper. It is used for checks; `measure` confirms a reached target. */
  quickCheck?(): SolveSteps<number>;
  /** A file to continue from, as parts to be written in this order; undefined if the solver does not support it. */
  save(): readonly Uint8Array[] | undefined;
  /** Stops the threads. */
  close(): void;
}

export type MeasurementOf<S> = S extends IterativeSolver<infer M> ? M : never;

/** Runs all steps and returns the result. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
