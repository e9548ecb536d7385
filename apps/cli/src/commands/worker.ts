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

Every machine of a run needs the same build of doorcard; a worker of another one gets no work and says why.
Ctrl-C ends it and gives back what it was doing. Elsewhere: doorcard arena badugi --cluster redis://…`;

const workerSchema = z.object({
  cluster: z.string(),
  threads: runnerSchema.shape.threads,
  lock: z.coerce.number('seconds').min(1, '1 second or more').max(3600, '3600 seconds or less').default(30),
});

export function addWorker(program: Command, terminal: Terminal): void {
  const command = program
    .command('worker')
    .summary('lend this machine to runs on a cluster')
    .description('Does the work of arena runs that are sent to a cluster, until it is ended.')
    .requiredOption(
      '--cluster <url>',
      'the Redis server that hands out the work, as in redis://localhost:6379',
    )
    .option('--threads <n>', 'how many shards at a time (default: one for each core)')
    .option('--lock <seconds>', 'after how long its shards go to others if it falls silent (default 30)')
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command, 'taken like everywhere; runs bring their own').action((raw: unknown) =>
    work(raw, terminal),
  );
}

async function work(raw: unknown, terminal: Terminal): Promise<void> {
  const { json, language } = readCommonOptions(raw, terminal.env);
  const { cluster, threads, lock } = readOptions(workerSchema, raw);
  // Only this command needs it, and it takes a moment to load.
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
