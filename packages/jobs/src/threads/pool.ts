import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { describeError, type ShardOutcome } from '../compute.js';
import { loadPeer } from '../peer.js';
import type { computeShard, ThreadOrder } from './shardThread.js';

const { Piscina } = await loadPeer('piscina', 'threads', () => import('piscina'));

/** Threads that each compute one shard at a time. */
export interface Pool {
  readonly threads: number;
  /** Rejects only when the signal aborts it; the thread is then stopped and replaced. */
  compute(task: string, input: unknown, signal: AbortSignal): Promise<ShardOutcome>;
  close(): Promise<void>;
}

// Threads run built files only, also when a test loads this module from the sources.
const SHARD_THREAD = new URL('../../dist/threads/shardThread.js', import.meta.url);

/** How the errors of Piscina about answers to unknown tasks begin. */
const LATE_ANSWER = 'Unexpected message from Worker';

export function makePool(tasks: URL, threads: number = availableParallelism()): Pool {
  // If every core has a thread, a garbage collector that shares its work waits for helpers that have no core: two
  // threads were 1.6 times as fast as one, and are 1.9 times as fast with single-threaded collectors.
  setFlagsFromString('--no-parallel-scavenge');
  const piscina = new Piscina<ThreadOrder, Awaited<ReturnType<typeof computeShard>>>({
    filename: SHARD_THREAD.href,
    name: 'computeShard',
    // Conditions of the process that select the sources do not apply to threads.
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
  });
  // A thread may answer at the moment in which its shard is cancelled. Nobody waits for that answer any more.
  piscina.on('error', (error: Error) => {
    if (!error.message.startsWith(LATE_ANSWER)) throw error;
  });
  return {
    threads,
    compute: async (task, input, signal) => {
      try {
        return await piscina.run({ tasks: tasks.href, task, input }, { signal });
      } catch (error) {
        signal.throwIfAborted();
        // A thread that ran out of memory or ended itself.
        return { ok: false, code: 'jobs/shard-failed', message: `its thread ended: ${describeError(error)}` };
      }
    },
    close: () => piscina.destroy(),
  };
}
