import { setTimeout as wait } from 'node:timers/promises';
import { JobsError } from '../error.js';
import type { Line } from './connection.js';

/** Waits for a reply of the cluster, for a limited time. */
export async function waitAtMost<T>(reply: Promise<T>, milliseconds: number, line: Line): Promise<T> {
  const { address } = line;
  const timer = new AbortController();
  const limit = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new JobsError(
      'jobs/cluster-lost',
      address,
      `the cluster at ${address} has not responded for ${milliseconds / 1000} s; expected a Redis server that responds`,
    );
  });
  try {
    return await Promise.race([reply, limit]);
  } catch (error) {
    if (error instanceof JobsError) throw error;
    const problem = line.describe(error);
    throw new JobsError('jobs/cluster-refused', address, `the cluster at ${address} refused: ${problem}`);
  } finally {
    timer.abort();
    // The loser of the race may still reject; an unhandled rejection would end the process.
    reply.catch(() => {});
    limit.catch(() => {});
  }
}

/** Waits for something to end, for a limited time; the outcome does not matter. */
export async function endWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const limit = wait(milliseconds, undefined, { signal: timer.signal });
  await Promise.race([work, limit]).catch(() => {});
  timer.abort();
  for (const late of [work, limit]) late.catch(() => {});
}

/** A pause of a loop that can be cut short; while the loop is busy, `end` cuts its next pause. */
export class Pause {
  #resolve: (() => void) | undefined;
  #isEnded = false;

  async take(milliseconds: number): Promise<void> {
    if (!this.#isEnded) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#resolve = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#resolve = undefined;
    this.#isEnded = false;
  }

  end(): void {
    this.#isEnded = true;
    this.#resolve?.();
  }
}
