import { runInLanes } from '../lanes.js';
import type { Runner } from '../runner.js';
import type { TaskWorker } from './taskWorker.js';
import { WorkerSlot } from './workerSlot.js';

export interface WorkersOptions {
  /** Starts a worker that serves the tasks, as in `() => new Worker(new URL('./worker.js', import.meta.url))`. */
  readonly start: () => TaskWorker;
  /** How many of them a run has at most. */
  readonly workers: number;
}

/**
 * Runs plans on workers of a page. They are started when there is work and kept for the next run; one that fails or is
 * cancelled is ended, and another one takes its place. Cancelling ends a run at once, whatever its workers compute.
 */
export function makeWorkers({ start, workers }: WorkersOptions): Runner {
  const living = new Set<WorkerSlot>();
  const idle: WorkerSlot[] = [];
  const take = (): WorkerSlot => {
    for (let slot = idle.pop(); slot !== undefined; slot = idle.pop()) {
      if (slot.isLiving) return slot;
      living.delete(slot);
    }
    const slot = new WorkerSlot(start());
    living.add(slot);
    return slot;
  };
  const release = (slot: WorkerSlot): void => {
    if (slot.isLiving) idle.push(slot);
    else living.delete(slot);
  };
  return {
    run: (plan, watch) =>
      runInLanes(plan, watch, workers, async ({ input }, signal) => {
        const slot = take();
        try {
          return await slot.compute(plan.task.name, input, signal);
        } finally {
          release(slot);
        }
      }),
    close: () => {
      for (const slot of living) slot.close('the runner was closed');
      living.clear();
      idle.length = 0;
      return Promise.resolve();
    },
  };
}
