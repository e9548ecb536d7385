export type GamePlayer = 0 | 1;

export const CHANCE = 2;
export const END = 3;

/** Who moves: a player, chance, or nobody any more. */
export type Turn = GamePlayer | typeof CHANCE | typeof END;

/**
 * A game of two players whose payoffs add up to zero. Solvers know nothing else of a game. Actions are the numbers
 * from 0 up to `actions(state)`; at a chance node they are the outcomes. States are values: cheap to make, never changed.
 */
export interface Game<S = number> {
  readonly name: string;
  root(): S;
  turn(state: S): Turn;
  /** How many actions or outcomes there are; not asked at the end. */
  actions(state: S): number;
  /** How likely an outcome is; asked at chance nodes only. */
  chance(state: S, outcome: number): number;
  next(state: S, action: number): S;
  /** What a player has won or lost; asked at the end only. */
  payoff(state: S, player: GamePlayer): number;
  /** What the player to move knows, as a whole number from 0 to 2^53 - 1. No two information sets share one. */
  infoKey(state: S): number;
}

/** How often each action is taken in the information set `infoKey`, which has `actions` of them. */
export type Policy = (infoKey: number, actions: number) => ArrayLike<number>;
