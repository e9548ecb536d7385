import type { Job, Worker as BullWorker } from 'bullmq';
import { hostname } from 'node:os';
import { z } from 'zod';
import type { Failure } from '../compute.js';
import { JobsError } from '../error.js';
import type { JobNote } from '../note.js';
import { makePool, type Pool } from '../threads/pool.js';
import { UnrecoverableError, WaitingError, Worker } from './bullmq.js';
import { connect, type Line } from './connection.js';
import { makeFailureText } from './failureText.js';
import { endWithin, Pause, waitAtMost } from './patience.js';
import { Presence } from './presence.js';
import type { Entry } from './register.js';
import { RunStore } from './runStore.js';
import {
  beatOf,
  BULL_PREFIX,
  checkVersion,
  DEFAULTS,
  MAX_LOSSES,
  shardQueueOf,
  type ClusterSettings,
} from './settings.js';
import { parseShardId } from './shardIds.js';
import type { ShardData } from './shardQueue.js';

export interface WorkerOptions extends ClusterSettings {
  /** The built module that exports `tasks`. */
  readonly tasks: URL;
  /** How many shards at a time, each in its own thread; all cores by default. */
  readonly threads?: number;
  /** Called with messages for the user. */
  readonly onNote?: (note: JobNote) => void;
  /** Ends the worker; unfinished shards are given back. */
  readonly signal?: AbortSignal;
}

export interface RunningWorker {
  readonly name: string;
  readonly threads: number;
  /** Resolves when the signal has ended it; rejects with a coded error when the cluster is lost. */
  readonly ended: Promise<void>;
}

const END_MS = 5000;

/** Uses the threads of this machine for the runs of a cluster that need the same version of the code. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  checkVersion(options.version);
  const line = await connect(options.url);
  const pool = makePool(options.tasks, options.threads);
  try {
    await checkTasks(pool);
    const service = new Service(line, pool, { ...DEFAULTS, ...options });
    await service.join();
    return { name: service.entry.name, threads: pool.threads, ended: service.work() };
  } catch (error) {
    line.giveUp();
    await pool.close();
    throw error;
  }
}

/** A worker without its tasks would fail every run, so it does not start. */
async function checkTasks(pool: Pool): Promise<void> {
  const outcome = await pool.compute('', null, new AbortController().signal);
  if (!outcome.ok && outcome.code !== 'jobs/unknown-task') {
    throw new JobsError(outcome.code, 'tasks', outcome.message);
  }
}

const shardDataSchema: z.ZodType<ShardData> = z.strictObject({
  run: z.string(),
  shard: z.string(),
  input: z.json(),
  keepMs: z.int().positive(),
});

type ServiceOptions = WorkerOptions & Required<ClusterSettings>;

class Service {
  readonly entry: Entry;
  readonly #line: Line;
  readonly #pool: Pool;
  readonly #options: ServiceOptions;
  readonly #presence: Presence;
  readonly #bull: BullWorker<ShardData, null>;
  readonly #pause = new Pause();
  readonly #stop = new AbortController();
  /** Runs of other versions that were reported. */
  readonly #foreign = new Set<string>();

  constructor(line: Line, pool: Pool, options: ServiceOptions) {
    const { version, lockMs } = options;
    this.entry = { name: `${hostname()}-${process.pid}`, version, threads: pool.threads };
    this.#line = line;
    this.#pool = pool;
    this.#options = options;
    this.#presence = new Presence(line.redis, 'workers', this.entry, options);
    this.#bull = new Worker<ShardData, null>(
      shardQueueOf(version),
      (job, token, signal) => this.#computeShard(job, token, signal),
      {
        connection: line.redis,
        prefix: BULL_PREFIX,
        skipVersionCheck: true,
        name: this.entry.name,
        concurrency: pool.threads,
        lockDuration: lockMs,
        stalledInterval: lockMs,
        maxStalledCount: MAX_LOSSES,
        runRetryDelay: 1000,
        autorun: false,
      },
    );
  }

  /** Registers before anything of BullMQ is written. */
  async join(): Promise<void> {
    await this.#ask(this.#beat());
    const { name, version } = this.entry;
    this.#note({ code: 'worker-started', worker: name, threads: this.#pool.threads, version });
  }

  async work(): Promise<void> {
    const { signal, lockMs } = this.#options;
    const end = (): void => {
      this.#stop.abort();
      this.#pause.end();
    };
    signal?.addEventListener('abort', end);
    if (signal?.aborted === true) end();
    this.#listen();
    const serving = this.#bull.run();
    serving.catch(() => {});
    try {
      while (!this.#stop.signal.aborted) {
        await this.#pause.take(beatOf(lockMs));
        if (!this.#stop.signal.aborted) await this.#ask(this.#beat());
      }
    } catch (error) {
      this.#line.giveUp();
      throw error;
    } finally {
      signal?.removeEventListener('abort', end);
      await this.#end();
    }
    this.#note({ code: 'worker-ended', worker: this.entry.name });
  }

  #ask<T>(reply: Promise<T>): Promise<T> {
    return waitAtMost(reply, this.#options.patienceMs, this.#line);
  }

  #listen(): void {
    const { redis } = this.#line;
    const isOver = (): boolean => this.#stop.signal.aborted || redis.status === 'end';
    redis.on('close', () => {
      if (isOver()) return;
      this.#note({ code: 'connection-lost', waitSeconds: this.#options.patienceMs / 1000 });
    });
    redis.on('ready', () => {
      this.#note({ code: 'connection-back' });
      this.#pause.end();
    });
    this.#bull.on('stalled', (id) => this.#note({ code: 'shard-lost', ...parseShardId(id) }));
    this.#bull.on('lockRenewalFailed', (ids) => {
      for (const id of ids) {
        this.#note({ code: 'shard-dropped', ...parseShardId(id) });
        this.#bull.cancelJob(id);
      }
    });
    // Connections are opened again, and lost shards are reported above.
    this.#bull.on('error', () => {});
  }

  async #computeShard(job: Job<ShardData, null>, token?: string, lost?: AbortSignal): Promise<null> {
    const about = parseShardId(job.id!);
    const signals = lost ? [lost, this.#stop.signal] : [this.#stop.signal];
    try {
      const failure = await this.#computeAndStore(job, AbortSignal.any(signals));
      if (!failure) {
        this.#note({ code: 'shard-done', ...about });
        return null;
      }
      this.#note({ code: 'shard-failed', ...about, problem: failure.message });
      throw new UnrecoverableError(makeFailureText(failure));
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error;
      await job.moveToWait(token);
      this.#note({ code: 'shard-returned', ...about });
      throw new WaitingError();
    }
  }

  async #computeAndStore(
    { id, name, data }: Job<ShardData>,
    signal: AbortSignal,
  ): Promise<Failure | undefined> {
    const order = shardDataSchema.safeParse(data);
    if (!order.success)
      return {
        code: 'jobs/bad-input',
        message: `worker ${this.entry.name} received a shard that it cannot read`,
      };
    const { run, input, keepMs } = order.data;
    const outcome = await this.#pool.compute(name, input, signal);
    if (!outcome.ok) return outcome;
    const store = new RunStore(this.#line.redis, run, this.entry.version, keepMs);
    await store.writeResult(id!, name, outcome.result);
    return undefined;
  }

  /** Sends a heartbeat, and reports runs that this worker cannot work for. */
  async #beat(): Promise<void> {
    const own = this.entry.version;
    for (const { entry } of await this.#presence.beat()) {
      const { name: run, version: needs } = entry;
      if (needs === own || this.#foreign.has(`${run} ${needs}`)) continue;
      this.#foreign.add(`${run} ${needs}`);
      this.#note({ code: 'run-other-version', run, needs, own });
    }
  }

  /** Gives back unfinished shards and leaves; if the cluster is unreachable, they return when the locks expire. */
  async #end(): Promise<void> {
    const closed = this.#bull.close();
    this.#stop.abort();
    const gone = closed.then(() => this.#presence.leave());
    gone.catch(() => {});
    if (this.#line.redis.status === 'ready') await endWithin(END_MS, gone);
    this.#line.giveUp();
    await this.#pool.close();
  }

  #note(note: JobNote): void {
    this.#options.onNote?.(note);
  }
}
