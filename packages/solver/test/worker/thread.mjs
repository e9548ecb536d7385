import { parentPort, workerData } from 'node:worker_threads';
import { portOf, serveThread } from '../../dist/worker/index.js';

// Each finished task is counted down; this thread finishes none.
if (workerData === 'broken') {
  Atomics.sub = () => {
    throw new Error('out of order');
  };
}
serveThread(portOf(parentPort));
