import type { CompiledGame } from '../game/compiledGame.js';

/** Which actions a traversal skips. Regrets are in small bets. */
export interface Pruning {
  /** The share of traversals that skip actions, from 0 to 1. */
  readonly share: number;
  /** Actions with a lower regret are skipped, at the earliest. */
  readonly below: number;
  /**
   * The limit is lower where a decision has been met often: this times the root of the number of meetings. The regret of
   * an action that is as good as the others wanders about as far, so a fixed limit would skip good actions.
   */
  readonly perRoot: number;
  /** No regret falls below this times the limit, so that a skipped action can come back. */
  readonly depth: number;
}

/** Limits of one round. */
export interface PruningLimits {
  readonly below: number;
  readonly floor: number;
}

/** By round: the limits after this many deals. */
export const findLimits = (
  { below, perRoot, depth }: Pruning,
  { rounds }: CompiledGame,
  counts: readonly number[],
  deals: number,
): PruningLimits[] =>
  rounds.map(({ rowCount }, at) => {
    const met = deals / (rowCount * counts[at]!);
    const limit = Math.min(below, perRoot * Math.sqrt(met));
    return { below: limit, floor: depth * limit };
  });
