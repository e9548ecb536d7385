import type { CompiledGame, Layout } from '../game/compiledGame.js';

// A draw game in which hands are only known by their class and the cards of one player do not change those of the other.
// It is small enough for an exact best response.

/** What drawing a number of cards does to a hand: its class leads to a kind of what is kept, and the kind to new classes. */
export interface DrawTable {
  /** By class: the kind; -1 where this number of cards may not be drawn. */
  readonly kinds: Int32Array;
  /** By kind, and one more at the end: where its row begins. */
  readonly starts: Int32Array;
  /** The classes of all rows, and how likely each is. */
  readonly targets: Int32Array;
  readonly shares: Float64Array;
}

/** The classes of a game. A stage is the number of draws that a player has had. */
export interface HandClasses {
  /** How likely each class is in the first deal. */
  readonly first: Float64Array;
  /** By stage and number of cards drawn. */
  readonly draws: readonly (readonly DrawTable[])[];
  /** By class of the last stage: larger is better, equal is a tie. */
  readonly strengths: Int32Array;
  /** By stage and class: the bucket by which the strategy knows it. */
  readonly buckets: readonly Int32Array[];
}

export interface ClassGame {
  readonly game: CompiledGame;
  readonly classes: HandClasses;
  /** Of the strategy: where the cells of each round begin, and its number of buckets. */
  readonly layout: Layout;
  readonly counts: readonly number[];
  /** Of the strategy: the frequencies of actions. They need not add up to 1; a decision without any is played evenly. */
  readonly values: Float32Array;
}
