import { checkPlan } from './checkPlan.js';
import { unwrapOutcome, type Outcome } from './compute.js';
import { JobsError } from './error.js';
import type { Plan, Shard } from './plan.js';
import type { Watch } from './runner.js';

/** Does the shards of a plan in order, a few at a time; the first that fails ends the run. */
export async function runInLanes(
  plan: Plan,
  { onResult, signal }: Watch,
  lanes: number,
  start: (shard: Shard, signal: AbortSignal) => Promise<Outcome>,
): Promise<void> {
  checkPlan(plan);
  const stop = new AbortController();
  const cancel = (): void => stop.abort();
  if (signal?.aborted === true) cancel();
  signal?.addEventListener('abort', cancel);
  let next = 0;
  let told = 0;
  const runLane = async (): Promise<void> => {
    while (next < plan.shards.length && !stop.signal.aborted) {
      const shard = plan.shards[next++]!;
      try {
        const outcome = await start(shard, stop.signal);
        if (stop.signal.aborted) return;
        const result = unwrapOutcome(shard, outcome);
        told++;
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
  if (told < plan.shards.length) throw cancelled(plan, told);
}

export const cancelled = ({ run, shards }: Plan, told: number): JobsError =>
  new JobsError('jobs/cancelled', run, `run "${run}" was cancelled after ${told} of ${shards.length} shards`);
