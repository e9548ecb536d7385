import type { Screen } from './terminal.js';

/** What Ctrl-C sends: a signal from outside is handled in the same way. */
const CTRL_C = '\u0003';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The terminal of this process, if both stdin and stdout are one. */
export function findScreen(): Screen | undefined {
  const { stdin, stdout } = process;
  if (!stdin.isTTY || !stdout.isTTY) return undefined;
  return {
    columns: () => stdout.columns || 80,
    rows: () => stdout.rows || 24,
    takeKeys,
    onResize: (listener) => {
      stdout.on('resize', listener);
      return () => stdout.off('resize', listener);
    },
    later: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

function takeKeys(listener: (input: string) => void): () => void {
  const { stdin } = process;
  const quit = (): void => listener(CTRL_C);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.on('data', listener);
  stdin.on('end', quit);
  for (const signal of SIGNALS) process.on(signal, quit);
  stdin.resume();
  return () => {
    stdin.off('data', listener);
    stdin.off('end', quit);
    for (const signal of SIGNALS) process.off(signal, quit);
    stdin.setRawMode(false);
    stdin.pause();
  };
}
