import type { Chips, GameId, LevelUnit, RotationId } from '@doorcard/engine';

import type { LevelChoice, PlayerName } from '../../shared/tableChoice/players.js';

/** Games that the computer players play alike. */
export type PlayFamily = 'stud' | 'razz' | 'stud8' | 'badugi' | 'sampled' | 'mix';

/** The page on which a table is chosen. */
export interface StartWords {
  readonly tagline: string;
  readonly dealMeIn: string;
  readonly dealMeInMeaning: string;
  /** A button that deals a game or a mix at once. */
  readonly dealGame: (game: string) => string;
  /** The last game again. */
  readonly again: (game: string) => string;
  readonly yourTurn: (game: string) => string;
  readonly tableWaits: (game: string) => string;
  readonly continue: string;
  readonly mixesShort: string;
  readonly atYourTable: string;
  readonly customise: string;
  /** The way to matches between computer players. */
  readonly arena: string;
  /** For those who know hold'em. */
  readonly learnFirst: string;
  readonly lessons: string;
  readonly learnBar: {
    readonly title: string;
    readonly first: string;
    readonly due: (count: number) => string;
    readonly drills: string;
    readonly today: string;
    readonly review: string;
  };
  readonly learn: (game: string) => string;
  /** A good hand of each game, in words. */
  readonly samples: Readonly<Record<GameId, string>>;
  /** One honest line for each level. */
  readonly levelLines: Readonly<Record<LevelChoice, string>>;
  /** What a style changes, by the id of the player. */
  readonly styleLines: Readonly<Partial<Record<PlayerName, string>>>;
  readonly title: string;
  readonly games: string;
  readonly mixes: string;
  readonly mixNames: Readonly<Record<RotationId, string>>;
  readonly own: OwnRotationWords;
  readonly change: string;
  readonly changeHands: (hands: number) => string;
  readonly changeOrbit: string;
  readonly changeLevel: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'cash' | 'tournament', readonly [name: string, meaning: string]>>;
  readonly stakes: string;
  readonly stakesNames: Readonly<Record<'low' | 'mid' | 'high', string>>;
  readonly stack: string;
  /** In big bets, or in big blinds where nothing limits a bet. */
  readonly depth: (depth: number) => string;
  readonly chips: (chips: Chips) => string;
  readonly structure: string;
  readonly structures: Readonly<Record<'usual' | 'turbo' | 'short', string>>;
  readonly structureMeaning: (levels: number, lasts: number, by: LevelUnit, chips: Chips) => string;
  readonly levelsBy: string;
  readonly levelsByUnits: Readonly<Record<LevelUnit, string>>;
  readonly opponents: string;
  readonly seatLimit: (game: string, seats: number, opponents: number) => string;
  readonly level: string;
  /** What a level does not look at. */
  readonly ignores: Readonly<Record<LevelChoice, Readonly<Record<PlayFamily, string>>>>;
  readonly stylesMeaning: string;
  /** Sparring partners in the list of players, and what they are. */
  readonly partners: string;
  readonly partnerMeaning: string;
  readonly opponentName: (number: number) => string;
  readonly opponentPlayer: (name: string) => string;
  readonly more: string;
  readonly speed: string;
  readonly practice: string;
  readonly practiceMeaning: string;
  readonly practiceMark: string;
  readonly seed: string;
  readonly badSeed: string;
  readonly yourTable: string;
  readonly opponentCount: (count: number) => string;
  readonly deal: string;
  readonly waiting: string;
  readonly goOn: (game: string, hands: number) => string;
  readonly savedTitle: string;
  readonly saved: string;
  readonly goOnSaved: string;
  readonly giveUp: string;
}

/** An order of games that the visitor makes. */
interface OwnRotationWords {
  readonly name: string;
  /** The button that deals it. */
  readonly deal: string;
  /** At the end of the mixes. */
  readonly short: string;
  readonly meaning: string;
  readonly order: string;
  readonly add: string;
  readonly addGame: (game: string) => string;
  readonly drag: (game: string) => string;
  readonly up: (game: string) => string;
  readonly down: (game: string) => string;
  readonly remove: (game: string) => string;
  /** Said after a move. */
  readonly moved: (game: string, place: number, of: number) => string;
  readonly empty: string;
  readonly change: string;
}
