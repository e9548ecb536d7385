import { SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.js';

/** How much of the work is done, from 0 to 1, and the words after the bar. */
type OnProgress = (done: number, note?: string) => void;

interface Bar {
  readonly onProgress: OnProgress;
  readonly stop: () => void;
}

function openBar(terminal: Terminal): Bar {
  if (terminal.stderr.isTTY !== true) return { onProgress: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: '{bar} {percentage} % {note}',
    clearOnComplete: true,
    stream: terminal.stderr as NodeJS.WritableStream,
  });
  let shown = '';
  bar.start(100, 0, { note: '' });
  return {
    onProgress: (done, note = '') => {
      const percent = Math.floor(100 * done);
      if (`${percent} ${note}` === shown) return;
      shown = `${percent} ${note}`;
      bar.update(percent, { note });
      bar.render();
    },
    stop: () => bar.stop(),
  };
}

/** A bar on a terminal, nothing in a pipe. The work reports how much of it is done, from 0 to 1. */
export function runWithBar<T>(terminal: Terminal, work: (onProgress: (done: number) => void) => T): T {
  const bar = openBar(terminal);
  try {
    return work(bar.onProgress);
  } finally {
    bar.stop();
  }
}

/** The same for asynchronous work. */
export async function followWithBar<T>(
  terminal: Terminal,
  work: (onProgress: OnProgress) => Promise<T>,
): Promise<T> {
  const bar = openBar(terminal);
  try {
    return await work(bar.onProgress);
  } finally {
    bar.stop();
  }
}
