import { makeStrategyFile, type BatchReport, type Lane, type Training } from '@doorcard/blueprint';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { WorkError } from '../workError.js';
import type { LaneJob, LaneOrder } from './laneWorker.js';

// Threads run built files only, also when a test loads this module from the sources.
const BUILT_WORKER = new URL('../../dist/train/laneWorker.js', import.meta.url);

/** Tables that the threads of a training share. */
export const allocateShared = (cells: number): Float32Array =>
  new Float32Array(new SharedArrayBuffer(4 * cells));

/** Runs the lanes of a training. */
export interface LaneRunner {
  /** The next batch. */
  readonly run: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** In this thread, or with a thread for each lane. */
export const openLaneRunner = (training: Training, threads: number): LaneRunner =>
  threads === 1 ? openHere(training) : openThreads(training);

function openHere(training: Training): LaneRunner {
  const open = (): Lane[] => training.lanes.map((_, index) => training.openLane(index));
  let lanes = open();
  return {
    run: async () => {
      const reports: BatchReport[] = [];
      for (const lane of lanes) {
        reports.push(lane.run(training.batches));
        // Ctrl-C and the progress bar have their turn.
        await setImmediate();
      }
      if (training.finishBatch(reports)) lanes = open();
    },
    close: async () => {},
  };
}

function openThreads(training: Training): LaneRunner {
  const open = (): Worker[] =>
    training.lanes.map((_, index) => {
      const { abstraction, plan, opponent, tables, lanes } = training;
      const file = opponent && Buffer.concat(makeStrategyFile(opponent));
      const job: LaneJob = { abstraction: abstraction.id, plan, index, tables, lanes, opponent: file };
      // Without the options of this process, which may select the sources, as those of the tests do.
      return new Worker(BUILT_WORKER, { workerData: job, execArgv: [] });
    });
  let workers = open();
  const close = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  const askAll = (order: LaneOrder): Promise<unknown[]> =>
    Promise.all(workers.map((worker) => ask(worker, order)));
  return {
    run: async () => {
      const reports = await askAll({ kind: 'run', batch: training.batches });
      await askAll({ kind: 'merge', merge: training.planMerge() });
      if (!training.advance(reports as BatchReport[])) return;
      // The training has other tables now.
      await close();
      workers = open();
    },
    close,
  };
}

async function ask(worker: Worker, order: LaneOrder): Promise<unknown> {
  const answer = once(worker, 'message');
  worker.postMessage(order);
  try {
    const [reply] = (await answer) as [unknown];
    return reply;
  } catch (error) {
    throw new WorkError(
      'training/thread-failed',
      `a thread failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
