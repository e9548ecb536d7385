import { streamOf } from '@doorcard/cpu';
import type { CompiledGame, PlayerIndex } from '../game/compiledGame.js';
import type { Deal } from '../game/deal.js';
import { findLimits, type Pruning } from './pruning.js';
import type { PlayerTables } from './tables.js';
import { Traversal } from './traversal.js';

export interface LaneOptions {
  readonly seed: bigint;
  readonly lanes: number;
  /** Deals of a lane in one batch. */
  readonly deals: number;
  readonly pruning: Pruning;
}

/** What a lane learns: to play against itself, or against a player that does not learn. */
export interface Lesson {
  readonly game: CompiledGame;
  /** The tables that learn. */
  readonly learner: PlayerTables;
  /** The learner itself in self-play. */
  readonly opponent: PlayerTables;
  /** By the learner's seat: deals in which the hands of each player are grouped as his tables expect. */
  readonly openDeals: () => readonly [Deal, Deal];
}

export interface BatchReport {
  /** Decisions and ends visited. */
  readonly nodes: number;
  /** What the learner won on average, in small bets per deal, in the strategies that were sampled. */
  readonly value: number;
}

/**
 * Runs batches of deals on tables of its own. Which deals a batch has depends on the seed, the batch and the lane alone,
 * so it does not matter which thread runs it.
 */
export class Lane {
  private readonly deals: readonly [Deal, Deal];
  private readonly traversals: readonly [Traversal, Traversal];

  constructor(
    private readonly lesson: Lesson,
    private readonly options: LaneOptions,
    private readonly index: number,
  ) {
    const { game, learner } = lesson;
    const open = (cards: Deal): Traversal =>
      new Traversal(game, cards, options.pruning.share, learner, streamOf(0, 0, 0, 0));
    this.deals = lesson.openDeals();
    this.traversals = [open(this.deals[0]), open(this.deals[1])];
  }

  run(batch: number): BatchReport {
    const { learner, opponent } = this.lesson;
    const { seed, lanes, deals, pruning } = this.options;
    const rng = streamOf(Number(BigInt.asIntN(32, seed ^ (seed >> 32n))), batch, this.index, 0);
    const nodesOf = (): number => this.traversals[0].nodes + this.traversals[1].nodes;
    const before = nodesOf();
    let value = 0;
    const limits = findLimits(pruning, this.lesson.game, learner.counts, batch * lanes * deals);
    for (const traversal of this.traversals) {
      traversal.rng = rng;
      traversal.setLimits(limits);
    }
    for (const cards of this.deals) cards.reset();
    for (let i = 0; i < deals; i++) {
      for (let me: PlayerIndex = 0; me < 2; me++) {
        if (me === 0 || this.deals[1] !== this.deals[0]) this.deals[me as PlayerIndex].deal(rng);
        value += this.traversals[me as PlayerIndex].run(me as PlayerIndex, learner, opponent);
      }
    }
    return { nodes: nodesOf() - before, value: value / (2 * deals) };
  }
}
