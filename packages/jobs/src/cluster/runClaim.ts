import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

export interface Holder {
  readonly name: string;
  /** Milliseconds until the claim ends, if it is not renewed. */
  readonly endsIn: number;
}

// Takes a free claim or renews its own; otherwise returns the holder and the remaining time of the claim.
const TAKE = `
local holder = redis.call('get', KEYS[1])
if not holder or holder == ARGV[1] then
  redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
  return false
end
return { holder, redis.call('pttl', KEYS[1]) }`;

const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

/** The right to lead a run: two leaders would take back each other's shards. */
export class RunClaim {
  readonly #redis: Redis;
  readonly #key: string;
  readonly #own: string;
  readonly #milliseconds: number;

  constructor(redis: Redis, key: string, name: string, milliseconds: number) {
    this.#redis = redis;
    this.#key = key;
    this.#own = `${name} ${randomUUID()}`;
    this.#milliseconds = milliseconds;
  }

  /** Takes or renews it; returns the holder when that is another process. */
  async take(): Promise<Holder | undefined> {
    const held = await this.#redis.eval(TAKE, 1, this.#key, this.#own, this.#milliseconds);
    if (!Array.isArray(held)) return undefined;
    const [holder, endsIn] = held as [string, number];
    return { name: holder.slice(0, holder.indexOf(' ')), endsIn };
  }

  async release(): Promise<void> {
    await this.#redis.eval(RELEASE, 1, this.#key, this.#own);
  }
}
