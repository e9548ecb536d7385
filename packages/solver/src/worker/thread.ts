import { reportGone, serveWorker, type Spawn, type WorkerJob } from '../postflop/threadPool.js';
import { portOf, type SolverPort, type WorkerEnd } from './solverPort.js';

/** Spawns threads by a function that starts a worker; its module calls `serveThread`. */
export const spawnOn =
  (startWorker: () => WorkerEnd): Spawn =>
  (job) => {
    const port = portOf(startWorker());
    port.onEnd(() => reportGone(job));
    port.send(job);
  };

/** All that the module of such a worker does: it works for the solver and ends with it. */
export function serveThread(port: SolverPort): void {
  port.onMessage((job) => {
    serveWorker(job as WorkerJob);
    port.close();
  });
}
