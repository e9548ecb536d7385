import type { Redis } from 'ioredis';
import { z } from 'zod';
import { PREFIX } from './settings.js';

const entrySchema = z.object({ name: z.string(), version: z.string(), threads: z.number().optional() });

/** A worker or a run, and the version of its code. */
export type Entry = z.infer<typeof entrySchema>;

export interface SeenEntry {
  readonly entry: Entry;
  /** Milliseconds since its last heartbeat. */
  readonly silentFor: number;
}

// Entries that have been silent for this long are removed, and so is a register that nobody writes to.
const FORGET_MS = 600_000;

/**
 * The workers or leaders of all versions: a sorted set by their last heartbeat. The clock is that of Redis, so the
 * clocks of the machines need not agree.
 */
export class Register {
  readonly #redis: Redis;
  readonly #key: string;

  constructor(redis: Redis, kind: 'workers' | 'leaders') {
    this.#redis = redis;
    this.#key = `${PREFIX}:${kind}`;
  }

  /** Sends a heartbeat. */
  async beat(own: Entry): Promise<void> {
    const now = await readClock(this.#redis);
    await this.#redis
      .pipeline()
      .zadd(this.#key, now, JSON.stringify(own))
      .zremrangebyscore(this.#key, 0, now - FORGET_MS)
      .pexpire(this.#key, FORGET_MS)
      .exec();
  }

  async leave(own: Entry): Promise<void> {
    await this.#redis.zrem(this.#key, JSON.stringify(own));
  }

  async list(): Promise<SeenEntry[]> {
    const now = await readClock(this.#redis);
    const flat = await this.#redis.zrange(this.#key, 0, '-1', 'WITHSCORES');
    const seen: SeenEntry[] = [];
    for (let at = 0; at < flat.length; at += 2) {
      const entry = readEntry(flat[at]!);
      if (entry) seen.push({ entry, silentFor: now - Number(flat[at + 1]) });
    }
    return seen;
  }

  /** The entries of a version with a recent heartbeat. */
  async listPresent(version: string, silence: number): Promise<Entry[]> {
    const seen = await this.list();
    return seen
      .filter(({ entry, silentFor }) => entry.version === version && silentFor <= silence)
      .map(({ entry }) => entry);
  }
}

/** Milliseconds on the clock of Redis. */
export async function readClock(redis: Redis): Promise<number> {
  const [seconds, microseconds] = await redis.time();
  return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
}

/** A later version may write what this one cannot read; it cannot work with it either. */
function readEntry(member: string): Entry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(member)).data;
  } catch {
    return undefined;
  }
}
