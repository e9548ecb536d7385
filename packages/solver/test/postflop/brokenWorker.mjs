// A thread of the solver that breaks in the middle of its third task: it throws, or it is killed.
import { argv, exit } from 'node:process';
import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../dist/worker/index.js';

let tasks = 0;
// Each finished task is counted down.
Atomics.sub = (counts, at, amount) => {
  if (++tasks < 3) return Atomics.add(counts, at, -amount);
  if (argv[2] === 'throws') throw new Error('out of order');
  return exit(3);
};
serveWorker(workerData);
