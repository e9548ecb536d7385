import { setTimeout as wait } from 'node:timers/promises';
import { JobsError } from '../error.js';

/** Waits for an answer of the cluster, but not for ever. */
export async function waitAtMost<T>(answer: Promise<T>, milliseconds: number, address: string): Promise<T> {
  const timer = new AbortController();
  const limit = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new JobsError(
      'jobs/cluster-lost',
      address,
      `the cluster at ${address} has not answered for ${milliseconds / 1000} s, so it is given up`,
    );
  });
  try {
    return await Promise.race([answer, limit]);
  } catch (error) {
    throw error instanceof JobsError ? error : refusedBy(address, error);
  } finally {
    timer.abort();
    // Whoever loses the race may still fail, with nobody there to hear it.
    answer.catch(() => {});
    limit.catch(() => {});
  }
}

const refusedBy = (address: string, error: unknown): JobsError =>
  new JobsError('jobs/cluster-refused', address, `the cluster at ${address} refused: ${String(error)}`);

/** Waits for something to end, but not longer than this; how it ends does not matter. */
export async function endWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const limit = wait(milliseconds, undefined, { signal: timer.signal });
  await Promise.race([work, limit]).catch(() => {});
  timer.abort();
  for (const late of [work, limit]) late.catch(() => {});
}

/** A pause that can be cut short. */
export class Pause {
  #end: (() => void) | undefined;

  take(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.#end?.();
  }
}
