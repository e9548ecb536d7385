import { JobsError } from './error.js';
import type { JobPlan } from './plan.js';
import type { Runner, Watch } from './runner.js';

/** What a caller may learn about a run while it works. */
export interface RunWatch extends Pick<Watch, 'onNote' | 'signal'> {
  /** The finished part of the run, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Runs a plan and returns the results in the order of its shards, whatever order they arrived in. */
export async function runPlan<O>(
  runner: Runner,
  plan: JobPlan<unknown, O>,
  { onProgress, ...watch }: RunWatch = {},
): Promise<O[]> {
  const results = new Map<string, O>();
  await runner.run(plan, {
    ...watch,
    onResult: ({ id }, result) => {
      results.set(id, result);
      onProgress?.(results.size / plan.shards.length);
    },
  });
  return plan.shards.map(({ id }) => {
    if (!results.has(id))
      throw new JobsError('jobs/bad-result', id, `run "${plan.run}" ended without a result of shard "${id}"`);
    return results.get(id)!;
  });
}
