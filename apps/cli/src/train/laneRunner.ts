import { makeStrategyFile, type BatchReport, type Lane, type Training } from '@doorcard/blueprint';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { WorkError } from '../workError.js';
import type { LaneJob } from './laneWorker.js';

// Threads run built files only, also when a test loads this module from the sources.
const BUILT_WORKER = new URL('../../dist/train/laneWorker.js', import.meta.url);

/** Tables that the threads of a training share. */
export const allocateShared = (cells: number): Float32Array =>
  new Float32Array(new SharedArrayBuffer(4 * cells));

/** Runs the lanes of a training, one batch after the other. */
export interface LaneRunner {
  readonly run: (batch: number) => Promise<readonly BatchReport[]>;
  /** Opens lanes again, after the training has replaced its tables. */
  readonly reopen: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** In this thread, or with a thread for each lane. */
export const openLaneRunner = (training: Training, threads: number): LaneRunner =>
  threads === 1 ? openHere(training) : openThreads(training);

function openHere(training: Training): LaneRunner {
  const open = (): Lane[] => training.lanes.map((_, index) => training.openLane(index));
  let lanes = open();
  return {
    run: async (batch) => {
      const reports: BatchReport[] = [];
      for (const lane of lanes) {
        reports.push(lane.run(batch));
        // Ctrl-C and the progress bar have their turn.
        await setImmediate();
      }
      return reports;
    },
    reopen: async () => {
      lanes = open();
    },
    close: async () => {},
  };
}

function openThreads(training: Training): LaneRunner {
  const open = (): Worker[] =>
    training.lanes.map(({ regrets, sums }, index) => {
      const { abstraction, plan, opponent } = training;
      const file = opponent && Buffer.concat(makeStrategyFile(opponent));
      const job: LaneJob = { abstraction: abstraction.id, plan, index, regrets, sums, opponent: file };
      // Without the options of this process, which may select the sources, as those of the tests do.
      return new Worker(BUILT_WORKER, { workerData: job, execArgv: [] });
    });
  let workers = open();
  const close = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  return {
    run: (batch) => Promise.all(workers.map((worker) => ask(worker, batch))),
    reopen: async () => {
      await close();
      workers = open();
    },
    close,
  };
}

async function ask(worker: Worker, batch: number): Promise<BatchReport> {
  const answer = once(worker, 'message');
  worker.postMessage(batch);
  try {
    const [report] = (await answer) as [BatchReport];
    return report;
  } catch (error) {
    throw new WorkError(
      'training/thread-failed',
      `a thread failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
