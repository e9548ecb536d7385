import { readOutcome, type ShardOutcome } from './compute.js';
import { JobsError } from './error.js';
import type { JobPlan, Shard } from './plan.js';
import type { Watch } from './runner.js';

/** Computes the shards of a plan in order, a few at a time; the first failure ends the run. */
export async function runInLanes<O>(
  plan: JobPlan<unknown, O>,
  { onResult, signal }: Watch<O>,
  lanes: number,
  start: (shard: Shard, signal: AbortSignal) => Promise<ShardOutcome>,
): Promise<void> {
  const stop = new AbortController();
  const cancel = (): void => stop.abort();
  if (signal?.aborted === true) cancel();
  signal?.addEventListener('abort', cancel);
  let next = 0;
  let done = 0;
  const runLane = async (): Promise<void> => {
    while (next < plan.shards.length && !stop.signal.aborted) {
      const shard = plan.shards[next++]!;
      try {
        const outcome = await start(shard, stop.signal);
        if (stop.signal.aborted) return;
        const result = readOutcome(plan, shard, outcome);
        done++;
        onResult(shard, result);
      } catch (error) {
        if (stop.signal.aborted) return;
        stop.abort();
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: Math.min(lanes, plan.shards.length) }, () => runLane()),
  );
  signal?.removeEventListener('abort', cancel);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  if (done < plan.shards.length) throw cancelled(plan, done);
}

export const cancelled = ({ run, shards }: JobPlan, done: number): JobsError =>
  new JobsError('jobs/cancelled', run, `run "${run}" was cancelled after ${done} of ${shards.length} shards`);
