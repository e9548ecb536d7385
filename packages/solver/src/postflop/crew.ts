import { Range, type Card, type Combo } from '@doorcard/cards';
import type { Rake } from '../spot/spot.js';
import type { Precision } from '../spot/spotFile.js';
import type { BettingNode, Side } from '../tree/bettingTree.js';
import { makeLayout, type PostflopSpot } from './layout.js';
import { makeKernels, type KernelKind, type KernelMemory } from './memory.js';
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

/** A seat is empty until its thread has come; the thread that leads sets it to work, and it comes back to rest. */
const AT_REST = 1;
const AT_WORK = 2;
const DISMISSED = 3;

/** How often a thread looks before it lies down: waking up takes longer than the gap between two passes. */
const LOOKS = 20000;

const MODE_NAMES = Object.keys(MODES) as Mode[];

/** Works for the thread that leads until it is dismissed. It blocks, so it is the whole life of a worker. */
export function serveWorker(job: WorkerJob): void {
  const layout = makeLayout({
    ...job,
    ranges: [Range.from(job.ranges[0]), Range.from(job.ranges[1])],
  });
  const walk = new Walk(layout, job.memory.buffer, makeKernels(job.kernels, job.memory), job.thread);
  const signals = new Int32Array(job.memory.buffer);
  const seat = SEATS + job.thread;
  Atomics.store(signals, seat, AT_REST);
  for (;;) {
    waitWhile(signals, seat, AT_REST);
    if (Atomics.load(signals, seat) === DISMISSED) return;
    const pass: Pass = {
      mode: MODE_NAMES[signals[MODE]!]!,
      traverser: signals[TRAVERSER]! as Side,
      iteration: signals[ITERATION]!,
      prune: signals[PRUNE] === 1,
    };
    walk.begin(pass);
    takeTasks(signals, walk, pass);
    // A dismissal that came meanwhile stays.
    Atomics.compareExchange(signals, seat, AT_WORK, AT_REST);
    Atomics.notify(signals, seat);
  }
}

function takeTasks(signals: Int32Array, walk: Walk, pass: Pass): void {
  const count = Atomics.load(signals, COUNT);
  for (let task = Atomics.add(signals, NEXT, 1); task < count; task = Atomics.add(signals, NEXT, 1))
    walk.runTask(pass, task);
}

function waitWhile(signals: Int32Array, word: number, value: number): void {
  for (let look = 0; look < LOOKS; look++) if (Atomics.load(signals, word) !== value) return;
  while (Atomics.load(signals, word) === value) Atomics.wait(signals, word, value);
}

/** The threads that work for this one. Those that have not come yet are not waited for. */
export class Crew {
  private readonly signals: Int32Array;

  constructor(
    spot: PostflopSpot,
    memory: KernelMemory,
    kernels: KernelKind,
    private readonly spawn: Spawn,
  ) {
    this.signals = new Int32Array(memory.buffer);
    this.size = spot.threads;
    const { tree, board, pot, rake, precision, isomorphism, threads } = spot;
    for (let thread = 1; thread < threads; thread++) {
      this.spawn({
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

  private readonly size: number;

  /** How many threads are there, this one included. */
  get present(): number {
    let present = 1;
    for (let thread = 1; thread < this.size; thread++)
      if (Atomics.load(this.signals, SEATS + thread) === AT_REST) present++;
    return present;
  }

  runTasks(walk: Walk, pass: Pass, count: number): void {
    const { signals } = this;
    signals[MODE] = MODES[pass.mode];
    signals[TRAVERSER] = pass.traverser;
    signals[ITERATION] = pass.iteration;
    signals[PRUNE] = pass.prune ? 1 : 0;
    Atomics.store(signals, COUNT, count);
    Atomics.store(signals, NEXT, 0);
    for (let thread = 1; thread < this.size; thread++) {
      const came = Atomics.compareExchange(signals, SEATS + thread, AT_REST, AT_WORK) === AT_REST;
      if (came) Atomics.notify(signals, SEATS + thread);
    }
    takeTasks(signals, walk, pass);
    for (let thread = 1; thread < this.size; thread++) waitWhile(signals, SEATS + thread, AT_WORK);
  }

  dismiss(): void {
    for (let thread = 1; thread < this.size; thread++) {
      Atomics.store(this.signals, SEATS + thread, DISMISSED);
      Atomics.notify(this.signals, SEATS + thread);
    }
  }
}
