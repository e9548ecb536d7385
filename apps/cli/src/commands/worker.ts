import type { JobNote } from '@doorcard/jobs';
import { describeJobNote } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { BUILT_WORKER_TASKS, findCodeVersion } from '../builtCode.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { onProcessEnd } from '../processEnd.js';
import { runnerSchema } from '../runnerOptions.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard worker --cluster redis://localhost:6379
  doorcard worker --cluster redis://:password@cards.example:6379 --threads 4

Every machine of a run needs the same build of doorcard; a worker with another build gets no work and prints why.
Ctrl-C ends the worker and gives back its unfinished work. On another machine: doorcard arena badugi --cluster redis://…`;

const workerSchema = z.object({
  cluster: z.string(),
  threads: runnerSchema.shape.threads,
  lock: z.coerce.number('seconds').min(1, '1 second or more').max(3600, '3600 seconds or less').default(30),
});

export function addWorker(program: Command, terminal: Terminal): void {
  const command = program
    .command('worker')
    .description('Computes parts (shards) of arena runs on a cluster, until it is stopped.')
    .requiredOption('--cluster <url>', 'the Redis server of the cluster, as in redis://localhost:6379')
    .option('--threads <n>', 'number of threads (default: one per core)')
    .option(
      '--lock <seconds>',
      'if this worker is silent for this long, its shards go to others (default 30)',
    )
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command, 'accepted by every command; runs have their own seeds').action((raw: unknown) =>
    work(raw, terminal),
  );
}

async function work(raw: unknown, terminal: Terminal): Promise<void> {
  const { json, language } = readCommonOptions(raw, terminal.env);
  const { cluster, threads, lock } = readOptions(workerSchema, raw);
  // Only this command needs it, and it is slow to load.
  const { startWorker } = await import('@doorcard/jobs/cluster');
  const onNote = (note: JobNote): void =>
    writeLine(terminal.stdout, json ? JSON.stringify(note) : describeJobNote(language, note));
  const end = new AbortController();
  const stopListening = onProcessEnd(() => end.abort());
  try {
    const worker = await startWorker({
      url: cluster,
      version: await findCodeVersion(),
      tasks: BUILT_WORKER_TASKS,
      lockMs: 1000 * lock,
      onNote,
      signal: end.signal,
      ...(threads === undefined ? {} : { threads }),
    });
    await worker.ended;
  } finally {
    stopListening();
  }
}
