/** What an exact pass over the average strategies finds. Solvers add values of their own. */
export interface Measurement {
  /** What best answers win beyond the strategies' own values, averaged over both sides, as a share of the pot. */
  readonly exploitability: number;
}

/** Work in steps, which yields what share of it is done. A run can pause, or give the work up, between two steps. */
export type SolveSteps<T> = Generator<number, T>;

/**
 * A solver that a `SolveRun` drives. To add one, implement this: the run brings limits, pausing, cancelling and progress.
 */
export interface IterativeSolver<M extends Measurement = Measurement> {
  /** Iterations that are done. */
  readonly iterations: number;
  /** Of memory. */
  readonly bytes: number;
  /** Threads at work, this one included. */
  readonly threads: number;
  /** Whether strategies have stopped moving by the solver's own threshold; false for a solver without one. */
  readonly hasConverged: boolean;
  /**
   * What `measure` costs, in iterations, as long as no pass has been made. Undefined where an iteration says nothing about
   * it: a run with a time limit then tries some steps first. There `measure` may not change what later iterations compute.
   */
  readonly passInIterations: number | undefined;
  /** One iteration; it cannot be interrupted. */
  iterate(): void;
  /** The number of iterations after which the target is checked next. */
  nextCheckAfter(iterations: number): number;
  /** The exact values of the average strategies. A pass that is given up may be started again from the beginning. */
  measure(): SolveSteps<M>;
  /** The exploitability only, where that is cheaper. It is used for checks; `measure` confirms a reached target. */
  quickCheck?(): SolveSteps<number>;
  /** A file to go on from, in parts to be written one after the other; undefined where this is not supported. */
  save(): readonly Uint8Array[] | undefined;
  /** Stops the threads. */
  close(): void;
}

export type MeasurementOf<S> = S extends IterativeSolver<infer M> ? M : never;

/** Does all steps at once. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
