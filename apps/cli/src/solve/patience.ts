import { setImmediate } from 'node:timers/promises';
import type { Terminal } from '../terminal.js';

/** Between two steps of long work: lets Ctrl-C arrive, and says whether it has. */
export interface Patience {
  readonly isCancelled: () => boolean;
  readonly breathe: () => Promise<void>;
}

/** Runs work that Ctrl-C ends early; what it has found by then is its answer. */
export async function runCancellable<T>(
  terminal: Terminal,
  work: (patience: Patience) => Promise<T>,
): Promise<T> {
  let cancelled = false;
  const release = terminal.onInterrupt?.(() => (cancelled = true));
  try {
    return await work({
      isCancelled: () => cancelled,
      breathe: () => setImmediate(),
    });
  } finally {
    release?.();
  }
}
