import type { Queue as BullQueue, QueueEvents as BullQueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { Job, Queue, QueueEvents } from './bullmq.js';
import { BULL_PREFIX, shardQueueOf } from './settings.js';

/** What a worker receives for a shard. */
export interface ShardData {
  readonly run: string;
  readonly shard: string;
  readonly input: unknown;
  /** How long its result is to be kept. */
  readonly keepMs: number;
}

export interface ShardOrder {
  readonly id: string;
  readonly task: string;
  readonly data: ShardData;
}

export interface QueueListener {
  readonly onCompleted: (id: string) => void;
  readonly onFailed: (id: string, reason: string) => void;
  readonly onStalled: (id: string) => void;
}

// Results are also looked up, so the stream of events need not be long.
const EVENTS_KEPT = 1000;
const CHUNK = 1000;

/** The BullMQ queue of the shards of one code version. A finished shard leaves it at once. */
export class ShardQueue {
  readonly #redis: Redis;
  readonly #queue: BullQueue<ShardData>;
  #events: BullQueueEvents | undefined;

  constructor(redis: Redis, version: string) {
    this.#redis = redis;
    this.#queue = new Queue<ShardData>(shardQueueOf(version), {
      connection: redis,
      prefix: BULL_PREFIX,
      skipVersionCheck: true,
      streams: { events: { maxLen: EVENTS_KEPT } },
    });
    this.#queue.on('error', ignore);
  }

  /** Reports events as they come. Some may be missed around a restart of Redis. */
  async listen({ onCompleted, onFailed, onStalled }: QueueListener): Promise<void> {
    const events = new QueueEvents(this.#queue.name, {
      connection: this.#redis,
      prefix: BULL_PREFIX,
      skipVersionCheck: true,
    });
    this.#events = events;
    events.on('error', ignore);
    events.on('completed', ({ jobId }) => onCompleted(jobId));
    events.on('failed', ({ jobId, failedReason }) => onFailed(jobId, failedReason));
    events.on('stalled', ({ jobId }) => onStalled(jobId));
    await events.waitUntilReady();
  }

  /**
   * Which of these shards are not in the queue (never sent, finished, or lost with the data of Redis), and which are in
   * it with other data than they were sent with.
   */
  async compare(orders: readonly ShardOrder[]): Promise<{ absent: ShardOrder[]; spoiled: ShardOrder[] }> {
    const pipeline = this.#redis.pipeline();
    for (const { id } of orders) pipeline.hget(this.#queue.toKey(id), 'data');
    const replies = (await pipeline.exec()) ?? [];
    const found = orders.map((order, at) => ({ order, text: replies[at]?.[1] }));
    return {
      absent: found.filter(({ text }) => text === null).map(({ order }) => order),
      spoiled: found
        .filter(({ order, text }) => typeof text === 'string' && text !== JSON.stringify(order.data))
        .map(({ order }) => order),
    };
  }

  /** A job with data that BullMQ cannot parse would move from worker to worker for ever. */
  async repair(orders: readonly ShardOrder[]): Promise<void> {
    for (const { id, task, data } of orders) {
      await new Job(this.#queue, task, data, {}, id).updateData(data);
    }
  }

  /** Sends shards; one that is already in the queue is not changed. */
  async send(orders: readonly ShardOrder[]): Promise<void> {
    const options = { attempts: 1, removeOnComplete: true, removeOnFail: true };
    for (let at = 0; at < orders.length; at += CHUNK) {
      const jobs = orders.slice(at, at + CHUNK).map(({ id, task, data }) => ({
        name: task,
        data,
        opts: { ...options, jobId: id },
      }));
      await this.#queue.addBulk(jobs);
    }
  }

  /** Takes back shards that no worker has begun. */
  async takeBack(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += CHUNK)
      await Promise.all(ids.slice(at, at + CHUNK).map((id) => this.#queue.remove(id)));
  }

  /** A process that was killed while it removed the queue left it paused. */
  async wake(): Promise<void> {
    if (await this.#queue.isPaused()) await this.#queue.resume();
  }

  async isEmpty(): Promise<boolean> {
    const counts = await this.#queue.getJobCounts();
    return Object.values(counts).every((count) => count === 0);
  }

  /** Removes the queue and everything in it. */
  async obliterate(): Promise<void> {
    await this.#queue.obliterate({ force: true });
  }

  async close(): Promise<void> {
    await Promise.all([this.#events?.close(), this.#queue.close()]);
  }
}

// The users of the connection watch it; an emitter without a listener would end the process.
const ignore = (): void => {};
