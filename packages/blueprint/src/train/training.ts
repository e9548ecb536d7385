import { SCHEDULES } from '@doorcard/solver/game';
import type { Abstraction } from '../abstraction.js';
import type { TrainedGame } from '../abstractions.js';
import { makeStrategy, openTables, type Strategy } from '../strategy/strategy.js';
import { expandTables } from './expand.js';
import { Lane, type BatchReport, type Lesson } from './lane.js';
import { mergeLanes, type LearnedTables, type MergePlan } from './merge.js';
import { findLimits, type Pruning } from './pruning.js';

/** Everything that decides the result of a training, besides how long it runs. */
export interface TrainingPlan {
  readonly seed: bigint;
  /**
   * Each batch is split among lanes with tables of their own, which are merged after it. The result depends on the
   * number of lanes, but not on how many threads run them.
   */
  readonly lanes: number;
  /** Deals of a lane in one batch. */
  readonly deals: number;
  /** Batches with the coarser abstraction, if there is one, before those with the abstraction itself. */
  readonly coarseBatches: number;
  readonly pruning: Pruning;
}

export const USUAL_PLAN: Omit<TrainingPlan, 'seed' | 'deals'> = {
  lanes: 2,
  coarseBatches: 150,
  pruning: { share: 0.95, below: -100, perRoot: -6, depth: 4 },
};

/** Deals of a lane in one batch: a deal of a stud game takes a tenth of the time, so merging would take most of it. */
export const USUAL_DEALS: Readonly<Record<TrainedGame, number>> = {
  badugi: 4000,
  razz: 48_000,
  stud: 48_000,
  stud8: 48_000,
};

/** Makes room for tables: in memory that threads share, or not. */
export type Allocate = (cells: number) => Float32Array;

const allocateHere: Allocate = (cells) => new Float32Array(cells);

const allocateTables = (cells: number, allocate: Allocate): LearnedTables => ({
  regrets: allocate(cells),
  sums: allocate(cells),
});

/** How far a training is. */
export interface TrainingState {
  readonly batches: number;
  readonly nodes: number;
  readonly tables: LearnedTables;
}

/** A training of a strategy, or of an exploiter if there is an opponent that does not learn. */
export class Training {
  /** By lane. */
  lanes: readonly LearnedTables[];
  tables: LearnedTables;
  batches = 0;
  nodes = 0;
  private readonly allocate: Allocate;

  constructor(
    readonly target: Abstraction,
    readonly plan: TrainingPlan,
    readonly opponent?: Strategy,
    options: { readonly allocate?: Allocate; readonly state?: TrainingState } = {},
  ) {
    this.allocate = options.allocate ?? allocateHere;
    const { state } = options;
    this.batches = state?.batches ?? 0;
    this.nodes = state?.nodes ?? 0;
    this.tables = allocateTables(this.abstraction.layout.cells, this.allocate);
    if (state !== undefined) {
      // Into memory that threads share, where it is asked for.
      this.tables.regrets.set(state.tables.regrets);
      this.tables.sums.set(state.tables.sums);
    }
    this.lanes = this.openLanes();
  }

  /** The abstraction of the next batch. */
  get abstraction(): Abstraction {
    const { coarser } = this.target;
    return coarser !== undefined && this.batches < this.plan.coarseBatches
      ? coarser.abstraction
      : this.target;
  }

  private openLanes(): LearnedTables[] {
    return Array.from({ length: this.plan.lanes }, () => {
      const tables = allocateTables(this.tables.regrets.length, this.allocate);
      tables.regrets.set(this.tables.regrets);
      return tables;
    });
  }

  /** A lane to run batches with until the abstraction changes. */
  openLane(index: number): Lane {
    return new Lane(makeLesson(this.abstraction, this.lanes[index]!, this.opponent), this.plan, index);
  }

  /** How the lanes are merged after each has run the batch. */
  planMerge(): MergePlan {
    const { abstraction, batches } = this;
    const { pruning, lanes, deals } = this.plan;
    const limits = findLimits(pruning, abstraction.game, abstraction.counts, batches * lanes * deals);
    return {
      // The first batches count little: linear CFR gives batch t the weight t.
      discounts: SCHEDULES.linear.discounts(batches + 1),
      floors: limits.map(({ floor }, at) => ({ from: abstraction.layout.offsets[at]!, floor })),
    };
  }

  /** Merges the lanes and goes on to the next batch. Returns whether new lanes have to be opened. */
  finishBatch(reports: readonly BatchReport[]): boolean {
    mergeLanes(this.tables, this.lanes, this.planMerge());
    return this.advance(reports);
  }

  /** Goes on to the next batch after the lanes were merged. Returns whether new lanes have to be opened. */
  advance(reports: readonly BatchReport[]): boolean {
    const before = this.abstraction;
    for (const { nodes } of reports) this.nodes += nodes;
    this.batches++;
    const after = this.abstraction;
    if (after === before) return false;
    const tables = allocateTables(after.layout.cells, this.allocate);
    expandTables(after, this.tables, tables);
    this.tables = tables;
    this.lanes = this.openLanes();
    return true;
  }

  /** The average strategy so far. */
  makeStrategy(command: string): Strategy {
    const { seed, lanes, deals, coarseBatches } = this.plan;
    const { batches, nodes } = this;
    return makeStrategy(this.abstraction, this.tables, {
      seed: String(seed),
      lanes,
      deals,
      coarseBatches,
      batches,
      nodes,
      command,
    });
  }
}

/** Self-play, or play against a strategy that does not change. */
export function makeLesson(abstraction: Abstraction, own: LearnedTables, opponent?: Strategy): Lesson {
  const { game, layout, counts } = abstraction;
  const learner = { layout, counts, values: own.regrets, sums: own.sums };
  if (opponent === undefined) {
    return {
      game,
      learner,
      opponent: learner,
      openDeals: () => {
        const cards = abstraction.openDeal(abstraction);
        return [cards, cards];
      },
    };
  }
  return {
    game,
    learner,
    opponent: openTables(opponent),
    openDeals: () => [abstraction.openDeal(opponent.abstraction), opponent.abstraction.openDeal(abstraction)],
  };
}
