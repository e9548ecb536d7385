import type { HandPolicy } from '../decision/evaluation.js';
import type { IterativeSolver, Measurement } from './iterativeSolver.js';

/** The result of an exact pass over a decision point, in chips won from the decision on. */
export interface PointMeasurement extends Measurement {
  /** The EV of the whole hero range. Best responses bound the value of the game: it is between `low` and `high`. */
  readonly range: { readonly ev: number; readonly low: number; readonly high: number };
}

/** The strategy of hero's hand; null for what was not measured. */
export interface PointRow {
  /** By action, in the order of `determineAvailableActions`. */
  readonly frequencies: readonly number[];
  /** By action: mean chips won from the decision on; a fold is 0. */
  readonly evs: readonly number[] | null;
  /** The largest change of a frequency since the last check; null for a solver that does not measure it. */
  readonly convergence: number | null;
}

/** A solver of one decision point. */
export interface PointSolver<M extends PointMeasurement = PointMeasurement> extends IterativeSolver<M> {
  /** The average strategies of both sides. */
  readonly policy: HandPolicy;
  /** Reads the strategy of hero's hand. Pass `result.measured` of the run. */
  readRow(measured: M | null): PointRow;
}
