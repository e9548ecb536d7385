// A solver in a thread of Node; threads load built files only.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { portOf, serveSolver, spawnOn } from '../../dist/worker/index.js';

const startThread = () => new Worker(new URL('./thread.mjs', import.meta.url), { workerData, execArgv: [] });

serveSolver(portOf(parentPort), { clock: () => performance.now(), spawn: spawnOn(startThread) });
