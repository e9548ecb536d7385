/**
 * One end of a message channel: `postMessage` of a worker, a WebSocket, or a pair in one process. Messages arrive in
 * order.
 */
export interface TablePort {
  readonly post: (message: unknown) => void;
  /** Called with each message; the last handler that is set. */
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/**
 * Two ends in one process. A message arrives later, as between threads, and as data: `defer` runs a task after the
 * current one.
 */
export function makePortPair(defer: (task: () => void) => void): readonly [TablePort, TablePort] {
  const listeners: ((message: unknown) => void)[] = [];
  const makeEnd = (mine: number, other: number): TablePort => ({
    post: (message) => {
      const text = JSON.stringify(message);
      defer(() => listeners[other]?.(JSON.parse(text)));
    },
    onMessage: (listener) => {
      listeners[mine] = listener;
    },
  });
  return [makeEnd(0, 1), makeEnd(1, 0)];
}
