import { VARIANTS } from '../variants/index.js';
import { GAMES, type GameId } from '../variant.js';
import { optional, oneOf, record, whole, type Check } from './shape.js';

/** The usual mixes, in the order in which their games are dealt. */
export const ROTATIONS = {
  horse: ['limit-holdem', 'omaha8', 'razz', 'stud', 'stud8'],
  '8-game': ['2-7-triple', 'limit-holdem', 'omaha8', 'razz', 'stud', 'stud8', 'holdem', 'plo'],
  'stud-family': ['stud', 'razz', 'stud8'],
  'badugi-stud': ['badugi', 'stud', 'razz', 'stud8'],
} as const satisfies Record<string, readonly GameId[]>;
export type RotationId = keyof typeof ROTATIONS;

/** One game, a usual mix, or any order of games; a game may come more than once. */
export type GameChoice = GameId | RotationId | readonly GameId[];

export function gamesOf(choice: GameChoice): readonly GameId[] {
  if (typeof choice !== 'string') return choice;
  return isRotation(choice) ? ROTATIONS[choice] : [choice];
}

const isRotation = (choice: string): choice is RotationId => Object.hasOwn(ROTATIONS, choice);

/** The most players that every game of the list can seat. */
export const smallestTable = (games: readonly GameId[]): number =>
  Math.min(...games.map((game) => VARIANTS[game].maxSeats));

/**
 * When the next game begins: after a number of hands, after an orbit (as many hands as players are dealt in when the
 * game begins, because in stud the button does not move), or with the level.
 */
export type GameChange =
  | { readonly every: 'hands'; readonly hands: number }
  | { readonly every: 'orbit' }
  | { readonly every: 'level' };

export const gameCheck: Check = oneOf(GAMES);

export const changeCheck: Check = (value) =>
  record({ every: oneOf(['hands', 'orbit', 'level']), hands: optional(whole(1)) })(value) ??
  ((value as GameChange).every === 'hands' ? record({ hands: whole(1) })(value) : undefined);

/** The position of a session in its rotation. */
export interface Turn {
  /** Which game of the list. */
  readonly at: number;
  /** How many hands of it have been played. */
  readonly hands: number;
  /**
   * How many hands it lasts; 0 while that is open: before its first hand, and always when games change with the level.
   */
  readonly length: number;
}

export const FIRST_TURN: Turn = { at: 0, hands: 0, length: 0 };

/** The turn when a hand begins with `players` players. */
export function beginTurn(turn: Turn, change: GameChange, players: number): Turn {
  if (turn.hands > 0 || change.every === 'level') return turn;
  return { ...turn, length: change.every === 'hands' ? change.hands : players };
}

/** The turn after a hand: the next one when this was the last hand of its game. */
export function endTurn(turn: Turn, games: number): Turn {
  const hands = turn.hands + 1;
  const isLast = turn.length > 0 && hands >= turn.length;
  return isLast ? { at: (turn.at + 1) % games, hands: 0, length: 0 } : { ...turn, hands };
}
