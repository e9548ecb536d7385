import type { Json, Plan, Shard } from './plan.js';

export interface Watch {
  /** Told once for every shard, in any order. */
  readonly onResult: (shard: Shard, result: Json) => void;
  /** What a person who watches would like to know: a worker came, one was lost, shards were sent again. */
  readonly onNote?: (note: string) => void;
  /** Ends the run early, as `jobs/cancelled`; what is under way is dropped. */
  readonly signal?: AbortSignal;
}

/** Runs plans, on threads or on many machines. */
export interface Runner {
  /** Resolves when every shard has been told; rejects with a coded error when it cannot be. */
  run(plan: Plan, watch: Watch): Promise<void>;
  close(): Promise<void>;
}
