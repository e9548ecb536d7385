import type { Card } from '@doorcard/cards';
import type { Chips, GameId, Seat, Stakes, ViewEvent } from '@doorcard/engine';

export const POKERSTARS_SITES = ['PokerStars', 'Phenom Poker'] as const;
/** Whose header it is; the lines below are of one shape. */
export type PokerStarsSite = (typeof POKERSTARS_SITES)[number];

export interface PokerStarsCurrency {
  /** Before every amount, as in `$`; empty for play and tournament chips. */
  readonly symbol: string;
  /** Three letters behind the stakes of the header, as in `USD`; may be empty. */
  readonly code: string;
}

export interface PokerStarsTournament {
  readonly id: string;
  /** As in `$10+$1 USD`; may be empty. */
  readonly buyIn: string;
  /** As in `IV`. */
  readonly level: string;
}

export interface PokerStarsPlayer {
  readonly name: string;
  /** The number of the seat at the table, which the lines of the text have; seats of the hand are counted from 0. */
  readonly chair: number;
}

/**
 * A hand as a text tells it: read, but not played. Whether the actions are legal is for the dealer to say. Seats are
 * those of the dealer: 0 is the first left of the button and the last one the button; in stud, which has no button
 * in the text, they stand in the order of the seat lines. Lists by seat have one entry for each player.
 */
export interface PokerStarsHand {
  readonly site: PokerStarsSite;
  readonly id: string;
  readonly tournament: PokerStarsTournament | null;
  /** The mix that the game is part of, as in `HORSE`. */
  readonly mix: string | null;
  readonly game: GameId;
  /** The two amounts of the header: the bets of fixed limit, otherwise the blinds. */
  readonly level: readonly [Chips, Chips];
  /** As it stands in the header, with its zone. */
  readonly time: string;
  readonly table: string;
  readonly maxSeats: number;
  /** The number at the table; nobody need sit there. Null in stud. */
  readonly button: number | null;
  readonly currency: PokerStarsCurrency;
  /** Our chips for 1.0 of the text. */
  readonly unit: number;
  /** By seat. */
  readonly players: readonly PokerStarsPlayer[];
  readonly stakes: Stakes;
  /** Whether the text has all cards open and says so in its first line. Then there is no hero. */
  readonly isOpen: boolean;
  /** Whose cards the text shows; null when it shows nobody's. */
  readonly hero: Seat | null;
  /** By seat: all cards that came from the dealer, in order, of those whose cards the text shows; otherwise null. */
  readonly dealt: BySeat<readonly Card[]>;
  /** By seat, like `dealt`: for each draw the places that were thrown, as bits; null where the text does not say. */
  readonly thrown: BySeat<readonly (number | null)[]>;
  /** By seat: the whole hand at the end, if it was shown, or mucked and told in the summary. */
  readonly lastCards: BySeat<readonly Card[]>;
  /** What happened, in the words and the order of the dealer: all of it, also what a text leaves to be understood. */
  readonly events: readonly ViewEvent[];
  /** Which of the events are wagers with the remark that the betting is capped. */
  readonly capped: readonly number[];
  readonly rake: Chips;
  /** Whether there is a summary. */
  readonly isOver: boolean;
}

type BySeat<T> = readonly (T | null)[];
