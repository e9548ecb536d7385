import { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { JobsError } from '../error.js';

const CONNECT_MS = 5000;

/** Who asks the cluster to be identified, in so many words. */
const REFUSALS = /NOAUTH|WRONGPASS|NOPERM|invalid password|DB index is out of range/;

/** A connection to the cluster, and those that BullMQ makes after its pattern. */
export interface Line {
  readonly redis: Redis;
  /** As it may be shown. */
  readonly address: string;
  /** No lost connection is made again; what waits for one fails. */
  readonly giveUp: () => void;
}

/**
 * Connects to the cluster. The first attempt succeeds within seconds or fails with a coded error; after that a lost
 * connection is made again until it is given up, and commands wait for it.
 */
export async function connect(url: string): Promise<Line> {
  const address = describeAddress(url);
  let isOpen = false;
  let problem: Error | undefined;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isOpen ? Math.min(100 * times, 1000) : null),
  });
  // The first error says why; a restart later on is watched by those who wait.
  redis.on('error', (error: Error) => (problem ??= error));
  const patience = new AbortController();
  try {
    await Promise.race([
      redis.connect(),
      wait(CONNECT_MS, undefined, { signal: patience.signal }).then(() => {
        throw new Error(`no answer within ${CONNECT_MS / 1000} s`);
      }),
    ]);
    if (problem) throw problem;
    isOpen = true;
    const giveUp = (): void => {
      isOpen = false;
      redis.disconnect();
    };
    return { redis, address, giveUp };
  } catch (error) {
    redis.disconnect();
    throw explain(problem ?? (error as Error), address);
  } finally {
    patience.abort();
  }
}

function explain(error: Error, address: string): JobsError {
  if (REFUSALS.test(error.message)) {
    return new JobsError(
      'jobs/cluster-refused',
      address,
      `the cluster at ${address} refused: ${error.message}; expected an address with the right name, password and database, as in redis://:password@host:6379/0`,
    );
  }
  return new JobsError(
    'jobs/cluster-unreachable',
    address,
    `the cluster at ${address} cannot be reached: ${error.message}; expected a Redis server there`,
  );
}

/** The address as it may be shown: without its password. */
export function describeAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new JobsError(
      'jobs/bad-address',
      url,
      `"${url}" is no address of a cluster; expected redis://host:port or rediss://host:port`,
    );
  }
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}
