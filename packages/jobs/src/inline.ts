import { compute } from './compute.js';
import { runInLanes } from './lanes.js';
import type { Runner } from './runner.js';
import type { Task } from './task.js';

/** Runs plans in the caller's own thread and yields to the event loop between shards. Works in browsers. */
export function makeInline(tasks: readonly Task[]): Runner {
  return {
    run: (plan, watch) =>
      runInLanes(plan, watch, 1, async ({ input }) => {
        await yieldToOthers();
        return compute(tasks, plan.task.name, input);
      }),
    close: () => Promise.resolve(),
  };
}

const yieldToOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
