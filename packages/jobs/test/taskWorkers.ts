import { Worker } from 'node:worker_threads';
import type { TaskWorker } from '../src/workers/index.js';

/** A thread of Node with the face of a worker of a page. */
export function startTaskWorker(): TaskWorker {
  const thread = new Worker(new URL('./taskWorker.mjs', import.meta.url), { execArgv: [] });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    postMessage: (message) => thread.postMessage(message),
    addEventListener: (type, listener) => {
      if (type === 'error') {
        thread.on('error', ({ message }: Error) => listener({ message }));
        // A page hears of a worker that is gone as of any other error.
        thread.on('exit', (code) => listener({ message: `it exited with code ${code}` }));
      } else {
        thread.on(type, (data: unknown) => listener({ data }));
      }
    },
    terminate: () => void thread.terminate(),
  };
}
