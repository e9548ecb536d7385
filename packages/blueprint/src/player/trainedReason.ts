import type { Uncovered } from '../place.js';

/** Why a trained strategy decided: it takes one action here, or mixes. */
export type TrainedCode = 'trained_always' | 'trained_mix';

/** What the strategy does in this spot. Draws are named by the number of cards. */
export type MixedAction =
  'fold' | 'check' | 'call' | 'bringIn' | 'raise' | 'draw0' | 'draw1' | 'draw2' | 'draw3';

/** A hand as the abstraction sees it. */
export type TrainedHand =
  /** Badugi: the cards that count, and the two highest of them, from 0 for the ace. */
  | { readonly game: 'badugi'; readonly cards: number; readonly high: number; readonly second: number }
  /** Stud: the mean share of the pot at showdown against any hand with the other's up cards, from 0 to 1; by all own
   * cards, and by the own up cards alone. */
  | { readonly game: 'stud'; readonly own: number; readonly ownBoard: number };

export interface TrainedData {
  /** Each action and how often it is taken, above 0. */
  readonly mix?: readonly (readonly [MixedAction, number])[];
  readonly trainedHand?: TrainedHand;
  /** Draws that are still to come. */
  readonly drawsToCome?: number;
  /** How many cards the other player drew last; 0 is pat. */
  readonly otherDrew?: number;
  /** Why the trained strategy did not decide and another player did. */
  readonly untrained?: Uncovered | 'game' | 'unmet';
}
