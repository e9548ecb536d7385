import { SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.js';

/** A bar on a terminal, nothing in a pipe. The work says how much of it is done, from 0 to 1. */
export function runWithBar<T>(terminal: Terminal, work: (onProgress: (done: number) => void) => T): T {
  if (terminal.stderr.isTTY !== true) return work(() => {});
  const bar = new SingleBar({
    format: '{bar} {percentage} %',
    clearOnComplete: true,
    stream: terminal.stderr as NodeJS.WritableStream,
  });
  let shown = 0;
  bar.start(100, 0);
  try {
    return work((done) => {
      const percent = Math.floor(100 * done);
      if (percent === shown) return;
      shown = percent;
      bar.update(percent);
      bar.render();
    });
  } finally {
    bar.stop();
  }
}
