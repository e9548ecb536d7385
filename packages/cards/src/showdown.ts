import type { RankingId } from './ranking.js';

/**
 * How a game is decided: all that evaluation and equity need to know about it. The record of a game contains one, so a
 * new game gets both without extra code.
 */
export interface Showdown {
  /**
   * Who shares the pot: one ranking takes all; of two, each takes half (the first takes all if nobody has the second).
   */
  readonly rankings: readonly [RankingId] | readonly [RankingId, RankingId];
  /** The number of cards in a complete hand. */
  readonly handSize: number;
  /** The number of cards on a complete board. */
  readonly boardSize: 0 | 5;
  /** How many cards of the hand play: any, or exactly two as in Omaha. */
  readonly fromHand: 'any' | 'two';
  /** How often cards may be exchanged. */
  readonly draws: number;
}

const stud = { handSize: 7, boardSize: 0, fromHand: 'any', draws: 0 } as const;
const omaha = { handSize: 4, boardSize: 5, fromHand: 'two', draws: 0 } as const;
const fiveCardDraw = { handSize: 5, boardSize: 0, fromHand: 'any' } as const;

export const HOLDEM: Showdown = { rankings: ['high'], handSize: 2, boardSize: 5, fromHand: 'any', draws: 0 };
export const OMAHA: Showdown = { rankings: ['high'], ...omaha };
export const OMAHA_EIGHT: Showdown = { rankings: ['high', 'eightOrBetter'], ...omaha };
export const STUD: Showdown = { rankings: ['high'], ...stud };
export const STUD_EIGHT: Showdown = { rankings: ['high', 'eightOrBetter'], ...stud };
export const RAZZ: Showdown = { rankings: ['aceToFive'], ...stud };
export const BADUGI: Showdown = {
  rankings: ['badugi'],
  handSize: 4,
  boardSize: 0,
  fromHand: 'any',
  draws: 3,
};
export const DEUCE_TRIPLE: Showdown = { rankings: ['deuceToSeven'], ...fiveCardDraw, draws: 3 };
export const DEUCE_SINGLE: Showdown = { rankings: ['deuceToSeven'], ...fiveCardDraw, draws: 1 };
