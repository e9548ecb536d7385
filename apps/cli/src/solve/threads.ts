import { reportGone, type Spawn } from '@doorcard/solver/worker';
import { Worker } from 'node:worker_threads';

// Threads run built files only, also when a test loads this module from the sources.
const BUILT_WORKER = new URL('../../dist/solve/solveWorker.js', import.meta.url);

/** Starts one more thread for the solver. The program does not wait for it; it reports when it has to do without. */
export const spawnThread: Spawn = (job) => {
  // Without the options of this process, which may select the sources, as those of the tests do.
  const worker = new Worker(BUILT_WORKER, { workerData: job, execArgv: [] });
  worker.on('error', ({ message }) => {
    process.stderr.write(`one thread fewer: ${message}\n`);
  });
  worker.on('exit', () => reportGone(job));
  worker.unref();
};
