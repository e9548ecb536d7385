import {
  CardSet,
  cardsOf,
  DECK_SIZE,
  refuse,
  succeed,
  type Combo,
  type InputErrorDetails,
  type Result,
} from '@doorcard/cards';
import { discounted } from '../cfr/discounted.js';
import type { Schedule } from '../cfr/schedule.js';
import { finish, type SolveSteps } from '../run/iterativeSolver.js';
import type { Side } from '../tree/bettingTree.js';
import type { BroadPath } from '../tree/nodePath.js';
import { SIDES, type HandList } from './boards.js';
import { makePostflopJobs, POSTFLOP_PASS, ThreadPool } from './threadPool.js';
import { fillMemory } from './fill.js';
import type { KernelOptions } from './kernelOptions.js';
import type { Kernels } from './kernels.js';
import { lockNode, unlockNode, type LockedStrategy } from './lock.js';
import { makeLayout, type Layout, type MemoryNeed, type PostflopSpot } from './layout.js';
import {
  canShare,
  chooseKernels,
  makeKernels,
  makeMemory,
  MAX_BYTES,
  refuseMemory,
  type KernelKind,
  type KernelMemory,
} from './memory.js';
import { Walk, type Pass } from './walk.js';
import { DISCOUNT_BYTES, RING, type Mode } from './words.js';

/** What makes a spot smaller. */
const REMEDY = 'fewer bet sizes, narrower ranges, or precision i16';

/** A spot to solve. Defaults are in brackets. */
export interface PostflopOptions
  extends KernelOptions, Pick<PostflopSpot, 'tree' | 'board' | 'ranges' | 'pot'> {
  /** (None) */
  readonly rake?: PostflopSpot['rake'];
  /** f32 stores four bytes per number, i16 two. (f32) */
  readonly precision?: PostflopSpot['precision'];
  /** Solves cards that differ only in suit names once. (true) */
  readonly isomorphism?: boolean;
}

/** Chips won since the spot began, out of position first. */
export interface Measured {
  /** With the average strategies of both sides. */
  readonly ev: readonly [number, number];
  /** What each side would win with the best response to the other. */
  readonly best: readonly [number, number];
  /** What best responses win beyond `ev`, averaged over both sides, as a share of the pot. */
  readonly exploitability: number;
}

/** The tables as flat arrays, to be stored. */
export interface PostflopTables {
  readonly [name: string]: Float32Array | Int16Array | Uint16Array | Int32Array;
}

/**
 * The iteration from which nodes that no hand reaches are skipped. Skipping saves 2 to 9 % of the time once strategies have
 * settled. It must not begin earlier: the first discounts clear all regrets, which changes the strategy of such a node.
 */
const PRUNE_FROM = 64;

/** Many times what the longest task takes. */
export const PATIENCE = 60_000;

const asSpot = (options: PostflopOptions): PostflopSpot => ({
  tree: options.tree,
  board: options.board,
  ranges: options.ranges,
  pot: options.pot,
  rake: options.rake ?? { rate: 0, cap: 0 },
  precision: options.precision ?? 'f32',
  isomorphism: options.isomorphism ?? true,
  threads: options.spawn !== undefined && canShare() ? (options.threads ?? 1) : 1,
});

/** The memory that a spot needs; nothing is allocated. */
export const estimateMemory = (options: PostflopOptions): MemoryNeed => makeLayout(asSpot(options)).memory;

/** Makes a solver; an error says why the spot cannot be solved. */
export function makePostflop(options: PostflopOptions): Result<Postflop> {
  const spot = asSpot(options);
  const problem = checkSpot(spot);
  if (problem !== undefined) return refuse(problem);
  const layout = makeLayout(spot);
  const { total } = layout.memory;
  const limit = Math.min(options.maxBytes ?? MAX_BYTES, MAX_BYTES);
  if (total > limit) return refuseMemory(total, limit, REMEDY);
  const kind = options.kernels ?? chooseKernels();
  const memory = takeMemory(kind, total, spot.threads > 1);
  return memory === undefined
    ? refuseMemory(total, undefined, REMEDY)
    : succeed(new Postflop(layout, memory, kind, options));
}

/** Undefined when the machine does not have enough memory. */
export function takeMemory(kind: KernelKind, bytes: number, shared: boolean): KernelMemory | undefined {
  try {
    return makeMemory(kind, bytes, shared);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function checkSpot({ board, ranges }: PostflopSpot): InputErrorDetails | undefined {
  if (CardSet.from(board).size !== board.length || board.length < 3 || board.length > 5) {
    return {
      code: 'board/wrong-size',
      value: board.join(' '),
      problem: `${board.length} cards on the board, or one of them twice`,
      expected: 'three, four or five different cards',
    };
  }
  const empty = ranges.findIndex((range) => range.without(CardSet.from(board)).size === 0);
  if (empty < 0) return undefined;
  return {
    code: 'range/no-live-combos',
    value: empty === 0 ? 'oop' : 'ip',
    problem: `no hand of the ${empty === 0 ? 'first' : 'second'} range can be dealt on the board`,
    expected: 'at least one hand without a card of the board',
  };
}

/** Counterfactual regret minimisation over the public tree: all hands of a side go through it together. */
export class Postflop {
  readonly kernels: Kernels;
  readonly buffer: ArrayBufferLike;
  private done = 0;
  private readonly schedule: Schedule;
  private readonly walk: Walk;
  private readonly pool: ThreadPool<Pass> | undefined;
  private readonly floats: Float32Array;
  private readonly doubles: Float64Array;
  private readonly deals: number;

  /** @internal Made by `makePostflop`. */
  constructor(
    readonly layout: Layout,
    memory: KernelMemory,
    readonly kernelKind: KernelKind,
    { schedule = discounted, spawn, patience = PATIENCE }: PostflopOptions,
  ) {
    this.schedule = schedule;
    this.kernels = makeKernels(kernelKind, memory);
    this.buffer = memory.buffer;
    this.floats = new Float32Array(this.buffer);
    this.doubles = new Float64Array(this.buffer);
    fillMemory(layout, this.buffer, this.kernels);
    this.walk = new Walk(layout, this.buffer, this.kernels, 0);
    this.deals = countDeals(layout.hands);
    this.pool =
      spawn === undefined || layout.spot.threads === 1
        ? undefined
        : new ThreadPool(
            makePostflopJobs(layout.spot, memory, kernelKind),
            POSTFLOP_PASS,
            memory,
            spawn,
            patience,
          );
  }

  /** Iterations done so far. */
  get iterations(): number {
    return this.done;
  }

  get memory(): MemoryNeed {
    return this.layout.memory;
  }

  /** Threads that are at work, this one included. */
  get threads(): number {
    return this.pool?.present ?? 1;
  }

  /** Runs `count` more iterations: one pass for each side in turn. Throws a `ThreadError` when a thread is lost. */
  iterate(count = 1): void {
    for (let i = 0; i < count; i++) {
      this.noteDiscounts();
      for (const side of SIDES) this.pass('update', side);
      this.done++;
      if (this.done % (RING / 2) === 0) this.settle();
    }
  }

  private noteDiscounts(): void {
    const { positive, negative, strategy } = this.schedule.discounts(this.done);
    const at = (this.layout.schedule + (this.done % RING) * DISCOUNT_BYTES) / 8;
    this.doubles.set([positive, negative, strategy], at);
  }

  /** The address of the values of the traverser's hands. */
  private pass(mode: Mode, traverser: Side): number {
    const prune = mode !== 'update' || this.done >= PRUNE_FROM;
    const pass = { mode, traverser, iteration: this.done, prune };
    const { pool, walk } = this;
    if (pool === undefined) return walk.runAlone(pass);
    return walk.run(pass, (count, aside) => pool.runTasks(walk, pass, count, aside));
  }

  /** Updates the nodes that were skipped because no hand reached them. Call it before reading the tables. */
  settle(): void {
    this.pool?.check();
    for (const traverser of SIDES)
      this.walk.settle({ mode: 'update', traverser, iteration: this.done, prune: true });
  }

  /** What a side wins in chips. */
  private value(mode: Mode, side: Side): number {
    const at = this.pass(mode, side) / 4;
    const total = this.walk
      .rootWeights(side)
      .reduce((sum, weight, hand) => sum + weight * this.floats[at + hand]!, 0);
    return total / this.deals + this.layout.spot.pot / 2;
  }

  /** What both sides win with the average strategies. */
  ev(): readonly [number, number] {
    this.settle();
    return [this.value('average', 0), this.value('average', 1)];
  }

  measure(): Measured {
    return finish(this.measureInSteps());
  }

  /** A step is one walk of the tree: about half an iteration. */
  *measureInSteps(): SolveSteps<Measured> {
    this.settle();
    const oop = this.value('average', 0);
    yield 0.25;
    const ip = this.value('average', 1);
    yield 0.5;
    const bestOop = this.value('best', 0);
    yield 0.75;
    const bestIp = this.value('best', 1);
    const gain = bestOop - oop + bestIp - ip;
    return { ev: [oop, ip], best: [bestOop, bestIp], exploitability: gain / 2 / this.layout.spot.pot };
  }

  /** As a share of the pot; quicker than all of `measure` where there is no rake. */
  exploitability(): number {
    const { pot, rake } = this.layout.spot;
    if (rake.rate > 0 && rake.cap > 0) return this.measure().exploitability;
    this.settle();
    return (this.value('best', 0) + this.value('best', 1) - pot) / 2 / pot;
  }

  /** Fixes the strategy of the decision at the end of a path; the solver does not change it. */
  lock(path: BroadPath, strategy: LockedStrategy): Result<void> {
    return lockNode(this.layout, this.buffer, path, strategy);
  }

  /** Unlocks a decision. */
  unlock(path: BroadPath): Result<void> {
    return unlockNode(this.layout, this.buffer, path, this.done - 1);
  }

  /** The current tables: views, not copies. */
  tables(): PostflopTables {
    this.settle();
    const { cells, rowCount, stateCount, regrets, sums, scales, states, spot } = this.layout;
    const { buffer } = this;
    return spot.precision === 'f32'
      ? {
          regrets: new Float32Array(buffer, regrets, cells),
          sums: new Float32Array(buffer, sums, cells),
          states: new Int32Array(buffer, states, stateCount),
        }
      : {
          regrets: new Int16Array(buffer, regrets, cells),
          sums: new Uint16Array(buffer, sums, cells),
          scales: new Float32Array(buffer, scales, 2 * rowCount),
          states: new Int32Array(buffer, states, stateCount),
        };
  }

  /** Continues from tables of the same spot. */
  load(tables: PostflopTables, iterations: number): Result<void> {
    const own = this.tables();
    for (const [name, table] of Object.entries(own)) {
      const given = tables[name];
      if (given?.constructor === table.constructor && given.length === table.length) continue;
      return refuse({
        code: 'tables/other-spot',
        value: name,
        problem: `the table "${name}" has ${given?.length ?? 0} numbers`,
        expected: `${table.length} numbers: the tables of the same spot, solved with the same options`,
      });
    }
    for (const [name, table] of Object.entries(own)) table.set(tables[name]!);
    this.done = iterations;
    return succeed(undefined);
  }

  /** Stops the other threads. */
  close(): void {
    this.pool?.stop();
  }
}

/** The weight of all pairs of hands without a card in common. */
function countDeals([oop, ip]: readonly [HandList, HandList]): number {
  const byCard = new Float64Array(DECK_SIZE);
  const byCombo = new Map<Combo, number>();
  let all = 0;
  for (const [i, combo] of ip.combos.entries()) {
    const weight = ip.weights[i]!;
    all += weight;
    byCombo.set(combo, weight);
    for (const card of cardsOf(combo)) byCard[card]! += weight;
  }
  return oop.combos.reduce((total, combo, i) => {
    const [high, low] = cardsOf(combo);
    return total + oop.weights[i]! * (all - byCard[high]! - byCard[low]! + (byCombo.get(combo) ?? 0));
  }, 0);
}
