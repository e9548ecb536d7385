import { Range, type Card, type Combo } from '@doorcard/cards';
import type { Rake } from '../spot/spot.js';
import type { Precision } from '../spot/spotFile.js';
import type { BettingNode, Side } from '../tree/bettingTree.js';
import { makeLayout, type PostflopSpot } from './layout.js';
import { makeKernels, type KernelKind, type KernelMemory } from './memory.js';
import { ThreadError } from './threadError.js';
import { Walk, type Pass } from './walk.js';
import { MODES, type Mode } from './words.js';

/** What another thread is told, once. It can be posted to any kind of worker. */
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
const SEATS = 16;
/** By thread: a number that changes with every task. */
const BEATS = 512;

/**
 * A seat is empty until its thread has come; the thread that leads sets it to work, and it comes back to rest. A thread
 * that has ended before it was dismissed is gone.
 */
const AT_REST = 1;
const AT_WORK = 2;
const DISMISSED = 3;
const GONE = 4;

/** How often a thread looks before it lies down: waking up takes longer than the gap between two passes. */
const LOOKS = 20000;

const MODE_NAMES = Object.keys(MODES) as Mode[];

/** Works for the thread that leads until it is dismissed. It blocks, so it is the whole life of a worker. */
export function serveWorker(job: WorkerJob): void {
  try {
    serve(job);
  } catch (error) {
    reportGone(job);
    throw error;
  }
}

/**
 * Tells the thread that leads that the worker of this job has ended. `serveWorker` does it by itself when something
 * throws; whoever spawns should do it too when a worker ends, which a worker that is killed cannot.
 */
export function reportGone({ memory, thread }: WorkerJob): void {
  const signals = new Int32Array(memory.buffer);
  Atomics.store(signals, SEATS + thread, GONE);
  Atomics.notify(signals, SEATS + thread);
}

function serve(job: WorkerJob): void {
  const layout = makeLayout({
    ...job,
    ranges: [Range.from(job.ranges[0]), Range.from(job.ranges[1])],
  });
  const walk = new Walk(layout, job.memory.buffer, makeKernels(job.kernels, job.memory), job.thread);
  const signals = new Int32Array(job.memory.buffer);
  const seat = SEATS + job.thread;
  // A dismissal that came before stays.
  Atomics.compareExchange(signals, seat, 0, AT_REST);
  for (;;) {
    waitWhile(signals, seat, AT_REST);
    if (Atomics.load(signals, seat) !== AT_WORK) return;
    const pass: Pass = {
      mode: MODE_NAMES[signals[MODE]!]!,
      traverser: signals[TRAVERSER]! as Side,
      iteration: signals[ITERATION]!,
      prune: signals[PRUNE] === 1,
    };
    walk.begin(pass);
    takeTasks(signals, walk, pass, BEATS + job.thread);
    // A dismissal that came meanwhile stays.
    Atomics.compareExchange(signals, seat, AT_WORK, AT_REST);
    Atomics.notify(signals, seat);
  }
}

function takeTasks(signals: Int32Array, walk: Walk, pass: Pass, beat: number): void {
  const count = Atomics.load(signals, COUNT);
  for (let task = Atomics.add(signals, NEXT, 1); task < count; task = Atomics.add(signals, NEXT, 1)) {
    walk.runTask(pass, task);
    Atomics.add(signals, beat, 1);
  }
}

/** Answers whether the word has changed; false after so many milliseconds. */
function waitWhile(signals: Int32Array, word: number, value: number, millis = Infinity): boolean {
  for (let look = 0; look < LOOKS; look++) if (Atomics.load(signals, word) !== value) return true;
  while (Atomics.load(signals, word) === value)
    if (Atomics.wait(signals, word, value, millis) === 'timed-out') return false;
  return true;
}

/** The threads that work for this one. Those that have not come yet are not waited for. */
export class Crew {
  private readonly signals: Int32Array;
  private readonly size: number;
  /** The threads that were set to work in this pass. */
  private readonly called: number[] = [];
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

  /** How many threads are there, this one included. */
  get present(): number {
    let present = 1;
    for (let thread = 1; thread < this.size; thread++)
      if (Atomics.load(this.signals, SEATS + thread) === AT_REST) present++;
    return present;
  }

  /** Throws a ThreadError when another thread did not finish: the tables are of no use then. */
  runTasks(walk: Walk, pass: Pass, count: number, aside: () => void): void {
    this.check();
    const { signals, called } = this;
    signals[MODE] = MODES[pass.mode];
    signals[TRAVERSER] = pass.traverser;
    signals[ITERATION] = pass.iteration;
    signals[PRUNE] = pass.prune ? 1 : 0;
    Atomics.store(signals, COUNT, count);
    Atomics.store(signals, NEXT, 0);
    called.length = 0;
    for (let thread = 1; thread < this.size; thread++) {
      const came = Atomics.compareExchange(signals, SEATS + thread, AT_REST, AT_WORK) === AT_REST;
      if (!came) continue;
      Atomics.notify(signals, SEATS + thread);
      called.push(thread);
    }
    aside();
    takeTasks(signals, walk, pass, BEATS);
    for (const thread of called) this.waitFor(thread);
    this.check();
  }

  /** Throws when a thread was lost. */
  check(): void {
    if (this.lost !== undefined) throw this.lost;
  }

  /** A thread that works changes its beat, however long it takes; one that does not has been killed, or hangs. */
  private waitFor(thread: number): void {
    const { signals, patience } = this;
    for (let beat = -1; !waitWhile(signals, SEATS + thread, AT_WORK, patience);) {
      const now = Atomics.load(signals, BEATS + thread);
      if (now === beat) {
        this.lost ??= new ThreadError('thread/silent', thread, `has done nothing for ${patience / 1000} s`);
        return;
      }
      beat = now;
    }
    if (Atomics.load(signals, SEATS + thread) === GONE)
      this.lost ??= new ThreadError('thread/gone', thread, 'has ended in the middle of its work');
  }

  dismiss(): void {
    for (let thread = 1; thread < this.size; thread++) {
      Atomics.store(this.signals, SEATS + thread, DISMISSED);
      Atomics.notify(this.signals, SEATS + thread);
    }
  }
}
