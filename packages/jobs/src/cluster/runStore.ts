import type { Result } from '@doorcard/sealed';
import type { Redis } from 'ioredis';
import type { Json } from '../json.js';
import { makeResultRecord } from './resultRecord.js';
import { runDocument, type RunRecord } from './runRecord.js';
import { PREFIX } from './settings.js';

const CHUNK = 500;

/** What is stored about a run, sealed and under our own keys that expire: its record, and its results by shard. */
export class RunStore {
  readonly #redis: Redis;
  readonly #recordKey: string;
  readonly #resultsKey: string;
  readonly #keepMs: number;

  constructor(redis: Redis, run: string, version: string, keepMs: number) {
    this.#redis = redis;
    this.#recordKey = `${PREFIX}:run:${run}.${version}`;
    this.#resultsKey = `${PREFIX}:results:${run}.${version}`;
    this.#keepMs = keepMs;
  }

  async readRecord(): Promise<Result<RunRecord> | undefined> {
    const text = await this.#redis.get(this.#recordKey);
    return text === null ? undefined : runDocument.parse(text);
  }

  async writeRecord(record: RunRecord): Promise<void> {
    await this.#redis.set(this.#recordKey, runDocument.make(record), 'PX', this.#keepMs);
  }

  /** One transaction, so that a process that is killed in between leaves no key without an expiry. */
  async writeResult(id: string, task: string, result: Json): Promise<void> {
    const replies = await this.#redis
      .multi()
      .hset(this.#resultsKey, id, makeResultRecord({ id, task, result }))
      .pexpire(this.#resultsKey, this.#keepMs)
      .exec();
    for (const [error] of replies ?? []) if (error) throw error;
  }

  /** What is stored for these shards, by id. */
  async readResults(ids: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (let at = 0; at < ids.length; at += CHUNK) {
      const asked = ids.slice(at, at + CHUNK);
      const texts = await this.#redis.hmget(this.#resultsKey, ...asked);
      texts.forEach((text, place) => {
        if (text !== null) found.set(asked[place]!, text);
      });
    }
    return found;
  }

  async dropResult(id: string): Promise<void> {
    await this.#redis.hdel(this.#resultsKey, id);
  }

  countResults(): Promise<number> {
    return this.#redis.hlen(this.#resultsKey);
  }

  /** The lifetime starts again. */
  async touch(): Promise<void> {
    await this.#redis
      .pipeline()
      .pexpire(this.#recordKey, this.#keepMs)
      .pexpire(this.#resultsKey, this.#keepMs)
      .exec();
  }
}
