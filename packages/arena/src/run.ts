import type { Json, Plan, Runner, Shard, Watch } from '@doorcard/jobs';

/** What a run of the arena tells while it works. */
export interface RunWatch extends Pick<Watch, 'onNote' | 'signal'> {
  /** How much is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Runs a plan and answers with the results in the order of its shards, however they came. */
export async function runPlan(runner: Runner, plan: Plan, watch: RunWatch): Promise<Json[]> {
  const places = new Map(plan.shards.map(({ id }, place) => [id, place]));
  const results = new Array<Json | undefined>(plan.shards.length);
  let done = 0;
  await runner.run(plan, {
    onResult: (shard: Shard, result) => {
      const place = places.get(shard.id);
      // What comes twice is the same and counts once.
      if (place === undefined || results[place] !== undefined) return;
      results[place] = result;
      watch.onProgress?.(++done / plan.shards.length);
    },
    ...(watch.onNote && { onNote: watch.onNote }),
    ...(watch.signal && { signal: watch.signal }),
  });
  const missing = results.findIndex((result) => result === undefined);
  if (missing >= 0) throw new Error(`the run ended without shard ${plan.shards[missing]!.id}`);
  return results as Json[];
}
