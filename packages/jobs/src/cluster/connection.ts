import type { Redis as RedisClient } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { hidePasswords, presentAddress } from '../address.js';
import { describeError } from '../compute.js';
import { JobsError } from '../error.js';
import { Redis } from './bullmq.js';

const CONNECT_MS = 5000;

/** How Redis responds to a wrong name, password or database. */
const REFUSALS = /NOAUTH|WRONGPASS|NOPERM|invalid password|DB index is out of range/;

/** A connection to the cluster; BullMQ opens more of the same kind. */
export interface Line {
  readonly redis: RedisClient;
  /** Without the password. */
  readonly address: string;
  /** The message of an error, without the password. */
  readonly describe: (error: unknown) => string;
  /** Stops reconnecting; commands that wait for a connection fail. */
  readonly giveUp: () => void;
}

/**
 * Connects to the cluster. The first attempt succeeds within seconds or fails with a coded error; after that a lost
 * connection is opened again until it is closed, and commands wait for it.
 */
export async function connect(url: string): Promise<Line> {
  checkAddress(url);
  const address = presentAddress(url);
  const describe = (error: unknown): string => hidePasswords(describeError(error), [url]);
  let isOpen = false;
  let problem: Error | undefined;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isOpen ? Math.min(100 * times, 1000) : null),
  });
  // The first error gives the reason; the callers watch for later restarts.
  redis.on('error', (error: Error) => (problem ??= error));
  const patience = new AbortController();
  try {
    await Promise.race([
      redis.connect(),
      wait(CONNECT_MS, undefined, { signal: patience.signal }).then(() => {
        throw new Error(`no response within ${CONNECT_MS / 1000} s`);
      }),
    ]);
    if (problem) throw problem;
    isOpen = true;
    const giveUp = (): void => {
      isOpen = false;
      redis.disconnect();
    };
    return { redis, address, describe, giveUp };
  } catch (error) {
    redis.disconnect();
    throw explain(describe(problem ?? error), address);
  } finally {
    patience.abort();
  }
}

function explain(problem: string, address: string): JobsError {
  if (REFUSALS.test(problem)) {
    return new JobsError(
      'jobs/cluster-refused',
      address,
      `the cluster at ${address} refused: ${problem}; expected an address with the right name, password and database, as in redis://:password@host:6379/0`,
    );
  }
  return new JobsError(
    'jobs/cluster-unreachable',
    address,
    `the cluster at ${address} cannot be reached: ${problem}; expected a Redis server there`,
  );
}

/** Refuses an address that cannot belong to a Redis server. */
export function checkAddress(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isAddress = parsed !== undefined && /^rediss?:$/.test(parsed.protocol) && parsed.hostname !== '';
  // An unescaped / ? or # in a password turns a part of the password into the host name.
  if (isAddress && !`${parsed.pathname}${parsed.search}${parsed.hash}`.includes('@')) return;
  const shown = presentAddress(url);
  throw new JobsError(
    'jobs/bad-address',
    shown,
    `"${shown}" is not an address of a cluster; expected redis://host:port or rediss://host:port, with / ? # @ in a password written as %2F %3F %23 %40`,
  );
}
