/** What a runner reads of the events of a worker. */
export interface WorkerEvent {
  readonly data?: unknown;
  readonly message?: string | undefined;
}

/** What a runner needs of a `Worker`. A worker of Node has the same in other words. */
export interface TaskWorker {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'messageerror' | 'error', listener: (event: WorkerEvent) => void): void;
  terminate(): void;
}
