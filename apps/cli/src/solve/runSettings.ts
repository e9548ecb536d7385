import { availableParallelism } from 'node:os';
import { memoryLimit } from './memoryLimit.js';
import type { RunOptions, SpotOptions } from './spotForm.js';
import { spawnThread } from './threads.js';

/** What the command line overrides in a spot file, and what this machine offers. */
export const listRunSettings = (
  { threads }: Pick<SpotOptions, 'threads'>,
  { iterations, target }: RunOptions,
) => ({
  threads,
  iterations,
  target,
  maxThreads: availableParallelism(),
  maxBytes: memoryLimit(),
  spawn: spawnThread,
});
