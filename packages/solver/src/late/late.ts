import { refuse, succeed, type Result } from '@doorcard/cards';
import type { NumberTables } from '@doorcard/sealed';
import { SCHEDULES } from '../cfr/schedules.js';
import type { Schedule } from '../cfr/schedule.js';
import {
  canShare,
  chooseKernels,
  MAX_BYTES,
  refuseMemory,
  type KernelKind,
  type KernelMemory,
} from '../postflop/memory.js';
import type { KernelOptions } from '../postflop/kernelOptions.js';
import { PATIENCE, takeMemory } from '../postflop/postflop.js';
import { ThreadPool, type LateJob } from '../postflop/threadPool.js';
import { finish, type SolveSteps } from '../run/iterativeSolver.js';
import type { Side } from '../tree/bettingTree.js';
import { Judge, sumDisjoint, type ReadShares } from './judge.js';
import { LATE_GAME_BY_ID } from './lateGame.js';
import { LayoutMaker, makeSpaces, type LateLayout, type LateSpaces } from './lateLayout.js';
import { makeLateKernels } from './lateMemory.js';
import type { LateSpot } from './lateSpot.js';
import type { LateDecision } from './lateTree.js';
import { LATE_PASS, LateWalk, type LatePass } from './lateWalk.js';
import { findSymmetry, NO_SYMMETRY, type SymmetrySubject } from './symmetry.js';

const SIDES = [0, 1] as const;
const WORD = 4;
/** What makes a spot smaller. */
const REMEDY = 'smaller ranges or fewer wagers';

/** Threads share the work of 6th street only. */
export interface LateOptions extends KernelOptions {
  /** Solves hands that differ only in suits once, where that is exact. (true) */
  readonly symmetry?: boolean;
  /** Weights that hands of one class must share besides the ranges. (None) */
  readonly alike?: SymmetrySubject['weights'];
}

/** In the unit of the pot, first player first; both values add up to the pot. */
export interface LateMeasured {
  readonly ev: readonly [number, number];
  readonly best: readonly [number, number];
}

export interface LateMemory {
  readonly tables: number;
  readonly hands: number;
  readonly work: number;
  readonly total: number;
}

/** Solves a late street by alternating discounted CFR over all hands of both ranges. */
export class LateSolver {
  private done = 0;
  readonly buffer: ArrayBufferLike;
  private readonly walk: LateWalk;
  private readonly pool: ThreadPool<LatePass> | undefined;
  private readonly schedule: Schedule;
  private readonly singles: Float32Array;
  private readonly words: Int32Array;
  /** The weight of all pairs of hands that can be dealt. */
  private readonly deals: number;
  private judge: Judge | undefined;

  constructor(
    readonly spot: LateSpot,
    readonly spaces: LateSpaces,
    readonly layout: LateLayout,
    readonly kernelKind: KernelKind,
    memory: KernelMemory,
    { schedule = SCHEDULES.discounted, spawn, patience = PATIENCE }: LateOptions,
  ) {
    this.buffer = memory.buffer;
    this.schedule = schedule;
    this.singles = new Float32Array(this.buffer);
    this.words = new Int32Array(this.buffer);
    this.walk = new LateWalk(layout, this.buffer, makeLateKernels(kernelKind, memory), 0);
    this.deals = countDeals(spaces);
    const jobs = layout.scratch
      .slice(1)
      .map((_, i): LateJob => ({ kind: 'late', thread: i + 1, memory, kernels: kernelKind, layout }));
    this.pool =
      spawn === undefined || jobs.length === 0
        ? undefined
        : new ThreadPool(jobs, LATE_PASS, memory, spawn, patience);
  }

  get iterations(): number {
    return this.done;
  }

  /** Threads that are at work, this one included. */
  get threads(): number {
    return this.pool?.present ?? 1;
  }

  get memory(): LateMemory {
    return memoryOf(this.layout);
  }

  iterate(count = 1): void {
    for (let i = 0; i < count; i++) {
      const discounts = this.schedule.discounts(this.done);
      for (const traverser of SIDES) this.pass({ mode: 'learn', traverser, ...discounts });
      this.done++;
    }
  }

  private pass(pass: LatePass): void {
    const { walk, pool } = this;
    walk.start(pass);
    const count = walk.countTasks(pass);
    if (pool === undefined || count === 0) {
      walk.prepare(pass);
      for (let task = 0; task < count; task++) walk.runTask(pass, task);
    } else pool.runTasks(walk, pass, count, () => walk.prepare(pass));
    walk.end(pass);
  }

  /** What a side would win by its best response, in the precision of the tables. */
  private bestValue(traverser: Side): number {
    const pass: LatePass = { mode: 'best', traverser, positive: 1, negative: 1, strategy: 1 };
    this.pass(pass);
    const { weights, alike } = this.spaces.spaces[0]!.sides[traverser];
    const total = this.walk.values(pass).reduce((sum, value, i) => sum + value * weights[i]! * alike[i]!, 0);
    return total / this.deals + this.spot.pot / 2;
  }

  /** The exploitability as a share of the pot, by the loops of the solver: a check that costs about an iteration. */
  *quickCheckInSteps(): SolveSteps<number> {
    const first = this.bestValue(0);
    yield 1 / 2;
    const { pot } = this.spot;
    return (first + this.bestValue(1) - pot) / 2 / pot;
  }

  quickCheck(): number {
    return finish(this.quickCheckInSteps());
  }

  /** The average strategy of a decision, by action and class of its side. Classes that never got there have equal shares. */
  readonly shares: ReadShares = (node) => this.readShares(node, 1 / node.actions.length);

  /** The same with another value for classes that never got there. */
  readShares({ id, side, actions }: LateDecision, nothing: number): Float64Array[] {
    const { sums, street } = this.layout.nodes[id]!;
    const { counts, rowBytes } = this.layout.streets[street]!;
    const rows = actions.map((_, a) => new Float32Array(this.buffer, sums + a * rowBytes, counts[side]));
    const shares = rows.map((row) => Float64Array.from(row));
    for (let i = 0; i < counts[side]; i++) {
      let sum = 0;
      for (const row of rows) sum += row[i]!;
      for (const row of shares) row[i] = sum > 0 ? row[i]! / sum : nothing;
    }
    return shares;
  }

  /** Fixes the strategy of a decision: shares by action and class. */
  lock({ id, side }: LateDecision, shares: readonly ArrayLike<number>[]): void {
    const { sums, street } = this.layout.nodes[id]!;
    const { counts, rowBytes } = this.layout.streets[street]!;
    for (const [a, row] of shares.entries())
      for (let i = 0; i < counts[side]; i++) this.singles[(sums + a * rowBytes) / WORD + i] = row[i]!;
    this.words[this.layout.locks / WORD + id] = 1;
  }

  isLocked(id: number): boolean {
    return this.walk.isLocked(id);
  }

  *measureInSteps(): SolveSteps<LateMeasured> {
    const judge = (this.judge ??= this.makeJudge());
    const first = judge.judgeSide(0);
    yield 1 / 2;
    const second = judge.judgeSide(1);
    return { ev: [first.ev, second.ev], best: [first.best, second.best] };
  }

  /** Exact values of the average strategies. */
  makeJudge(): Judge {
    return new Judge(this.spot, this.spaces, this.shares, (id) => this.isLocked(id));
  }

  measure(): LateMeasured {
    return finish(this.measureInSteps());
  }

  /** What best responses win beyond the pot, averaged over both sides, as a share of the pot. */
  exploitability(): number {
    return exploitabilityOf(this.measure(), this.spot.pot);
  }

  /** The tables of all decisions; they belong to the solver. */
  tables(): NumberTables {
    const { start, words } = this.layout.tables;
    return { late: new Float32Array(this.buffer, start, words) };
  }

  /** Continues from tables of the same spot. */
  load(tables: NumberTables, iterations: number): Result<void> {
    const own = this.tables()['late']!;
    const given = tables['late'];
    if (!(given instanceof Float32Array) || given.length !== own.length) {
      return refuse({
        code: 'tables/other-spot',
        value: 'late',
        problem: `the table "late" has ${given?.length ?? 0} numbers`,
        expected: `${own.length} numbers: the tables of the same spot, solved with the same options`,
      });
    }
    own.set(given);
    this.done = iterations;
    return succeed(undefined);
  }

  /** Stops the other threads. */
  close(): void {
    this.pool?.stop();
  }
}

export const exploitabilityOf = ({ best }: LateMeasured, pot: number): number =>
  (best[0] + best[1] - pot) / 2 / pot;

const memoryOf = ({ bytes, tableBytes, handBytes }: LateLayout): LateMemory => ({
  tables: tableBytes,
  hands: handBytes,
  work: bytes - tableBytes - handBytes,
  total: bytes,
});

/** The hands of a spot in classes: the largest symmetry that is exact. */
function listHands(spot: LateSpot, { symmetry = true, alike = [] }: LateOptions): LateSpaces {
  const subject: SymmetrySubject = {
    game: LATE_GAME_BY_ID[spot.game],
    live: spot.live,
    publicCards: [spot.up[0], spot.up[1], spot.dead],
    weights: [...spot.ranges, ...alike],
  };
  return makeSpaces(spot, symmetry ? findSymmetry(subject) : NO_SYMMETRY);
}

/** Allocates the tables of a spot. */
export function makeLateSolver(spot: LateSpot, options: LateOptions = {}): Result<LateSolver> {
  const { kernels = chooseKernels() } = options;
  const spaces = listHands(spot, options);
  const threads = countThreads(spot, options);
  const maker = new LayoutMaker(spot, spaces, threads);
  const layout = maker.make();
  const limit = Math.min(options.maxBytes ?? MAX_BYTES, MAX_BYTES);
  if (layout.bytes > limit) return refuseMemory(layout.bytes, limit, REMEDY);
  const memory = takeMemory(kernels, layout.bytes, threads > 1);
  if (memory === undefined) return refuseMemory(layout.bytes, undefined, REMEDY);
  for (const fill of maker.fills) fill(memory.buffer);
  return succeed(new LateSolver(spot, spaces, layout, kernels, memory, options));
}

/** The memory that a spot needs; no tables are allocated. */
export const estimateLateMemory = (spot: LateSpot, options: LateOptions = {}): LateMemory =>
  memoryOf(new LayoutMaker(spot, listHands(spot, options), countThreads(spot, options)).make());

/** Only the betting after a deal is divided among threads. */
const countThreads = ({ street }: LateSpot, { threads = 1, spawn }: LateOptions): number =>
  street === 6 && spawn !== undefined && canShare() ? threads : 1;

function countDeals({ spaces: [space] }: LateSpaces): number {
  const { weights, alike } = space!.sides[0];
  const others = sumDisjoint(space!, 0, space!.sides[1].weights);
  return others.reduce((sum, weight, i) => sum + weight * weights[i]! * alike[i]!, 0);
}
