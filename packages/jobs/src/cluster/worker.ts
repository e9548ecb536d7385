import { UnrecoverableError, WaitingError, Worker, type Job } from 'bullmq';
import { hostname } from 'node:os';
import { z } from 'zod';
import { JobsError } from '../error.js';
import type { Json } from '../plan.js';
import { makePool, type Pool } from '../threads/pool.js';
import { connect, type Line } from './connection.js';
import { describeJob } from './jobNames.js';
import { endWithin, Pause, waitAtMost } from './patience.js';
import { Register, type Entry } from './register.js';
import type { ShardData } from './runFlow.js';
import {
  beatOf,
  checkVersion,
  MAX_LOSSES,
  PREFIX,
  shardQueueOf,
  USUAL_LOCK_MS,
  USUAL_PATIENCE_MS,
  type ClusterSettings,
} from './settings.js';

export interface WorkerOptions extends ClusterSettings {
  /** The built module that exports `tasks`. */
  readonly tasks: URL;
  /** How many shards at a time, each in a thread of its own; all cores by default. */
  readonly threads?: number;
  /** What happened, in sentences. */
  readonly onNote?: (note: string) => void;
  /** Ends the worker; the shards under way are given back. */
  readonly signal?: AbortSignal;
}

export interface RunningWorker {
  readonly name: string;
  readonly threads: number;
  /** Resolves when the signal has ended it; rejects with a coded error when the cluster is lost. */
  readonly ended: Promise<void>;
}

const END_MS = 5000;

/** Lends the threads of this machine to the runs of a cluster that need the same version of the code. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  checkVersion(options.version);
  const line = await connect(options.url);
  const pool = makePool(options.tasks, options.threads);
  try {
    await checkTasks(pool);
  } catch (error) {
    line.giveUp();
    await pool.close();
    throw error;
  }
  const service = new Service(line, pool, options);
  return { name: service.entry.name, threads: pool.threads, ended: service.work() };
}

/** A worker without its tasks would spoil every run, so it does not begin. */
async function checkTasks(pool: Pool): Promise<void> {
  const outcome = await pool.compute('', null, new AbortController().signal);
  if (!outcome.ok && outcome.code !== 'jobs/unknown-task') {
    throw new JobsError(outcome.code, 'tasks', outcome.message);
  }
}

const shardDataSchema = z.object({ run: z.string(), shard: z.string(), parameters: z.json() });

class Service {
  readonly entry: Entry;
  readonly #line: Line;
  readonly #pool: Pool;
  readonly #options: WorkerOptions;
  readonly #lockMs: number;
  readonly #bull: Worker<ShardData, Json>;
  readonly #workers: Register;
  readonly #leaders: Register;
  readonly #pause = new Pause();
  readonly #stop = new AbortController();
  readonly #strangers = new Set<string>();

  constructor(line: Line, pool: Pool, options: WorkerOptions) {
    const { version, lockMs = USUAL_LOCK_MS } = options;
    this.entry = { name: `${hostname()}-${process.pid}`, version, threads: pool.threads };
    this.#line = line;
    this.#pool = pool;
    this.#options = options;
    this.#lockMs = lockMs;
    this.#workers = new Register(line.redis, 'workers');
    this.#leaders = new Register(line.redis, 'leaders');
    this.#bull = new Worker<ShardData, Json>(
      shardQueueOf(version),
      (job, token, signal) => this.#doShard(job, token, signal),
      {
        connection: line.redis,
        prefix: PREFIX,
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

  async work(): Promise<void> {
    const { signal, patienceMs = USUAL_PATIENCE_MS } = this.#options;
    const end = (): void => {
      this.#stop.abort();
      this.#pause.end();
    };
    signal?.addEventListener('abort', end);
    if (signal?.aborted === true) end();
    this.#listen(patienceMs);
    const serving = this.#bull.run();
    serving.catch(() => {});
    try {
      while (!this.#stop.signal.aborted) {
        await waitAtMost(this.#beat(), patienceMs, this.#line.address);
        if (!this.#stop.signal.aborted) await this.#pause.take(beatOf(this.#lockMs));
      }
    } catch (error) {
      this.#line.giveUp();
      throw error;
    } finally {
      signal?.removeEventListener('abort', end);
      await this.#end();
    }
  }

  #listen(patienceMs: number): void {
    const { redis } = this.#line;
    const isOver = (): boolean => this.#stop.signal.aborted || redis.status === 'end';
    redis.on('close', () => {
      if (!isOver())
        this.#note(`The connection to the cluster is lost; waiting ${patienceMs / 1000} s for it.`);
    });
    redis.on('ready', () => {
      this.#note('The cluster is back.');
      this.#pause.end();
    });
    this.#bull.on('stalled', (id) =>
      this.#note(`A worker was lost with ${describeJob(id)}, which waits for another.`),
    );
    this.#bull.on('lockRenewalFailed', (ids) => {
      for (const id of ids) {
        this.#note(`The cluster has taken back ${describeJob(id)}, so it is dropped.`);
        this.#bull.cancelJob(id);
      }
    });
    // Connections mend themselves, and whoever lost a shard has been told above.
    this.#bull.on('error', () => {});
  }

  async #doShard(job: Job<ShardData, Json>, token?: string, lost?: AbortSignal): Promise<Json> {
    const { success, data } = shardDataSchema.safeParse(job.data);
    if (!success) throw new UnrecoverableError(`worker ${this.entry.name} cannot read what it was sent`);
    const { run, shard, parameters } = data;
    const signals = lost ? [lost, this.#stop.signal] : [this.#stop.signal];
    try {
      const outcome = await this.#pool.compute(job.name, parameters, AbortSignal.any(signals));
      if (!outcome.ok) throw new UnrecoverableError(outcome.message);
      this.#note(`Shard ${shard} of run ${run} is done.`);
      return outcome.result;
    } catch (error) {
      if (this.#stop.signal.aborted) {
        await job.moveToWait(token);
        this.#note(`Shard ${shard} of run ${run} is given back.`);
        throw new WaitingError();
      }
      if (error instanceof UnrecoverableError)
        this.#note(`Shard ${shard} of run ${run} failed: ${error.message}`);
      throw error;
    }
  }

  /** Gives a sign of life, and says why there is nothing to do. */
  async #beat(): Promise<void> {
    await this.#workers.beat(this.entry);
    for (const { entry } of await this.#leaders.list()) {
      if (entry.version === this.entry.version || this.#strangers.has(`${entry.name} ${entry.version}`))
        continue;
      this.#strangers.add(`${entry.name} ${entry.version}`);
      this.#note(
        `Run ${entry.name} needs version ${entry.version}; this worker runs ${this.entry.version}, so it does nothing for it.`,
      );
    }
  }

  /** Gives back what is under way and goes; a cluster that is away gets it back when the locks end. */
  async #end(): Promise<void> {
    const closed = this.#bull.close();
    this.#stop.abort();
    const gone = closed.then(() => this.#workers.leave(this.entry));
    gone.catch(() => {});
    if (this.#line.redis.status === 'ready') await endWithin(END_MS, gone);
    this.#line.giveUp();
    await this.#pool.close();
  }

  #note(text: string): void {
    this.#options.onNote?.(text);
  }
}
