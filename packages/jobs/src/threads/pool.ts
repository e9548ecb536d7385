import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { describeError, type ShardOutcome } from '../compute.js';
import { loadPeer } from '../peer.js';
import type { computeShard, ThreadOrder } from './shardThread.js';

const { Piscina } = await loadPeer('piscina', 'threads', () => import('piscina'));

/** Threads that compute shards, one at a time each. */
export interface Pool {
  readonly threads: number;
  /** Rejects only when the signal ends it; the thread is then given up and replaced. */
  compute(task: string, input: unknown, signal: AbortSignal): Promise<ShardOutcome>;
  close(): Promise<void>;
}

// Threads run built files only, also when this one is read as a source by a test.
const SHARD_THREAD = new URL('../../dist/threads/shardThread.js', import.meta.url);

export function makePool(tasks: URL, threads: number = availableParallelism()): Pool {
  // Where every core has a thread, a collector that shares its work out waits for helpers that no core is left for:
  // two threads were 1.6 times one of them, and are 1.9 times one with collectors that work alone.
  setFlagsFromString('--no-parallel-scavenge');
  const piscina = new Piscina<ThreadOrder, Awaited<ReturnType<typeof computeShard>>>({
    filename: SHARD_THREAD.href,
    name: 'computeShard',
    // Conditions of the process that name sources do not hold for threads.
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
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
