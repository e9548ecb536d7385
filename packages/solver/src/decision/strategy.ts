import type { RunEnd } from '../run/solveRun.js';
import type { SprBucket } from './sprBucket.js';

/** The final status of a decision point, also in the JSON of `doorcard solve`. A reached target counts as `converged`. */
export type FinalStatus = 'converged' | 'complete' | 'timeLimit' | 'cancelled';

export const FINAL_STATUS_OF: Readonly<Record<RunEnd, FinalStatus>> = {
  target: 'converged',
  converged: 'converged',
  iterations: 'complete',
  timeLimit: 'timeLimit',
  cancelled: 'cancelled',
};

/** One action of a strategy. */
export interface ActionStrategy {
  /** A stable name for programs, such as `fold`, `bet_75_pot` or `all_in`. */
  readonly action: string;
  /** Chips that hero pays now. */
  readonly chips: number;
  readonly frequency: number;
  /** Mean chips won from the decision on with this hand; a fold is 0. */
  readonly ev: number;
}

/** The solution of a decision point for hero's hand. */
export interface Strategy {
  readonly actions: readonly ActionStrategy[];
  /** Of the whole strategy, in chips. */
  readonly ev: number;
  /** The EV of the whole hero range. Best responses bound the value of the game: it is between `low` and `high`. */
  readonly range: { readonly ev: number; readonly low: number; readonly high: number };
  readonly iterations: number;
  /** The largest change of any average strategy since the last check. It is not a distance to equilibrium. */
  readonly convergence: number;
  /** What best responses win beyond the values of the strategies, averaged over both sides, as a share of the pot. */
  readonly exploitability: number;
  readonly status: FinalStatus | 'new' | 'running';
  readonly sprBucket: SprBucket;
  /** The equity that a call needs to break even. */
  readonly requiredEquity: number;
  /** The hero range as text, and whether it was given or taken from the villain's range. */
  readonly heroRange: string;
  readonly heroRangeSource: 'given' | 'symmetric';
  readonly villainCombos: { readonly raw: number; readonly live: number };
  /** The bet sizes of the tree, as text. */
  readonly menu: string;
  readonly seed: bigint;
  readonly memoryBytes: number;
}
