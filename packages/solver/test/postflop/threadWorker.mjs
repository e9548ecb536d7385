// A thread of the solver; threads load built files only.
import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../dist/worker/index.js';

serveWorker(workerData);
