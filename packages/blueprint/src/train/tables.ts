import type { Layout } from '../game/compiledGame.js';

/** What a player decides by. */
export interface PlayerTables {
  readonly layout: Layout;
  /** By round: the number of buckets. */
  readonly counts: readonly number[];
  /** Regrets in small bets; the frequencies of actions for a player that does not learn. */
  readonly values: Float32Array;
  /** Sums of the strategies played, for their average. A player that does not learn has an empty table. */
  readonly sums: Float32Array;
}
