import type { Redis } from 'ioredis';
import { readClock } from './register.js';
import { PREFIX } from './settings.js';
import { ShardQueue } from './shardQueue.js';

const KEY = `${PREFIX}:queues`;

/** One process removes a queue; if it is killed meanwhile, another one tries again after this time. */
const LEASE_MS = 10_000;

// Takes over an expired entry for a while, unless its queue has been used meanwhile.
const TAKE_EXPIRED = `
local due = redis.call('zscore', KEYS[1], ARGV[1])
if not due or tonumber(due) > tonumber(ARGV[2]) then return 0 end
redis.call('zadd', KEYS[1], ARGV[3], ARGV[1])
return 1`;

// Removes an entry unless its queue has been used again meanwhile.
const REMOVE = `
if redis.call('zscore', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('zrem', KEYS[1], ARGV[1]) end`;

/**
 * All queues by version, with the time after which they may be removed. BullMQ never removes a queue whose users were
 * all killed, so the next leader or worker of any version does.
 */
export class QueueList {
  readonly #redis: Redis;
  readonly #version: string;
  readonly #keepMs: number;

  constructor(redis: Redis, version: string, keepMs: number) {
    this.#redis = redis;
    this.#version = version;
    this.#keepMs = keepMs;
  }

  /** Marks its own queue as in use, and removes those that nobody has used for long. */
  async tidy(): Promise<void> {
    const now = await readClock(this.#redis);
    await this.#redis.zadd(KEY, 'GT', now + this.#keepMs, this.#version);
    for (const version of await this.#redis.zrangebyscore(KEY, 0, now)) {
      const isTaken = await this.#redis.eval(TAKE_EXPIRED, 1, KEY, version, now, now + LEASE_MS);
      if (isTaken === 1) await this.#remove(version, () => true);
    }
  }

  /** Removes its own queue, if it is empty; for the last user. */
  async removeOwn(): Promise<void> {
    await this.#remove(this.#version, (queue) => queue.isEmpty());
  }

  async #remove(version: string, mayGo: (queue: ShardQueue) => boolean | Promise<boolean>): Promise<void> {
    const due = await this.#redis.zscore(KEY, version);
    const queue = new ShardQueue(this.#redis, version);
    try {
      if (!(await mayGo(queue))) return;
      await queue.obliterate();
      await this.#redis.eval(REMOVE, 1, KEY, version, due ?? '');
    } finally {
      await queue.close();
    }
  }
}
