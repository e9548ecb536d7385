import { closeSync, existsSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { codeOf, refuseWriting } from './fileError.js';
import type { Terminal } from './terminal.js';
import { WorkError } from './workError.js';

/** Where a command writes many hands or lines. */
export interface Output {
  /** Waits until its reader has taken enough, so that nothing piles up in memory. */
  readonly write: (text: string) => Promise<void>;
  /** Only now does a file get its name. */
  readonly close: () => void;
  /** Instead of `close`: nothing is left of a file. */
  readonly discard: () => void;
}

/** The work is done, but its result could not be written. */
export const failWriting = (file: string, error: unknown): WorkError => {
  const reason = codeOf(error) === 'ENOSPC' ? 'the disk is full' : codeOf(error);
  return new WorkError('file/not-written', `${file} could not be written (${reason})`);
};

/** A file, or stdout if there is no name. A file that cannot be opened is refused before any work is done. */
export const openOutput = (file: string | undefined, terminal: Terminal, example: string): Output =>
  file === undefined ? openStream(terminal.stdout) : openFile(file, terminal, example);

/** How many texts are written before the program looks for signals and for a reader that has gone. */
const BETWEEN_PAUSES = 32;

export function openStream(stdout: Terminal['stdout']): Output {
  let count = 0;
  return {
    write: async (text) => {
      const isTaken = stdout.write(text);
      if (isTaken === false && stdout.once !== undefined) {
        await new Promise<void>((resolve) => stdout.once!('drain', resolve));
      } else if (++count % BETWEEN_PAUSES === 0) await setImmediate();
    },
    close: () => {},
    discard: () => {},
  };
}

/** Ctrl-C leaves nothing of a file that is not complete, and ends the work at the next write. */
function openFile(file: string, terminal: Terminal, example: string): Output {
  // A device or a pipe cannot be replaced, so it is written directly.
  const isDirect = existsSync(file) && !statSync(file).isFile();
  const path = isDirect ? file : `${file}.part`;
  let handle: number;
  try {
    // The name of a folder would only be refused at the end.
    if (isDirect || file.endsWith('/')) closeSync(openSync(file, 'a'));
    handle = openSync(path, 'w');
  } catch (error) {
    throw refuseWriting(file, error, example);
  }
  let count = 0;
  let isOpen = true;
  let isInterrupted = false;
  const stopListening = terminal.onInterrupt?.(() => {
    isInterrupted = true;
    discard();
  });
  const end = (): void => {
    stopListening?.();
    if (isOpen) closeSync(handle);
    isOpen = false;
  };
  const discard = (): void => {
    end();
    if (!isDirect) rmSync(path, { force: true });
  };
  return {
    write: async (text) => {
      if (isInterrupted) throw failInterrupted(file);
      try {
        writeWhole(handle, text);
      } catch (error) {
        discard();
        throw failWriting(file, error);
      }
      if (++count % BETWEEN_PAUSES === 0) await setImmediate();
    },
    close: () => {
      if (isInterrupted) throw failInterrupted(file);
      try {
        end();
        if (!isDirect) renameSync(path, file);
      } catch (error) {
        discard();
        throw failWriting(file, error);
      }
    },
    discard,
  };
}

const failInterrupted = (file: string): WorkError =>
  new WorkError('work/interrupted', `the work was stopped before its end, and ${file} was not written`);

/** A system may take a part only, for example when the disk is nearly full. */
export function writeWhole(handle: number, content: Uint8Array | string): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done, bytes.length - done);
}
