import { runInLanes } from '../lanes.js';
import type { Runner } from '../runner.js';
import { makePool } from './pool.js';

export interface ThreadsOptions {
  /** The built module that exports `tasks`, as in `new URL('./tasks.js', import.meta.url)`. */
  readonly tasks: URL;
  /** How many worker threads; all cores by default. */
  readonly threads?: number;
}

/** Runs plans on threads of this machine. */
export function makeThreads({ tasks, threads }: ThreadsOptions): Runner {
  const pool = makePool(tasks, threads);
  return {
    run: (plan, watch) =>
      runInLanes(plan, watch, pool.threads, ({ input }, signal) =>
        pool.compute(plan.task.name, input, signal),
      ),
    close: () => pool.close(),
  };
}
