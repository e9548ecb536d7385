import { makeInline, type JobNote, type Runner, type RunWatch } from '@doorcard/jobs';
import { makeChecksum } from '@doorcard/sealed';
import { describeJobNote, type Language } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { BUILT_TASKS, findCodeVersion } from './builtCode.js';
import { threadsSchema } from './options.js';
import { followWithBar } from './progressBar.js';
import { tasks } from './tasks.js';
import { writeLine, type Terminal } from './terminal.js';

/** The options of commands whose work is done in shards. */
export const runnerSchema = z.object({
  threads: threadsSchema,
  cluster: z.string().optional(),
  run: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'up to 60 letters, digits, - and _, as in sunday-2')
    .optional(),
});

type RunnerOptions = z.output<typeof runnerSchema>;

export const addRunnerOptions = (command: Command): Command =>
  command
    .option('--threads <n>', 'threads of this machine (default: one per core)')
    .option('--cluster <url>', 'run on the workers of a cluster, as in redis://localhost:6379')
    .option('--run <id>', 'name of the run: an interrupted run on a cluster continues under its name');

/** Runs work in shards, with a bar, until it is done or Ctrl-C ends it. */
export async function runShards<T>(
  options: RunnerOptions,
  language: Language,
  terminal: Terminal,
  work: (runner: Runner, watch: RunWatch) => Promise<T>,
): Promise<T> {
  const runner = await openRunner(options);
  const end = new AbortController();
  const stopListening = terminal.onInterrupt?.(() => end.abort());
  const onNote = (note: JobNote): void => writeLine(terminal.stderr, describeJobNote(language, note));
  try {
    return await followWithBar(terminal, (onProgress) =>
      work(runner, { onProgress, onNote, signal: end.signal }),
    );
  } finally {
    stopListening?.();
    await runner.close();
  }
}

export async function openCluster(url: string): Promise<Runner> {
  const { makeCluster } = await import('@doorcard/jobs/cluster');
  return makeCluster({ url, version: await findCodeVersion() });
}

async function openRunner({ threads, cluster }: RunnerOptions): Promise<Runner> {
  if (cluster !== undefined) return openCluster(cluster);
  if (threads === 1) return makeInline(tasks);
  const { makeThreads } = await import('@doorcard/jobs/threads');
  return makeThreads({ tasks: BUILT_TASKS, ...(threads === undefined ? {} : { threads }) });
}

/** The given name, or one that is the same for the same work. */
export const nameRun = (given: string | undefined, kind: string, work: unknown): string =>
  given ?? `${kind}-${makeChecksum(work)}`;
