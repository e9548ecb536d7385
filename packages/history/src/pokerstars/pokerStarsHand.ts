import type { Card } from '@doorcard/cards';
import type { Chips, GameId, Seat, Stakes, ViewEvent } from '@doorcard/engine';

export const POKERSTARS_SITES = ['PokerStars', 'Phenom Poker', 'Poker'] as const;
/** The site as the header names it; `Poker` is GGPoker's. All lines below it have the same form. */
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
  /** The seat number in the lines of the text; seats of the hand are counted from 0. */
  readonly chair: number;
}

/**
 * A hand as read from a text, but not played. The dealer decides whether the actions are legal. Seats are those of the
 * dealer: 0 is the first left of the button and the last one the button; in stud, where the text has no button, they
 * are in the order of the seat lines. Lists by seat have one entry for each player.
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
  /** As written in the header, with its time zone. */
  readonly time: string;
  readonly table: string;
  readonly maxSeats: number;
  /** The seat number of the button, which may be empty. Null in stud. */
  readonly button: number | null;
  readonly currency: PokerStarsCurrency;
  /** Our chips for 1.0 of the text. */
  readonly unit: number;
  /** By seat. */
  readonly players: readonly PokerStarsPlayer[];
  readonly stakes: Stakes;
  /** By seat: the part of `stakes.antes` that is a dead small blind. */
  readonly dead: readonly Chips[];
  /** Whether the text shows all cards and says so in its first line. Then there is no hero. */
  readonly isOpen: boolean;
  /** The seat whose cards the text shows; null when it shows nobody's. */
  readonly hero: Seat | null;
  /** By seat: all cards from the dealer, in order, for players whose cards the text shows; otherwise null. */
  readonly dealt: BySeat<readonly Card[]>;
  /** By seat, like `dealt`: for each draw the discarded positions, as bits; null where the text does not say. */
  readonly thrown: BySeat<readonly (number | null)[]>;
  /** By seat: the complete hand at the end, if it was shown, or mucked and listed in the summary. */
  readonly lastCards: BySeat<readonly Card[]>;
  /** All events, in the dealer's form and order, including those that a text only implies. */
  readonly events: readonly ViewEvent[];
  /** Which events are wagers with the remark that the betting is capped. */
  readonly capped: readonly number[];
  readonly rake: Chips;
  /** Whether there is a summary. */
  readonly isOver: boolean;
}

type BySeat<T> = readonly (T | null)[];
