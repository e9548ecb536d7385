import type { RunEnd } from '../run/solveRun.js';
import type { SprBucket } from './sprBucket.js';

/** The final status of a decision point, also in the JSON of `doorcard solve`: a reached target is `converged` too. */
export type FinalStatus = 'converged' | 'complete' | 'timeLimit' | 'cancelled';

export const FINAL_STATUS_OF: Readonly<Record<RunEnd, FinalStatus>> = {
  target: 'converged',
  converged: 'converged',
  iterations: 'complete',
  timeLimit: 'timeLimit',
  cancelled: 'cancelled',
};

/** One action of the answer. */
export interface ActionStrategy {
  /** As in `fold`, `bet_75_pot`, `all_in`. */
  readonly action: string;
  /** Chips that hero pays now. */
  readonly chips: number;
  readonly frequency: number;
  /** Chips won from here on with this hand, on average; a fold is 0. */
  readonly ev: number;
}

/** The answer of a decision point: the row of the hero range for the hand that hero has. */
export interface Strategy {
  readonly actions: readonly ActionStrategy[];
  /** Of the whole strategy, in chips. */
  readonly ev: number;
  /** Of the whole hero range. The value of the game lies between what best answers leave: that is the error of the run. */
  readonly range: { readonly ev: number; readonly low: number; readonly high: number };
  readonly iterations: number;
  /** The largest change of any average strategy since the last check. It is not a distance to equilibrium. */
  readonly convergence: number;
  /** What best answers win beyond the strategies' own values, averaged over both sides, as a share of the pot. */
  readonly exploitability: number;
  readonly status: FinalStatus | 'new' | 'running';
  readonly sprBucket: SprBucket;
  /** The share that a call has to win. */
  readonly requiredEquity: number;
  /** The hero range that the villain has to reckon with, and whether it was given or taken from the villain's. */
  readonly heroRange: string;
  readonly heroRangeSource: 'given' | 'symmetric';
  readonly villainCombos: { readonly raw: number; readonly live: number };
  /** The sizes that were looked at. */
  readonly menu: string;
  readonly seed: bigint;
  readonly memoryBytes: number;
}
