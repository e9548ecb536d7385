import { reportGone, serveWorker, type Spawn, type WorkerJob } from '../postflop/threadPool.js';
import { portOf, type SolverPort, type WorkerEnd } from './solverPort.js';

/** Makes a `Spawn` from a function that starts a worker. The module of that worker has to call `serveThread`. */
export const spawnOn =
  (startWorker: () => WorkerEnd): Spawn =>
  (job) => {
    const port = portOf(startWorker());
    port.onEnd(() => reportGone(job));
    port.send(job);
  };

/** Works for the solver until the solver is closed. Nothing else is needed in the module of the worker. */
export function serveThread(port: SolverPort): void {
  port.onMessage((job) => {
    serveWorker(job as WorkerJob);
    port.close();
  });
}
