import { workerData } from 'node:worker_threads';
import { serveWorker, type WorkerJob } from '@doorcard/solver/worker';

serveWorker(workerData as WorkerJob);
