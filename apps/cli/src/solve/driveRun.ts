import { ThreadError, type SolveRun } from '@doorcard/solver';
import type { SolveWords } from '@doorcard/text';
import { setImmediate } from 'node:timers/promises';
import { followWithBar } from '../progressBar.js';
import { writeLine, type Terminal } from '../terminal.js';
import { WorkError } from '../workError.js';
import { makeMegabytes, makePercent } from './runAnswer.js';

/** Milliseconds of the terminal's clock. */
export const clockOf = (terminal: Terminal) => (): number => 1000 * terminal.seconds();

/** Drives a run to its end, with a progress bar. Ctrl-C cancels it; a second one does not wait for the closing pass. */
export async function driveRun(terminal: Terminal, run: SolveRun, words: SolveWords): Promise<void> {
  if (terminal.stderr.isTTY === true) {
    writeLine(terminal.stderr, words.memory(makeMegabytes(run.progress.bytes)));
  }
  let interrupts = 0;
  const release = terminal.onInterrupt?.(() => (++interrupts === 1 ? run.cancel() : run.abort()));
  try {
    await followWithBar(terminal, (onProgress) =>
      run.go(
        () => setImmediate(),
        (progress) => {
          const { exploitability } = progress;
          onProgress(
            Math.min(progress.iterations / run.limits.iterations, 1),
            words.progress(
              progress.iterations,
              exploitability === null ? undefined : makePercent(exploitability),
            ),
          );
        },
      ),
    );
  } catch (error) {
    throw error instanceof ThreadError ? new WorkError(error.code, error.message) : error;
  } finally {
    release?.();
  }
}
