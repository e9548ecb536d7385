import type { IterativeSolver, Measurement } from './iterativeSolver.js';

/** What a pass over a decision point finds, in chips from the decision on. */
export interface PointMeasurement extends Measurement {
  /** Of the whole hero range. The value of the game lies between what best answers leave: that is the error of the run. */
  readonly range: { readonly ev: number; readonly low: number; readonly high: number };
}

/** The row of the hero range for the hand that hero has; null for what was not measured. */
export interface PointRow {
  /** By action. */
  readonly frequencies: readonly number[];
  readonly evs: readonly number[] | null;
  /** The largest change of a frequency since the last check; null for a solver that does not look at it. */
  readonly convergence: number | null;
}

/** A solver of one decision point. */
export interface PointSolver<M extends PointMeasurement = PointMeasurement> extends IterativeSolver<M> {
  readRow(measured: M | null): PointRow;
}
