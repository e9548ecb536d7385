import type { TablePort } from '@doorcard/table';
import type { Speed } from '../tableChoice/speed.js';

/** The way to a host, which can be shut. */
export interface WorkerPort extends TablePort {
  readonly close: () => void;
  /** Called when the host itself has stopped. */
  readonly onFault: (listener: () => void) => void;
}

/** The dealer's thread; its name says what it is to do. */
export const openWorker = (name: string): Worker =>
  new Worker(new URL('../../worker/main.ts', import.meta.url), { type: 'module', name });

let isTaking = false;

/** The next table is taken from the tab that has it. */
export const takeNext = (): void => {
  isTaking = true;
};

/** Starts a host in a worker. A host serves one table; the next one gets a new worker. */
export function openWorkerPort(speed: Speed): WorkerPort {
  const worker = openWorker(isTaking ? `${speed} take` : speed);
  isTaking = false;
  const stops: (() => void)[] = [() => worker.terminate()];
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        listener(data);
        if (isTaken(data)) for (const stop of stops) stop();
      });
    },
    onFault: (listener) => {
      stops.push(listener);
      worker.addEventListener('error', listener);
      worker.addEventListener('messageerror', listener);
    },
    close: () => worker.terminate(),
  };
}

/** The table went to another tab: this host has nothing more to say. */
const isTaken = (data: unknown): boolean =>
  (data as { readonly error?: { readonly code?: unknown } } | null)?.error?.code === 'table/taken';
