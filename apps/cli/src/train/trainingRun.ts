import { makeCheckpoint, type Training } from '@doorcard/blueprint';
import { replaceFile } from '../replaceFile.js';
import type { Terminal } from '../terminal.js';
import { openLaneRunner } from './laneRunner.js';

export interface RunOptions {
  readonly threads: number;
  /** Ends after this many batches in all; undefined for no limit. */
  readonly batches: number | undefined;
  /** Ends after this many seconds; undefined for no limit. */
  readonly seconds: number | undefined;
  /** Seconds of measurements, which do not count. */
  readonly pausedSeconds: () => number;
  /** Where the training is saved, now and then. */
  readonly checkpoint: string | undefined;
  /** Seconds between two saves. */
  readonly saveEvery: number;
  /** After each batch: the share that is done, from 0 to 1. */
  readonly onBatch: (done: number) => Promise<void> | void;
}

/** Trains until a limit is reached or Ctrl-C; returns whether it reached its limit. */
export async function runTraining(
  training: Training,
  terminal: Terminal,
  options: RunOptions,
): Promise<boolean> {
  const {
    threads,
    batches = Infinity,
    seconds = Infinity,
    checkpoint,
    saveEvery,
    pausedSeconds,
    onBatch,
  } = options;
  const start = terminal.seconds();
  let saved = start;
  const end = new AbortController();
  const passed = (): number => terminal.seconds() - start - pausedSeconds();
  const release = terminal.onInterrupt?.(() => end.abort());
  const runner = openLaneRunner(training, threads);
  const save = (): void => {
    if (checkpoint !== undefined) replaceFile(checkpoint, makeCheckpoint(training));
    saved = terminal.seconds();
  };
  try {
    while (!end.signal.aborted && training.batches < batches && passed() < seconds) {
      await runner.run();
      if (terminal.seconds() - saved >= saveEvery) save();
      const done = Math.max(training.batches / batches, passed() / seconds);
      await onBatch(Math.min(1, done));
    }
    if (end.signal.aborted) save();
  } catch (error) {
    // A measurement that failed, or that Ctrl-C ended, does not lose the training.
    save();
    if (!end.signal.aborted) throw error;
  } finally {
    release?.();
    await runner.close();
  }
  return !end.signal.aborted;
}
