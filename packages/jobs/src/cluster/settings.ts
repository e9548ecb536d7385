import { JobsError } from '../error.js';

/** What those who send work and those who do it have in common. */
export interface ClusterSettings {
  /** As in `redis://:password@host:6379`. */
  readonly url: string;
  /** The version of the code: only workers of the same one do the work. See `codeVersion`. */
  readonly version: string;
  /** How long a shard stays with a worker that has fallen silent; 30 seconds by default. */
  readonly lockMs?: number;
  /** How long a cluster that does not answer is waited for in the middle of the work; 2 minutes by default. */
  readonly patienceMs?: number;
}

export const USUAL_LOCK_MS = 30_000;
export const USUAL_PATIENCE_MS = 120_000;

/** A shard that takes its worker down every time must end the run and not wander for ever. */
export const MAX_LOSSES = 10;

/** All keys in Redis begin with this. */
export const PREFIX = 'doorcard';

/** The queue of the shards: one for each version of the code, so that nobody can do the work of another. */
export const shardQueueOf = (version: string): string => `shards-${version}`;

/** The parents of the flows, which nobody takes: they hold the results until the run is done. */
export const runQueueOf = (version: string): string => `runs-${version}`;

/** How long somebody may be silent before being taken for lost. */
export const silenceOf = (lockMs: number): number => Math.min(lockMs, 10_000);

/** Signs of life come four times as often. */
export const beatOf = (lockMs: number): number => silenceOf(lockMs) / 4;

export function checkVersion(version: string): void {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(version)) return;
  throw new JobsError(
    'jobs/bad-version',
    version,
    `"${version}" cannot be a version; expected letters, digits, - and _, as in 3f2a9c01bd44`,
  );
}
