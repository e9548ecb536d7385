import { hostname } from 'node:os';
import { JobsError } from '../error.js';
import { cancelled } from '../lanes.js';
import type { JobNote } from '../note.js';
import type { JobPlan } from '../plan.js';
import type { Watch } from '../runner.js';
import { RunClaim, type Holder } from './runClaim.js';
import { connect, type Line } from './connection.js';
import { endWithin, Pause, waitAtMost } from './patience.js';
import { Presence } from './presence.js';
import { RunShards } from './runShards.js';
import { beatOf, PREFIX, silenceOf, type ClusterSettings } from './settings.js';
import { WorkerWatch } from './workerWatch.js';

const TIDY_MS = 5000;
const FIRST_PAUSE_MS = 100;

// Every n-th beat the leader compares the cluster with the plan.
const CHECK_EVERY = 12;

/** Sends a plan to the cluster and delivers its results, until all have arrived. */
export async function leadRun<O>(
  plan: JobPlan<unknown, O>,
  watch: Watch<O>,
  settings: Required<ClusterSettings>,
): Promise<void> {
  const line = await connect(settings.url);
  const lead = new Lead(line, plan, watch, settings);
  try {
    await lead.work();
  } finally {
    await lead.end();
  }
}

class Lead<O> {
  readonly #line: Line;
  readonly #run: string;
  readonly #watch: Watch<O>;
  readonly #settings: Required<ClusterSettings>;
  readonly #shards: RunShards<O>;
  readonly #claim: RunClaim;
  readonly #presence: Presence;
  readonly #workers: WorkerWatch;
  readonly #pause = new Pause();
  #beatTimer: NodeJS.Timeout | undefined;
  #isBeatDue = true;
  #isCheckDue = false;
  #beats = 0;
  #isLeading = false;
  #asked: Promise<unknown> = Promise.resolve();
  #failure: Error | undefined;
  #reject: (error: Error) => void = () => {};
  readonly #stopped: Promise<never>;

  constructor(line: Line, plan: JobPlan<unknown, O>, watch: Watch<O>, settings: Required<ClusterSettings>) {
    const { version, lockMs } = settings;
    const { redis } = line;
    this.#line = line;
    this.#run = plan.run;
    this.#watch = watch;
    this.#settings = settings;
    this.#shards = new RunShards(redis, plan, watch, settings, (error) => this.#fail(error));
    const name = `${hostname()}-${process.pid}`;
    this.#claim = new RunClaim(redis, `${PREFIX}:claim:${plan.run}.${version}`, name, silenceOf(lockMs));
    this.#presence = new Presence(redis, 'leaders', { name: plan.run, version }, settings);
    this.#workers = new WorkerWatch(version, silenceOf(lockMs));
    this.#stopped = new Promise((_resolve, reject) => {
      this.#reject = reject;
    });
    this.#stopped.catch(() => {});
    this.#onAbort = () => this.#fail(cancelled(plan, this.#shards.done));
  }

  async work(): Promise<void> {
    const { signal } = this.#watch;
    const { redis } = this.#line;
    signal?.addEventListener('abort', this.#onAbort);
    if (signal?.aborted === true) this.#onAbort();
    redis.on('close', this.#onClose);
    redis.on('ready', this.#onReady);
    try {
      await this.#takeClaim();
      await this.#ask(this.#presence.beat());
      await this.#ask(this.#shards.listen(() => this.#pause.end()));
      await this.#ask(this.#shards.start());
      while (!this.#shards.isDone) {
        if (this.#isBeatDue) await this.#ask(this.#beat());
        if (this.#isCheckDue) await this.#ask(this.#check());
        else await this.#ask(this.#shards.readArrived());
        if (!this.#shards.isDone) await this.#rest();
      }
      if (this.#failure) throw this.#failure;
    } finally {
      clearTimeout(this.#beatTimer);
      this.#pause.end();
      signal?.removeEventListener('abort', this.#onAbort);
      redis.off('close', this.#onClose);
      redis.off('ready', this.#onReady);
    }
  }

  /** Cleans up, if the cluster is reachable; otherwise the next leader or worker does. */
  async end(): Promise<void> {
    if (this.#line.redis.status === 'ready') await endWithin(TIDY_MS, this.#tidy());
    this.#line.giveUp();
  }

  async #tidy(): Promise<void> {
    // A request that is still running could send again what is taken back here.
    await this.#asked;
    if (this.#isLeading) {
      await this.#shards.takeBack();
      await this.#claim.release();
      await this.#presence.leave();
    }
    await this.#shards.close();
  }

  /** Waits for a reply of the cluster, unless something ends the run. */
  async #ask<T>(reply: Promise<T>): Promise<T> {
    this.#asked = reply.then(noop, noop);
    try {
      return await waitAtMost(Promise.race([reply, this.#stopped]), this.#settings.patienceMs, this.#line);
    } catch (error) {
      throw this.#failure ?? error;
    }
  }

  #rest(): Promise<void> {
    return Promise.race([this.#pause.take(beatOf(this.#settings.lockMs)), this.#stopped]);
  }

  async #takeClaim(): Promise<void> {
    let last: Holder | undefined;
    for (;;) {
      const holder = await this.#ask(this.#claim.take());
      if (!holder) break;
      // Only a running leader extends it.
      if (last && holder.endsIn > last.endsIn) throw this.#taken(holder);
      if (!last) this.#note({ code: 'run-claimed', run: this.#run, leader: holder.name });
      last = holder;
      await this.#rest();
    }
    this.#isLeading = true;
  }

  #taken({ name }: Holder): JobsError {
    return new JobsError(
      'jobs/run-taken',
      this.#run,
      `run "${this.#run}" is led by ${name}; expected a name that no other process uses`,
    );
  }

  /** Sends a heartbeat and checks the others. */
  async #beat(): Promise<void> {
    this.#isBeatDue = false;
    this.#beats++;
    const holder = await this.#claim.take();
    if (holder) {
      this.#isLeading = false;
      throw this.#taken(holder);
    }
    const seen = await this.#presence.beat();
    for (const note of this.#workers.look(seen)) this.#note(note);
    if ((await this.#shards.hasMissed()) || this.#beats % CHECK_EVERY === 0) this.#isCheckDue = true;
    this.#planBeat();
  }

  /** Short intervals at first, since a small run is done soon. */
  #planBeat(): void {
    const milliseconds = Math.min(beatOf(this.#settings.lockMs), FIRST_PAUSE_MS * (1 + this.#beats));
    this.#beatTimer = setTimeout(() => {
      this.#isBeatDue = true;
      this.#pause.end();
    }, milliseconds);
  }

  async #check(): Promise<void> {
    this.#isCheckDue = false;
    await this.#shards.sendMissing();
  }

  readonly #onAbort: () => void;

  readonly #onClose = (): void => {
    if (this.#failure || this.#line.redis.status === 'end') return;
    this.#note({ code: 'connection-lost', waitSeconds: this.#settings.patienceMs / 1000 });
  };

  readonly #onReady = (): void => {
    this.#note({ code: 'connection-back' });
    this.#isCheckDue = true;
    this.#pause.end();
  };

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#shards.stop();
    this.#reject(this.#failure);
  }

  #note(note: JobNote): void {
    this.#watch.onNote?.(note);
  }
}

const noop = (): void => {};
