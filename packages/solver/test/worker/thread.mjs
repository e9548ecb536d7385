import { parentPort, workerData } from 'node:worker_threads';
import { portOf, serveThread } from '../../dist/worker/index.js';

// A task that is done is counted down: this thread does none.
if (workerData === 'broken') {
  Atomics.sub = () => {
    throw new Error('out of order');
  };
}
serveThread(portOf(parentPort));
