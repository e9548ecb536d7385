import type { Chips, GameId, LevelUnit, RotationId } from '@doorcard/engine';

type Level = 'random' | 'lv0' | 'lv1' | 'lv2';
/** Games that the computer players play alike. */
export type PlayFamily = 'stud' | 'razz' | 'stud8' | 'badugi' | 'sampled' | 'mix';

/** The page on which a table is chosen. */
export interface StartWords {
  readonly title: string;
  readonly games: string;
  readonly mixes: string;
  readonly mixNames: Readonly<Record<RotationId, string>>;
  /** Names for rows of many. */
  readonly shortGames: Readonly<Record<GameId, string>>;
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
  readonly levels: Readonly<Record<Level, string>>;
  /** The manners of a level, by the profiles of the players. */
  readonly manners: Readonly<Record<string, string>>;
  readonly player: (level: string, manner: string) => string;
  /** What a level does not look at. */
  readonly ignores: Readonly<Record<Level, Readonly<Record<PlayFamily, string>>>>;
  readonly mannersMeaning: string;
  readonly opponentName: (number: number) => string;
  readonly opponentPlayer: (name: string) => string;
  readonly more: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'usual' | 'fast' | 'off', string>>;
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
