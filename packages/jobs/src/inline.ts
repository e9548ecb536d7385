import { compute } from './compute.js';
import { runInLanes } from './lanes.js';
import type { Task } from './plan.js';
import type { Runner } from './runner.js';

/** Runs plans in the caller's own thread, letting others have a turn between two shards. Works in browsers. */
export function makeInline(tasks: Readonly<Record<string, Task>>): Runner {
  return {
    run: (plan, watch) =>
      runInLanes(plan, watch, 1, async ({ parameters }) => {
        await takeTurns();
        return compute(tasks, plan.task, parameters);
      }),
    close: () => Promise.resolve(),
  };
}

const takeTurns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
