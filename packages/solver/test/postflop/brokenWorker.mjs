// A thread of the solver that breaks in the middle of its third task: it throws, or it is killed.
import { argv, exit } from 'node:process';
import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../dist/index.js';

const { copyWithin } = Float32Array.prototype;
let tasks = 0;
Float32Array.prototype.copyWithin = function (...places) {
  if (++tasks < 3) return copyWithin.apply(this, places);
  if (argv[2] === 'throws') throw new Error('out of order');
  return exit(3);
};
serveWorker(workerData);
