import { reportGone, serveWorker, type Spawn, type WorkerJob } from '../postflop/crew.js';
import { portOf, type Port, type WorkerEnd } from './port.js';

/** Spawns threads by a function that starts a worker; its module calls `serveThread`. */
export const spawnOn =
  (startWorker: () => WorkerEnd): Spawn =>
  (job) => {
    const port = portOf(startWorker());
    port.onEnd(() => reportGone(job));
    port.send(job);
  };

/** All that the module of such a worker does: it works for the solver and ends with it. */
export function serveThread(port: Port): void {
  port.onMessage((job) => {
    serveWorker(job as WorkerJob);
    port.close();
  });
}
