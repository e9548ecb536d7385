import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { describeError, type Outcome } from '../compute.js';
import type { Json } from '../plan.js';
import type { doShard, Order } from './shardThread.js';

/** Threads that do shards, one shard at a time each. */
export interface Pool {
  readonly threads: number;
  /** Rejects only when the signal ends it; the thread is then given up and replaced. */
  compute(task: string, parameters: Json, signal: AbortSignal): Promise<Outcome>;
  close(): Promise<void>;
}

// Threads run built files only, also when this one is read as a source by a test.
const SHARD_THREAD = new URL('../../dist/threads/shardThread.js', import.meta.url);

export function makePool(tasks: URL, threads: number = availableParallelism()): Pool {
  // Where every core has a thread, a collector that shares its work out waits for helpers that no core is left for:
  // two threads were 1.6 times one of them, and are 1.9 times one with collectors that work alone.
  setFlagsFromString('--no-parallel-scavenge');
  const piscina = new Piscina<Order, Awaited<ReturnType<typeof doShard>>>({
    filename: SHARD_THREAD.href,
    name: 'doShard',
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    threads,
    compute: async (task, parameters, signal) => {
      try {
        return await piscina.run({ tasks: tasks.href, task, parameters }, { signal });
      } catch (error) {
        signal.throwIfAborted();
        // A thread that ran out of memory or ended itself.
        return { ok: false, code: 'jobs/shard-failed', message: `its thread ended: ${describeError(error)}` };
      }
    },
    close: () => piscina.destroy(),
  };
}
