import { Range, type Card, type Combo } from '@doorcard/cards';
import type { Rake } from '../spot/spot.js';
import type { Precision } from '../spot/spotFile.js';
import type { BettingNode, Side } from '../tree/bettingTree.js';
import { makeLayout, type PostflopSpot } from './layout.js';
import { makeKernels, type KernelKind, type KernelMemory } from './memory.js';
import { ThreadError } from './threadError.js';
import { Walk, type Pass } from './walk.js';
import { MODES, type Mode } from './words.js';

/** What another thread gets when it starts. It can be posted to any kind of worker. */
export interface WorkerJob {
  readonly thread: number;
  readonly memory: KernelMemory;
  readonly kernels: KernelKind;
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
const MODE = 2;
const TRAVERSER = 3;
const ITERATION = 4;
const PRUNE = 5;
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
  const layout = makeLayout({
    ...job,
    ranges: [Range.from(job.ranges[0]), Range.from(job.ranges[1])],
  });
  const walk = new Walk(layout, job.memory.buffer, makeKernels(job.kernels, job.memory), job.thread);
  const signals = new Int32Array(job.memory.buffer);
  const state = STATES + job.thread;
  // A stop that came before stays.
  Atomics.compareExchange(signals, state, 0, IDLE);
  for (;;) {
    waitWhile(signals, state, IDLE);
    if (Atomics.load(signals, state) !== WORKING) return;
    const pass: Pass = {
      mode: MODE_NAMES[signals[MODE]!]!,
      traverser: signals[TRAVERSER]! as Side,
      iteration: signals[ITERATION]!,
      prune: signals[PRUNE] === 1,
    };
    walk.begin(pass);
    takeTasks(signals, walk, pass, HEARTBEATS + job.thread);
    // A stop that came meanwhile stays.
    Atomics.compareExchange(signals, state, WORKING, IDLE);
    Atomics.notify(signals, state);
  }
}

function takeTasks(signals: Int32Array, walk: Walk, pass: Pass, beat: number): void {
  const count = Atomics.load(signals, COUNT);
  for (let task = Atomics.add(signals, NEXT, 1); task < count; task = Atomics.add(signals, NEXT, 1)) {
    walk.runTask(pass, task);
    Atomics.add(signals, beat, 1);
  }
}

/** Whether the word has changed; false after so many milliseconds. */
function waitWhile(signals: Int32Array, word: number, value: number, millis = Infinity): boolean {
  for (let poll = 0; poll < POLLS; poll++) if (Atomics.load(signals, word) !== value) return true;
  while (Atomics.load(signals, word) === value)
    if (Atomics.wait(signals, word, value, millis) === 'timed-out') return false;
  return true;
}

/** The threads that work for this one. Those that have not started yet are not waited for. */
export class ThreadPool {
  private readonly signals: Int32Array;
  private readonly size: number;
  /** The threads that work in this pass. */
  private readonly working: number[] = [];
  private lost: ThreadError | undefined;

  constructor(
    spot: PostflopSpot,
    memory: KernelMemory,
    kernels: KernelKind,
    spawn: Spawn,
    /** Milliseconds. */
    private readonly patience: number,
  ) {
    this.signals = new Int32Array(memory.buffer);
    this.size = spot.threads;
    const { tree, board, pot, rake, precision, isomorphism, threads } = spot;
    for (let thread = 1; thread < threads; thread++) {
      spawn({
        thread,
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
      });
    }
  }

  /** How many threads have started, this one included. */
  get present(): number {
    let present = 1;
    for (let thread = 1; thread < this.size; thread++)
      if (Atomics.load(this.signals, STATES + thread) === IDLE) present++;
    return present;
  }

  /** Throws a ThreadError when another thread did not finish: the tables are of no use then. */
  runTasks(walk: Walk, pass: Pass, count: number, aside: () => void): void {
    this.check();
    const { signals, working } = this;
    signals[MODE] = MODES[pass.mode];
    signals[TRAVERSER] = pass.traverser;
    signals[ITERATION] = pass.iteration;
    signals[PRUNE] = pass.prune ? 1 : 0;
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
        this.lost ??= new ThreadError('thread/silent', thread, `has done nothing for ${patience / 1000} s`);
        return;
      }
      beat = now;
    }
    if (Atomics.load(signals, STATES + thread) === GONE)
      this.lost ??= new ThreadError('thread/gone', thread, 'has ended in the middle of its work');
  }

  stop(): void {
    for (let thread = 1; thread < this.size; thread++) {
      Atomics.store(this.signals, STATES + thread, STOPPED);
      Atomics.notify(this.signals, STATES + thread);
    }
  }
}
