import { workerData } from 'node:worker_threads';
import { serveWorker, type WorkerJob } from '@doorcard/solver';

serveWorker(workerData as WorkerJob);
