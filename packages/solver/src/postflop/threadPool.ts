import { Range, type Card, type Combo } from '@doorcard/cards';
import type { Rake } from '../spot/spot.js';
import type { Precision } from '../spot/spotFile.js';
import type { BettingNode, Side } from '../tree/bettingTree.js';
import type { LateLayout } from '../late/lateLayout.js';
import { makeLateKernels } from '../late/lateMemory.js';
import { LATE_PASS, LateWalk } from '../late/lateWalk.js';
import { makeLayout, type PostflopSpot } from './layout.js';
import { makeKernels, type KernelKind, type KernelMemory } from './memory.js';
import { ThreadError } from './threadError.js';
import { Walk, type Pass } from './walk.js';
import { MODES, type Mode } from './words.js';

/** The data that a thread needs to start. It can be posted to any kind of worker. */
export type WorkerJob = PostflopJob | LateJob;

interface JobBase {
  readonly thread: number;
  readonly memory: KernelMemory;
  readonly kernels: KernelKind;
}

/** A thread of the solver of late streets. */
export interface LateJob extends JobBase {
  readonly kind: 'late';
  readonly layout: LateLayout;
}

/** A thread of the postflop solver. */
export interface PostflopJob extends JobBase {
  readonly kind: 'postflop';
  readonly tree: BettingNode;
  readonly board: readonly Card[];
  readonly ranges: readonly [readonly (readonly [Combo, number])[], readonly (readonly [Combo, number])[]];
  readonly pot: number;
  readonly rake: Rake;
  readonly precision: Precision;
  readonly isomorphism: boolean;
  readonly threads: number;
}

/** Starts another thread that calls `serveWorker` with the job. */
export type Spawn = (job: WorkerJob) => void;

// Signals at the beginning of the memory, in words.
const NEXT = 0;
const COUNT = 1;
/** What the pass is for, written by its `PassForm`. */
const PASS = 2;
const STATES = 16;
/** By thread: a number that changes with every task. */
const HEARTBEATS = 512;

/**
 * The state of a thread is 0 until it has started. The main thread sets it to working, and the thread sets it back to
 * idle. A thread that ended before it was stopped is gone.
 */
const IDLE = 1;
const WORKING = 2;
const STOPPED = 3;
const GONE = 4;

/** How often a thread polls before it sleeps: waking up takes longer than the gap between two passes. */
const POLLS = 20000;

const MODE_NAMES = Object.keys(MODES) as Mode[];

/** How one thread does the tasks of a pass. */
export interface TaskWalk<P> {
  /** Prepares this thread for a pass. */
  begin(pass: P): void;
  runTask(pass: P, task: number): void;
}

/** How a pass is sent to the other threads: as up to 14 words. */
export interface PassForm<P> {
  write(pass: P, words: Int32Array): void;
  read(words: Int32Array): P;
}

export const POSTFLOP_PASS: PassForm<Pass> = {
  write: ({ mode, traverser, iteration, prune }, words) =>
    words.set([MODES[mode], traverser, iteration, prune ? 1 : 0]),
  read: ([mode, traverser, iteration, prune]) => ({
    mode: MODE_NAMES[mode!]!,
    traverser: traverser as Side,
    iteration: iteration!,
    prune: prune === 1,
  }),
};

/** Works for the main thread until it is stopped. It blocks, so a worker does nothing else. */
export function serveWorker(job: WorkerJob): void {
  try {
    serve(job);
  } catch (error) {
    reportGone(job);
    throw error;
  }
}

/**
 * Reports to the main thread that the worker of this job has ended. `serveWorker` calls it when something throws. Code
 * that spawns workers should call it when a worker ends, since a worker that is killed cannot.
 */
export function reportGone({ memory, thread }: WorkerJob): void {
  const signals = new Int32Array(memory.buffer);
  Atomics.store(signals, STATES + thread, GONE);
  Atomics.notify(signals, STATES + thread);
}

function serve(job: WorkerJob): void {
  if (job.kind === 'late') {
    const { layout, memory, kernels, thread } = job;
    serveTasks(job, new LateWalk(layout, memory.buffer, makeLateKernels(kernels, memory), thread), LATE_PASS);
    return;
  }
  const layout = makeLayout({
    ...job,
    ranges: [Range.from(job.ranges[0]), Range.from(job.ranges[1])],
  });
  const walk = new Walk(layout, job.memory.buffer, makeKernels(job.kernels, job.memory), job.thread);
  serveTasks(job, walk, POSTFLOP_PASS);
}

function serveTasks<P>(job: WorkerJob, walk: TaskWalk<P>, form: PassForm<P>): void {
  const signals = new Int32Array(job.memory.buffer);
  const state = STATES + job.thread;
  // An earlier stop signal stays.
  Atomics.compareExchange(signals, state, 0, IDLE);
  for (;;) {
    waitWhile(signals, state, IDLE);
    if (Atomics.load(signals, state) !== WORKING) return;
    const pass = form.read(signals.subarray(PASS, STATES));
    walk.begin(pass);
    takeTasks(signals, walk, pass, HEARTBEATS + job.thread);
    // A stop signal that arrived meanwhile stays.
    Atomics.compareExchange(signals, state, WORKING, IDLE);
    Atomics.notify(signals, state);
  }
}

function takeTasks<P>(signals: Int32Array, walk: TaskWalk<P>, pass: P, beat: number): void {
  const count = Atomics.load(signals, COUNT);
  for (let task = Atomics.add(signals, NEXT, 1); task < count; task = Atomics.add(signals, NEXT, 1)) {
    walk.runTask(pass, task);
    Atomics.add(signals, beat, 1);
  }
}

/** Waits until the word changes; false if it does not within the given milliseconds. */
function waitWhile(signals: Int32Array, word: number, value: number, millis = Infinity): boolean {
  for (let poll = 0; poll < POLLS; poll++) if (Atomics.load(signals, word) !== value) return true;
  while (Atomics.load(signals, word) === value)
    if (Atomics.wait(signals, word, value, millis) === 'timed-out') return false;
  return true;
}

/** The jobs of the threads of a postflop solver, without the main thread. */
export function makePostflopJobs(
  spot: PostflopSpot,
  memory: KernelMemory,
  kernels: KernelKind,
): PostflopJob[] {
  const { tree, board, pot, rake, precision, isomorphism, threads } = spot;
  return Array.from({ length: threads - 1 }, (_, i) => ({
    kind: 'postflop',
    thread: i + 1,
    memory,
    kernels,
    tree,
    board,
    ranges: [[...spot.ranges[0]], [...spot.ranges[1]]],
    pot,
    rake,
    precision,
    isomorphism,
    threads,
  }));
}

/** The other threads of the solver. The pool does not wait for those that have not started yet. */
export class ThreadPool<P> {
  private readonly signals: Int32Array;
  private readonly size: number;
  /** The threads that work in this pass. */
  private readonly working: number[] = [];
  private lost: ThreadError | undefined;

  constructor(
    jobs: readonly WorkerJob[],
    private readonly form: PassForm<P>,
    memory: KernelMemory,
    spawn: Spawn,
    /** Milliseconds. */
    private readonly patience: number,
  ) {
    this.signals = new Int32Array(memory.buffer);
    this.size = jobs.length + 1;
    for (const job of jobs) spawn(job);
  }

  /** How many threads have started, this one included. */
  get present(): number {
    let present = 1;
    for (let thread = 1; thread < this.size; thread++)
      if (Atomics.load(this.signals, STATES + thread) === IDLE) present++;
    return present;
  }

  /** Throws a ThreadError when another thread did not finish: the tables cannot be used then. */
  runTasks(walk: TaskWalk<P>, pass: P, count: number, aside: () => void): void {
    this.check();
    const { signals, working } = this;
    this.form.write(pass, signals.subarray(PASS, STATES));
    Atomics.store(signals, COUNT, count);
    Atomics.store(signals, NEXT, 0);
    working.length = 0;
    for (let thread = 1; thread < this.size; thread++) {
      const isIdle = Atomics.compareExchange(signals, STATES + thread, IDLE, WORKING) === IDLE;
      if (!isIdle) continue;
      Atomics.notify(signals, STATES + thread);
      working.push(thread);
    }
    aside();
    takeTasks(signals, walk, pass, HEARTBEATS);
    for (const thread of working) this.waitFor(thread);
    this.check();
  }

  /** Throws when a thread was lost. */
  check(): void {
    if (this.lost !== undefined) throw this.lost;
  }

  /** A thread that works changes its heartbeat, however long it takes; one that does not was killed, or hangs. */
  private waitFor(thread: number): void {
    const { signals, patience } = this;
    for (let beat = -1; !waitWhile(signals, STATES + thread, WORKING, patience);) {
      const now = Atomics.load(signals, HEARTBEATS + thread);
      if (now === beat) {
        this.lost ??= new ThreadError('thread/silent', thread, `was silent for ${patience / 1000} s`);
        return;
      }
      beat = now;
    }
    if (Atomics.load(signals, STATES + thread) === GONE)
      this.lost ??= new ThreadError('thread/gone', thread, 'ended during its work');
  }

  stop(): void {
    for (let thread = 1; thread < this.size; thread++) {
      Atomics.store(this.signals, STATES + thread, STOPPED);
      Atomics.notify(this.signals, STATES + thread);
    }
  }
}
