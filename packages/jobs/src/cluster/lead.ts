import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { unwrapOutcome, type Outcome } from '../compute.js';
import { JobsError } from '../error.js';
import { cancelled } from '../lanes.js';
import type { Plan, Shard } from '../plan.js';
import type { Watch } from '../runner.js';
import { Claim, type Holder } from './claim.js';
import { connect, type Line } from './connection.js';
import { endWithin, Pause, waitAtMost } from './patience.js';
import { Register, type Entry } from './register.js';
import { RunFlow } from './runFlow.js';
import { beatOf, PREFIX, silenceOf, type ClusterSettings } from './settings.js';
import { WorkerNotes } from './workerNotes.js';

export interface LeadOptions extends Required<ClusterSettings> {
  readonly keepMs: number;
}

const TIDY_MS = 5000;
const FIRST_PAUSE_MS = 100;

// Every so many beats the leader asks whether all shards are still there.
const CHECK_EVERY = 12;

/** Sends a plan to the cluster and tells its results, until all are told. */
export async function leadRun(plan: Plan, watch: Watch, options: LeadOptions): Promise<void> {
  const line = await connect(options.url);
  const lead = new Lead(line, plan, watch, options);
  try {
    await lead.work();
  } finally {
    await lead.end();
  }
}

class Lead {
  readonly #line: Line;
  readonly #redis: Redis;
  readonly #plan: Plan;
  readonly #watch: Watch;
  readonly #options: LeadOptions;
  readonly #flow: RunFlow;
  readonly #claim: Claim;
  readonly #workers: Register;
  readonly #leaders: Register;
  readonly #entry: Entry;
  readonly #notes: WorkerNotes;
  readonly #pause = new Pause();
  /** What has not been told, by the id of its job. */
  readonly #open: Map<string, Shard>;
  /** How many of the outcomes that the flow holds have been seen. */
  #seen = 0;
  #isLeading = false;
  #asked: Promise<unknown> = Promise.resolve();
  #isCheckDue = true;
  #beats = 0;
  #failure: Error | undefined;
  #reject: (error: Error) => void = () => {};
  readonly #stopped: Promise<never>;

  constructor(line: Line, plan: Plan, watch: Watch, options: LeadOptions) {
    const { version, lockMs, keepMs } = options;
    const { redis } = line;
    this.#line = line;
    this.#redis = redis;
    this.#plan = plan;
    this.#watch = watch;
    this.#options = options;
    this.#flow = new RunFlow(redis, plan, version, keepMs);
    const name = `${hostname()}-${process.pid}`;
    this.#claim = new Claim(redis, `${PREFIX}:claim:${plan.run}.${version}`, name, silenceOf(lockMs));
    this.#workers = new Register(redis, 'workers');
    this.#leaders = new Register(redis, 'leaders');
    this.#entry = { name: plan.run, version };
    this.#notes = new WorkerNotes(version, silenceOf(lockMs));
    this.#open = new Map(this.#flow.names.shards);
    this.#stopped = new Promise((_resolve, reject) => {
      this.#reject = reject;
    });
    this.#stopped.catch(() => {});
  }

  async work(): Promise<void> {
    const { signal } = this.#watch;
    signal?.addEventListener('abort', this.#onAbort);
    if (signal?.aborted === true) this.#onAbort();
    this.#redis.on('close', this.#onClose);
    this.#redis.on('ready', this.#onReady);
    try {
      await this.#takeClaim();
      await this.#ask(this.#flow.listen({ onOutcome: this.#onEvent, onStalled: this.#onStalled }));
      await this.#ask(this.#check(true));
      while (this.#open.size > 0) {
        await this.#ask(this.#beat());
        if (this.#isCheckDue) await this.#ask(this.#check(false));
        if (this.#open.size > 0) await this.#rest();
      }
      if (this.#failure) throw this.#failure;
    } finally {
      signal?.removeEventListener('abort', this.#onAbort);
      this.#redis.off('close', this.#onClose);
      this.#redis.off('ready', this.#onReady);
    }
  }

  /** Tidies up, if the cluster is there; what stays behind otherwise ends by itself. */
  async end(): Promise<void> {
    if (this.#redis.status === 'ready') await endWithin(TIDY_MS, this.#tidy());
    this.#line.giveUp();
  }

  async #tidy(): Promise<void> {
    // What is still under way could send again what is taken back here.
    await this.#asked;
    if (this.#isLeading) {
      await this.#flow.remove();
      await this.#leaders.leave(this.#entry);
      await this.#claim.release();
    }
    await this.#flow.close();
  }

  /** Waits for an answer of the cluster, as long as nothing ends the run. */
  async #ask<T>(answer: Promise<T>): Promise<T> {
    this.#asked = answer.then(noop, noop);
    const { patienceMs } = this.#options;
    try {
      return await waitAtMost(Promise.race([answer, this.#stopped]), patienceMs, this.#line.address);
    } catch (error) {
      throw this.#failure ?? error;
    }
  }

  /** Short pauses at first, since a small run is soon done. */
  async #rest(): Promise<void> {
    const milliseconds = Math.min(beatOf(this.#options.lockMs), FIRST_PAUSE_MS * (1 + this.#beats));
    await Promise.race([this.#pause.take(milliseconds), this.#stopped]);
  }

  async #takeClaim(): Promise<void> {
    let last: Holder | undefined;
    for (;;) {
      const holder = await this.#ask(this.#claim.take());
      if (!holder) break;
      // Only a leader that lives makes it longer.
      if (last && holder.endsIn > last.endsIn) throw this.#taken(holder);
      if (!last) this.#note(`${holder.name} led this run a moment ago; waiting until its claim ends.`);
      last = holder;
      await this.#rest();
    }
    this.#isLeading = true;
  }

  #taken({ name }: Holder): JobsError {
    const { run } = this.#plan;
    return new JobsError(
      'jobs/run-taken',
      run,
      `run "${run}" is led by ${name}; expected a name that no other process uses`,
    );
  }

  /** Gives a sign of life and looks around. */
  async #beat(): Promise<void> {
    this.#beats++;
    const holder = await this.#claim.take();
    if (holder) {
      this.#isLeading = false;
      throw this.#taken(holder);
    }
    await this.#leaders.beat(this.#entry);
    await this.#flow.touch();
    for (const note of this.#notes.look(await this.#workers.list())) this.#note(note);
    const count = await this.#flow.count();
    if (count === undefined || count > this.#seen || this.#beats % CHECK_EVERY === 0) this.#isCheckDue = true;
  }

  /** Compares what should be in the cluster with what is, and sends what is missing. */
  async #check(isFirst: boolean): Promise<void> {
    this.#isCheckDue = false;
    if (isFirst) await this.#flow.readKept(this.#onOutcome);
    // In this order: a shard that finishes in between is found by one of the two.
    const absent = await this.#flow.findAbsent(this.#open.keys());
    this.#seen = (await this.#flow.count()) ?? 0;
    await this.#flow.read(this.#onOutcome);
    const missing = [...absent].filter((id) => this.#open.has(id));
    if (this.#failure) return;
    if (missing.length > 0) await this.#flow.send(missing);
    if (isFirst) this.#noteStart(missing.length);
    else if (missing.length > 0) {
      this.#note(`${countShards(missing.length)} had gone from the cluster and were sent again.`);
    }
  }

  #noteStart(sent: number): void {
    const { run, shards } = this.#plan;
    const done = shards.length - this.#open.size;
    const waiting = this.#open.size - sent;
    if (done === 0 && waiting === 0) this.#note(`Run ${run} is sent: ${countShards(sent)}.`);
    else {
      this.#note(
        `Run ${run} goes on: of ${countShards(shards.length)} ${done} were done, ${waiting} were under way, ${sent} were sent.`,
      );
    }
  }

  readonly #onEvent = (id: string, outcome: Outcome): void => {
    if (this.#open.has(id)) this.#seen++;
    this.#onOutcome(id, outcome);
  };

  readonly #onOutcome = (id: string, outcome: Outcome): void => {
    const shard = this.#open.get(id);
    if (!shard || this.#failure) return;
    try {
      const result = unwrapOutcome(shard, outcome);
      this.#open.delete(id);
      this.#watch.onResult(shard, result);
    } catch (error) {
      this.#fail(error as Error);
    }
    if (this.#open.size === 0) this.#pause.end();
  };

  readonly #onStalled = (id: string): void => {
    const shard = this.#open.get(id);
    if (shard) this.#note(`Shard ${shard.id} was lost with its worker; another one takes it.`);
  };

  readonly #onAbort = (): void =>
    this.#fail(cancelled(this.#plan, this.#plan.shards.length - this.#open.size));

  readonly #onClose = (): void => {
    if (this.#failure || this.#redis.status === 'end') return;
    this.#note(`The connection to the cluster is lost; waiting ${this.#options.patienceMs / 1000} s for it.`);
  };

  readonly #onReady = (): void => {
    this.#note('The cluster is back.');
    this.#isCheckDue = true;
    this.#pause.end();
  };

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#reject(this.#failure);
  }

  #note(text: string): void {
    this.#watch.onNote?.(text);
  }
}

const noop = (): void => {};

const countShards = (count: number): string => (count === 1 ? '1 shard' : `${count} shards`);
