import { serveWorker, type WorkerJob } from '@doorcard/solver/worker';
import { workerData } from 'node:worker_threads';

serveWorker(workerData as WorkerJob);
