export type GamePlayer = 0 | 1;

export const CHANCE = 2;
export const END = 3;

/** Who moves: a player, chance, or nobody because the game is over. */
export type Turn = GamePlayer | typeof CHANCE | typeof END;

/**
 * A game of two players whose payoffs add up to zero. Solvers use only these functions. Actions are the
 * numbers from 0 to `actions(state) - 1`; at a chance node they are the outcomes. States are immutable.
 */
export interface Game<S = number> {
  readonly name: string;
  root(): S;
  turn(state: S): Turn;
  /** How many actions or outcomes there are; not called when the game is over. */
  actions(state: S): number;
  /** The probability of an outcome; called at chance nodes only. */
  chance(state: S, outcome: number): number;
  next(state: S, action: number): S;
  /** What a player has won or lost; called only when the game is over. */
  payoff(state: S, player: GamePlayer): number;
  /** What the player to move knows, as a whole number from 0 to 2^53 - 1. No two information sets share one. */
  infoKey(state: S): number;
}

/** The frequency of each of the `actions` actions in the information set `infoKey`. */
export type Policy = (infoKey: number, actions: number) => ArrayLike<number>;
