import type { JobNote } from './note.js';
import type { JobPlan, Shard } from './plan.js';

export interface Watch<O = unknown> {
  /** Called once for every shard, in any order. */
  readonly onResult: (shard: Shard, result: O) => void;
  /** Called with messages for the user. */
  readonly onNote?: (note: JobNote) => void;
  /** Ends the run early, as `jobs/cancelled`; unfinished shards are dropped. */
  readonly signal?: AbortSignal;
}

/** Runs plans, on threads or on many machines. */
export interface Runner {
  /** Resolves when every result has been delivered; rejects with a coded error when one cannot be. */
  run<O>(plan: JobPlan<unknown, O>, watch: Watch<O>): Promise<void>;
  close(): Promise<void>;
}
