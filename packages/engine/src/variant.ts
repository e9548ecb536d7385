import type { Showdown } from '@doorcard/cards';

export const GAMES = [
  'badugi',
  'stud',
  'razz',
  'stud8',
  'limit-holdem',
  'holdem',
  'omaha8',
  'plo',
  '2-7-triple',
  '2-7-single',
] as const;
/** The games that Doorcard deals; your own variant may have any other id. */
export type GameId = (typeof GAMES)[number];

export type Betting = 'fixedLimit' | 'potLimit' | 'noLimit';

/** Who acts first: the player after the blinds, the first left of the button, the bring-in, or the best up cards. */
export type Opener = 'afterBlinds' | 'leftOfButton' | 'bringIn' | 'highBoard' | 'lowBoard';

export interface Street {
  /** A stable name, such as `preflop`, `draw1` or `5th`. */
  readonly name: string;
  /** Cards for each player, down and up, in this order. */
  readonly down?: number;
  readonly up?: number;
  /** Cards for the board. */
  readonly board?: number;
  /** Players exchange cards before they bet. */
  readonly draw?: boolean;
  readonly opens: Opener;
  /** The size of a wager in fixed limit. */
  readonly bet: 'small' | 'big';
}

/** A game as data. The dealer knows nothing else about games. */
export interface Variant {
  readonly id: string;
  /** The forced bets before the first decision. */
  readonly forced: 'blinds' | 'bringIn';
  /** In games with a bring-in: whose door card pays it, the lowest (ace high) or the highest (ace low). */
  readonly bringInBy?: 'lowestCard' | 'highestCard';
  readonly betting: Betting;
  readonly maxSeats: number;
  readonly streets: readonly Street[];
  readonly showdown: Showdown;
}
