import type { Redis } from 'ioredis';
import type { Json } from '../json.js';
import { makeResultRecord } from './resultRecord.js';
import { PREFIX } from './settings.js';

const CHUNK = 500;

/** The results of a run: a hash by the ids of its shards, under a key of our own that expires. */
export class ResultStore {
  readonly #redis: Redis;
  readonly #key: string;
  readonly #keepMs: number;

  constructor(redis: Redis, run: string, version: string, keepMs: number) {
    this.#redis = redis;
    this.#key = `${PREFIX}:results:${run}.${version}`;
    this.#keepMs = keepMs;
  }

  /** One transaction, so that a process that is killed in between leaves no key without an end. */
  async write(id: string, task: string, result: Json): Promise<void> {
    const replies = await this.#redis
      .multi()
      .hset(this.#key, id, makeResultRecord({ id, task, result }))
      .pexpire(this.#key, this.#keepMs)
      .exec();
    for (const [error] of replies ?? []) if (error) throw error;
  }

  /** What is stored for these shards, by id. */
  async read(ids: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (let at = 0; at < ids.length; at += CHUNK) {
      const asked = ids.slice(at, at + CHUNK);
      const texts = await this.#redis.hmget(this.#key, ...asked);
      texts.forEach((text, place) => {
        if (text !== null) found.set(asked[place]!, text);
      });
    }
    return found;
  }

  async drop(id: string): Promise<void> {
    await this.#redis.hdel(this.#key, id);
  }

  count(): Promise<number> {
    return this.#redis.hlen(this.#key);
  }

  /** The time to keep them starts anew. */
  async touch(): Promise<void> {
    await this.#redis.pexpire(this.#key, this.#keepMs);
  }
}
