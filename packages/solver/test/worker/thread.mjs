import { parentPort } from 'node:worker_threads';
import { portOf, serveThread } from '../../dist/worker/index.js';

serveThread(portOf(parentPort));
