import { serveWorker, type WorkerJob } from '@doorcard/solver';
import { workerData } from 'node:worker_threads';

serveWorker(workerData as WorkerJob);
