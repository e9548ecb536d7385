import { JobsError } from '../error.js';

/** What leaders and workers have in common. */
export interface ClusterSettings {
  /** As in `redis://:password@host:6379`. */
  readonly url: string;
  /** The version of the code: only workers of the same version do the work. See `codeVersion`. */
  readonly version: string;
  /** How long a shard stays with a silent worker; 30 seconds by default. */
  readonly lockMs?: number;
  /** How long to wait for a cluster that stops responding during the work; 2 minutes by default. */
  readonly patienceMs?: number;
  /** How long results, and unused queues, are kept; a day by default. */
  readonly keepMs?: number;
}

export const DEFAULTS = { lockMs: 30_000, patienceMs: 120_000, keepMs: 86_400_000 } as const;

/** A shard that kills its worker every time must end the run instead of circulating for ever. */
export const MAX_LOSSES = 10;

/** All our keys in Redis begin with this. We may let them expire. */
export const PREFIX = 'doorcard';

/** The keys that belong to BullMQ. Only BullMQ writes and removes them. */
export const BULL_PREFIX = `${PREFIX}:bull`;

/** The queue of the shards: one for each version of the code, so that no worker can get the work of another. */
export const shardQueueOf = (version: string): string => `shards-${version}`;

/** How long a leader or worker may be silent before it counts as lost. */
export const silenceOf = (lockMs: number): number => Math.min(lockMs, 10_000);

/** Heartbeats come four times as often. */
export const beatOf = (lockMs: number): number => silenceOf(lockMs) / 4;

export function checkVersion(version: string): void {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(version)) return;
  throw new JobsError(
    'jobs/bad-version',
    version,
    `"${version}" cannot be a version; expected letters, digits, - and _, as in 3f2a9c01bd44`,
  );
}
