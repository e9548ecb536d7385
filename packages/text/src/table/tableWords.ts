import type { HandDescription } from '@doorcard/cards';
import type { Chips, DrawRecord, GameId, RaiseKind } from '@doorcard/engine';

/** The words of a table, except events and actions. */
export interface TableWords {
  readonly games: Readonly<Record<GameId, string>>;
  /** What wins, in a few words: shown when a game begins. */
  readonly aims: Readonly<Record<GameId, string>>;
  /** By the stable names of the engine. */
  readonly streets: Readonly<Record<string, string>>;
  /** The name for the reader. */
  readonly you: string;
  readonly pot: (chips: Chips) => string;
  /** Pots by their number; the first is the main pot. */
  readonly potName: (pot: number) => string;
  readonly board: (cards: string) => string;
  readonly bet: (chips: Chips) => string;
  readonly folded: string;
  readonly allIn: string;
  readonly bringIn: string;
  readonly out: string;
  /** Short, as in `2-1-pat`, and in words for people who do not know the form. */
  readonly draws: (draws: readonly DrawRecord[]) => string;
  readonly drawsInWords: (draws: readonly DrawRecord[]) => string;
  readonly yourHand: (name: string) => string;
  readonly soFar: (board: HandDescription) => string;
  readonly bothHalves: (high: string, low: string) => string;
  readonly handNumber: (number: number) => string;
  readonly rotation: (handsLeft: number, next: string) => string;
  readonly level: (number: number, left: number, unit: 'hands' | 'seconds') => string;
  readonly studStakes: (ante: Chips, bringIn: Chips, small: Chips, big: Chips) => string;
  readonly limitStakes: (small: Chips, big: Chips) => string;
  readonly blindStakes: (small: Chips, big: Chips, ante: Chips) => string;
  readonly practice: (seed: string) => string;
  readonly nextGame: (game: string, aim: string) => string;
  /** What a seat has won or lost in a hand. */
  readonly result: (name: string, chips: Chips) => string;
  readonly place: (name: string, place: number, prize: number) => string;
  readonly tournamentOver: (winner: string) => string;
  readonly handOver: string;
  readonly paused: string;
  /** For a chair whose player is not available. */
  readonly substitute: (name: string, wanted: string, plays: string) => string;
}

/** Messages to the player, mostly in the terminal. */
export interface PlayWords {
  /** Keys and what they do, in the order of the help. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  readonly helpTitle: string;
  readonly back: string;
  readonly more: string;
  /** Labels of the line of keys. */
  readonly hint: string;
  readonly help: string;
  readonly quit: string;
  readonly next: string;
  readonly goOn: string;
  readonly why: string;
  readonly buyIn: (chips: Chips) => string;
  readonly waiting: (name: string) => string;
  readonly markCards: string;
  readonly draw: (count: number) => string;
  readonly amount: (as: RaiseKind, min: Chips, max: Chips) => string;
  readonly noAmount: string;
  readonly badKey: (key: string) => string;
  readonly notNow: string;
  readonly noCardThere: string;
  readonly markFirst: string;
  readonly whyTitle: (hand: number) => string;
  readonly nobodyDecided: string;
  readonly hintTitle: (player: string, action: string) => string;
  readonly savedTable: string;
  readonly resumed: string;
  /** Printed after the screen is closed. */
  readonly goodbye: (hands: number, won: Chips, file: string) => string;
  readonly noChips: string;
}
