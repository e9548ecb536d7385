import { checkShape } from '@doorcard/sealed';
import type { Redis } from 'ioredis';
import { makeShardError } from '../compute.js';
import type { JobPlan, Shard } from '../plan.js';
import type { Watch } from '../runner.js';
import { parseFailureText } from './failureText.js';
import { parseResultRecord } from './resultRecord.js';
import type { RunRecord } from './runRecord.js';
import { RunStore } from './runStore.js';
import type { ClusterSettings } from './settings.js';
import { hashPlan, nameShards, parseShardId } from './shardIds.js';
import { ShardQueue, type ShardOrder } from './shardQueue.js';

/** The shards of a run: sends them, and delivers their results from the store. */
export class RunShards<O> {
  readonly #plan: JobPlan<unknown, O>;
  readonly #watch: Watch<O>;
  readonly #fail: (error: Error) => void;
  readonly #keepMs: number;
  readonly #openQueue: () => ShardQueue;
  #opened: ShardQueue | undefined;
  readonly #record: RunRecord;
  readonly #store: RunStore;
  /** Not delivered yet, by id. */
  readonly #open: Map<string, Shard>;
  /** Completed according to the queue, but not read yet. */
  readonly #arrived = new Set<string>();
  /** Had a result that could not be used. */
  readonly #redone = new Set<string>();
  /** How many stored results are known. */
  #counted = 0;
  #isStopped = false;

  constructor(
    redis: Redis,
    plan: JobPlan<unknown, O>,
    watch: Watch<O>,
    { version, keepMs }: Required<ClusterSettings>,
    fail: (error: Error) => void,
  ) {
    this.#plan = plan;
    this.#watch = watch;
    this.#fail = fail;
    this.#keepMs = keepMs;
    this.#openQueue = () => new ShardQueue(redis, version);
    this.#store = new RunStore(redis, plan.run, version, keepMs);
    this.#open = nameShards(plan, version);
    this.#record = {
      run: plan.run,
      code: version,
      task: plan.task.name,
      shards: plan.shards.length,
      plan: hashPlan(this.#open.keys()),
    };
  }

  /** Opening it writes to Redis, which may happen only after the queue is on the list of queues. */
  get #queue(): ShardQueue {
    return (this.#opened ??= this.#openQueue());
  }

  get isDone(): boolean {
    return this.#open.size === 0;
  }

  /** How many results have been delivered. */
  get done(): number {
    return this.#plan.shards.length - this.#open.size;
  }

  /** Follows the queue; `onNews` is called when there is something to read. */
  async listen(onNews: () => void): Promise<void> {
    await this.#queue.listen({
      onCompleted: (id) => {
        if (!this.#open.has(id)) return;
        this.#arrived.add(id);
        onNews();
      },
      onFailed: (id, reason) => {
        const shard = this.#open.get(id);
        if (shard) this.#fail(makeShardError(shard, parseFailureText(reason)));
      },
      onStalled: (id) => {
        if (this.#open.has(id)) this.#watch.onNote?.({ code: 'shard-lost', ...parseShardId(id) });
      },
    });
  }

  /** Delivers the results of an earlier run with this name, and sends the rest. */
  async start(): Promise<void> {
    await this.#checkRecord();
    const sent = await this.#update();
    const { run, shards } = this.#plan;
    const underWay = this.#open.size - sent;
    this.#watch.onNote?.(
      this.done === 0 && underWay === 0
        ? { code: 'run-sent', run, shards: sent }
        : { code: 'run-resumed', run, shards: shards.length, done: this.done, underWay, sent },
    );
  }

  /** Another plan with the same name gets no old results, which may surprise a user who meant to resume it. */
  async #checkRecord(): Promise<void> {
    const { run } = this.#record;
    const stored = await this.#store.readRecord();
    if (stored?.ok === false) {
      this.#watch.onNote?.({ code: 'run-unreadable', run, problem: stored.error.message });
    } else if (stored !== undefined && stored.value.plan !== this.#record.plan) {
      this.#watch.onNote?.({ code: 'run-changed', run });
    }
    await this.#store.writeRecord(this.#record);
  }

  /** Reads the results that the queue has announced. */
  async readArrived(): Promise<void> {
    // A check may have read some of them before they were announced.
    const ids = [...this.#arrived].filter((id) => this.#open.has(id));
    this.#arrived.clear();
    const { found, unusable } = await this.#read(ids);
    this.#counted += found;
    if (!this.#isStopped) await this.#queue.send(unusable);
  }

  /** Whether results were stored that the queue has not announced, or have disappeared. Also extends their lifetime. */
  async hasMissed(): Promise<boolean> {
    await this.#store.touch();
    return (await this.#store.countResults()) !== this.#counted;
  }

  /** Compares the cluster with the plan and sends what is missing. */
  async sendMissing(): Promise<void> {
    const sent = await this.#update();
    if (sent > 0) this.#watch.onNote?.({ code: 'shards-sent-again', shards: sent });
  }

  /** Nothing is delivered or sent after this. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Takes back shards that no worker has begun. Results stay, so that the same run finds them again. */
  async takeBack(): Promise<void> {
    await this.#queue.takeBack([...this.#open.keys()]);
    await this.#store.touch();
  }

  async close(): Promise<void> {
    await this.#opened?.close();
  }

  async #update(): Promise<number> {
    await this.#queue.wake();
    // In this order: a shard that finishes in between is found by one of the two.
    const { absent, spoiled } = await this.#queue.compare(
      [...this.#open.keys()].map((id) => this.#order(id)),
    );
    this.#counted = await this.#store.countResults();
    this.#arrived.clear();
    await this.#read([...this.#open.keys()]);
    if (this.#isStopped) return 0;
    const missing = absent.filter(({ id }) => this.#open.has(id));
    await this.#queue.send(missing);
    await this.#queue.repair(spoiled);
    return missing.length + spoiled.length;
  }

  /** Delivers the stored results of these shards; those that cannot be used are dropped. */
  async #read(ids: readonly string[]): Promise<{ found: number; unusable: ShardOrder[] }> {
    const texts = await this.#store.readResults(ids);
    const unusable: ShardOrder[] = [];
    for (const [id, text] of texts) {
      if (this.#isStopped) break;
      const shard = this.#open.get(id)!;
      const problem = this.#deliver(id, shard, text);
      if (problem === undefined) continue;
      this.#redo(id, shard, problem);
      unusable.push(this.#order(id));
      await this.#store.dropResult(id);
      this.#counted--;
    }
    return { found: texts.size, unusable };
  }

  /** Returns the problem of a result that cannot be used. */
  #deliver(id: string, shard: Shard, text: string): string | undefined {
    const { task } = this.#plan;
    const record = parseResultRecord(text, id, task.name);
    const checked = record.ok ? checkShape(task.output, record.value, 'jobs/bad-result') : record;
    if (!checked.ok) return checked.error.message;
    this.#open.delete(id);
    try {
      this.#watch.onResult(shard, checked.value);
    } catch (error) {
      this.#fail(error as Error);
    }
    return undefined;
  }

  /** A stored result that cannot be used is computed again; the second time it is an error. */
  #redo(id: string, shard: Shard, problem: string): void {
    if (!this.#redone.has(id)) {
      this.#redone.add(id);
      this.#watch.onNote?.({ code: 'result-unusable', shard: shard.id, problem });
      return;
    }
    const message = `unusable result, even after a second try of task "${this.#plan.task.name}": ${problem}`;
    this.#fail(makeShardError(shard, { code: 'jobs/bad-result', message }));
  }

  #order(id: string): ShardOrder {
    const { run, task } = this.#plan;
    const { id: shard, input } = this.#open.get(id)!;
    return { id, task: task.name, data: { run, shard, input, keepMs: this.#keepMs } };
  }
}
