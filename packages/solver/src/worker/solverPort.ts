/** One end of the connection between two threads, the same in a browser and in Node. */
export interface SolverPort {
  send(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  onMessage(handler: (message: unknown) => void): void;
  /** The other thread has failed or ended; known only to the thread that started it. */
  onEnd(handler: (problem: string) => void): void;
  /** Ends the other thread if this one started it; otherwise ends this thread. */
  close(): void;
}

/** A `Worker` of a browser, or `self` inside it. The package uses the types of neither browsers nor Node. */
export interface BrowserEnd {
  postMessage(message: unknown, options: { transfer?: ArrayBuffer[] }): void;
  addEventListener(
    type: 'message' | 'messageerror' | 'error',
    listener: (event: { readonly data?: unknown; readonly message?: string }) => void,
  ): void;
  terminate?(): void;
  close?(): void;
}

/** A `Worker` of Node, or the `parentPort` inside it. */
export interface NodeEnd {
  postMessage(message: unknown, transfer: readonly ArrayBuffer[]): void;
  on(event: 'message' | 'error' | 'exit', listener: (value: unknown) => void): unknown;
  terminate?(): unknown;
  close?(): void;
}

export type WorkerEnd = BrowserEnd | NodeEnd;

/** Makes a port from either kind. */
export function portOf(end: WorkerEnd): SolverPort {
  const close = (): void => {
    if (end.terminate === undefined) end.close?.();
    else end.terminate();
  };
  return 'on' in end ? { ...nodePort(end), close } : { ...browserPort(end), close };
}

const nodePort = (end: NodeEnd): Omit<SolverPort, 'close'> => ({
  send: (message, transfer = []) => end.postMessage(message, transfer),
  onMessage: (handler) => end.on('message', handler),
  onEnd: (handler) => {
    end.on('error', (error) => handler(error instanceof Error ? error.message : String(error)));
    end.on('exit', (code) => handler(`it exited with code ${String(code)}`));
  },
});

const browserPort = (end: BrowserEnd): Omit<SolverPort, 'close'> => ({
  send: (message, transfer = []) => end.postMessage(message, { transfer: [...transfer] }),
  onMessage: (handler) => end.addEventListener('message', ({ data }) => handler(data)),
  onEnd: (handler) => {
    end.addEventListener('error', ({ message }) => handler(message ?? 'it could not be started'));
    end.addEventListener('messageerror', () => handler('it sent a message that cannot be read'));
  },
});
