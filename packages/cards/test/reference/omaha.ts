import { eightOrBetterOfFive } from './eightOrBetter.js';
import { bestOf, type NamedHand } from './hand.js';
import { highOfFive } from './high.js';
import { subsets } from './subsets.js';

/** Exactly two cards of the hand with exactly three of the board. */
const fives = (hand: readonly number[], board: readonly number[]): number[][] =>
  subsets(hand, 2).flatMap((two) => subsets(board, 3).map((three) => [...two, ...three]));

export const omahaHighReference = (hand: readonly number[], board: readonly number[]): NamedHand =>
  bestOf(fives(hand, board).map(highOfFive));

export const omahaLowReference = (hand: readonly number[], board: readonly number[]): NamedHand =>
  bestOf(fives(hand, board).map(eightOrBetterOfFive));
