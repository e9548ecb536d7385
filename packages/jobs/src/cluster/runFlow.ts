import { FlowProducer, Job, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Outcome } from '../compute.js';
import type { Json, Plan } from '../plan.js';
import { nameJobs, readJobId, type JobNames } from './jobNames.js';
import { MAX_LOSSES, PREFIX, runQueueOf, shardQueueOf } from './settings.js';

/** What a worker is told about a shard. */
export interface ShardData {
  readonly run: string;
  readonly shard: string;
  readonly parameters: Json;
}

export interface FlowListener {
  readonly onOutcome: (id: string, outcome: Outcome) => void;
  readonly onStalled: (id: string) => void;
}

// Outcomes are also read from the parent, so the stream of events need not remember many.
const EVENTS_KEPT = 1000;
const SCAN_COUNT = 200;

// Copies the results of a flow to where they outlive it for a while.
const KEEP = `
local results = redis.call('hgetall', KEYS[1])
for at = 1, #results, 2 do redis.call('hset', KEYS[2], results[at], results[at + 1]) end
redis.call('pexpire', KEYS[2], ARGV[1])`;

/**
 * A run in Redis: a flow of BullMQ, whose parent collects the outcomes of its children. A finished shard leaves the
 * queue at once; the parent holds its result until the run is done, then a hash with an end does.
 */
export class RunFlow {
  readonly names: JobNames;
  readonly #redis: Redis;
  readonly #plan: Plan;
  readonly #keepMs: number;
  readonly #shards: Queue;
  readonly #runs: Queue;
  readonly #producer: FlowProducer;
  readonly #keptKey: string;
  #events: QueueEvents | undefined;

  constructor(redis: Redis, plan: Plan, version: string, keepMs: number) {
    this.names = nameJobs(plan, version);
    this.#redis = redis;
    this.#plan = plan;
    this.#keepMs = keepMs;
    this.#keptKey = `${PREFIX}:kept:${plan.run}.${version}`;
    const options = {
      connection: redis,
      prefix: PREFIX,
      skipVersionCheck: true,
      streams: { events: { maxLen: EVENTS_KEPT } },
    };
    this.#shards = new Queue(shardQueueOf(version), options);
    this.#runs = new Queue(runQueueOf(version), options);
    this.#producer = new FlowProducer(options);
    this.#shards.on('error', ignore);
    this.#runs.on('error', ignore);
    this.#producer.on('error', ignore);
  }

  /** Tells outcomes as they come. Some may be missed around a restart; `read` finds those. */
  async listen({ onOutcome, onStalled }: FlowListener): Promise<void> {
    const options = { connection: this.#redis, prefix: PREFIX, skipVersionCheck: true };
    const events = new QueueEvents(this.#shards.name, options);
    this.#events = events;
    events.on('error', ignore);
    events.on('completed', ({ jobId, returnvalue }) =>
      onOutcome(jobId, { ok: true, result: returnvalue as unknown as Json }),
    );
    events.on('failed', ({ jobId, failedReason }) => onOutcome(jobId, failed(failedReason)));
    events.on('stalled', ({ jobId }) => onStalled(jobId));
    await events.waitUntilReady();
  }

  /** Which of these shards nobody has in hand: never sent, finished, or lost with the data of Redis. */
  async findAbsent(ids: Iterable<string>): Promise<Set<string>> {
    const asked = [...ids];
    const pipeline = this.#redis.pipeline();
    for (const id of asked) pipeline.exists(this.#shards.toKey(id));
    const answers = (await pipeline.exec()) ?? [];
    return new Set(asked.filter((_id, at) => answers[at]?.[1] === 0));
  }

  /** Sends shards; one that is there already stays as it is. */
  async send(ids: readonly string[]): Promise<void> {
    const { run, task } = this.#plan;
    const options = {
      attempts: 1,
      removeOnComplete: true,
      removeOnFail: true,
      ignoreDependencyOnFailure: true,
    };
    await this.#producer.add({
      name: run,
      queueName: this.#runs.name,
      opts: { jobId: this.names.parent },
      children: ids.map((id) => {
        const { id: shard, parameters } = this.names.shards.get(id)!;
        const data: ShardData = { run, shard, parameters };
        return { name: task, queueName: this.#shards.name, data, opts: { ...options, jobId: id } };
      }),
    });
  }

  /** How many shards have an outcome; undefined when the cluster knows nothing of this run. */
  async count(): Promise<number | undefined> {
    const parent = await this.#findParent();
    if (!parent) return undefined;
    const { processed = 0, ignored = 0 } = await parent.getDependenciesCount({
      processed: true,
      ignored: true,
    });
    return processed + ignored;
  }

  /** Tells the results that this run left when it ended before. */
  async readKept(onOutcome: FlowListener['onOutcome']): Promise<void> {
    const kept = await this.#redis.hgetall(this.#keptKey);
    for (const [key, text] of Object.entries(kept)) {
      onOutcome(readJobId(key), { ok: true, result: JSON.parse(text) as Json });
    }
  }

  /** Tells every outcome that the flow holds, also those that were told before. */
  async read(onOutcome: FlowListener['onOutcome']): Promise<void> {
    const parent = await this.#findParent();
    if (!parent) return;
    const { ignored = {} } = await parent.getDependencies({ ignored: { count: SCAN_COUNT } });
    for (const [key, reason] of Object.entries(ignored)) onOutcome(readJobId(key), failed(String(reason)));
    let cursor = 0;
    do {
      const { processed = {}, nextProcessedCursor }: Dependencies = await parent.getDependencies({
        processed: { cursor, count: SCAN_COUNT },
      });
      for (const [key, result] of Object.entries(processed)) {
        onOutcome(readJobId(key), { ok: true, result: result as Json });
      }
      cursor = nextProcessedCursor ?? 0;
      // Redis answers with text, whatever the type says.
    } while (`${cursor}` !== '0');
  }

  /** Puts an end to everything that would otherwise stay when this process is no more. */
  async touch(): Promise<void> {
    const parent = this.names.parent;
    const keys = [
      ...['meta', 'events', 'marker', 'id'].map((part) => this.#shards.toKey(part)),
      ...['meta', 'events', 'marker', 'id', 'wait', 'waiting-children'].map((part) => this.#runs.toKey(part)),
      ...['', ':processed', ':dependencies', ':failed'].map((part) => this.#runs.toKey(`${parent}${part}`)),
    ];
    const pipeline = this.#redis.pipeline();
    for (const key of keys) pipeline.pexpire(key, this.#keepMs);
    await pipeline.exec();
  }

  /** Takes back what is not begun, and leaves the results where the same run finds them again. */
  async remove(): Promise<void> {
    const parent = await this.#findParent();
    if (parent) {
      await this.#redis.eval(
        KEEP,
        2,
        this.#runs.toKey(`${this.names.parent}:processed`),
        this.#keptKey,
        this.#keepMs,
      );
      await parent.removeUnprocessedChildren();
      await parent.remove({ removeChildren: false });
    }
    await this.touch();
  }

  async close(): Promise<void> {
    await Promise.all([
      this.#events?.close(),
      this.#shards.close(),
      this.#runs.close(),
      this.#producer.close(),
    ]);
  }

  #findParent(): Promise<Job | undefined> {
    return Job.fromId(this.#runs, this.names.parent);
  }
}

type Dependencies = Awaited<ReturnType<Job['getDependencies']>>;

// The connection is watched by those who use it; an emitter without a listener would end the process.
const ignore = (): void => {};

const failed = (reason: string): Outcome => ({
  ok: false,
  code: 'jobs/shard-failed',
  message: /stalled more than/.test(reason) ? `its worker was lost more than ${MAX_LOSSES} times` : reason,
});
