import type { Betting, Chips, GameId, RuleSet, RuleSetId, Street, Variant } from '@doorcard/engine';
import type { LessonGame } from '../../shared/games/lessonGames.js';

/** The ways of comparing hands that share pots. */
export type PotRanking = 'high' | 'aceToFive' | 'eightOrBetter' | 'deuceToSeven' | 'badugi';

/** Which cards make the hand: all, those that count, the best five of seven, with a board, or two of Omaha. */
export type PlayingCards = 'all' | 'subset' | 'fiveOfSeven' | 'withBoard' | 'twoOfHand';

/** The pages that explain the games. */
export interface RulesWords {
  readonly title: string;
  readonly lead: string;
  readonly allGames: string;
  readonly rulesOf: (game: string) => string;
  readonly families: Readonly<Record<'draw' | 'stud' | 'board', string>>;
  /** A game in the list: how it is bet, and for how many players. */
  readonly tile: (betting: string, fewest: number, most: number) => string;
  readonly unknownGame: (name: string) => string;
  readonly play: (game: string) => string;
  readonly equity: string;
  readonly ruleSet: string;
  readonly ruleSets: Readonly<Record<RuleSetId, string>>;
  /** A game in two sentences. */
  readonly about: Readonly<Record<GameId, string>>;
  readonly mistake: string;
  readonly mistakes: Readonly<Record<GameId, string>>;
  readonly facts: RuleFactWords;
  readonly deal: string;
  readonly rounds: (rounds: number) => string;
  readonly dealt: (street: Street) => string;
  /** Who acts first on a street. */
  readonly opens: (street: Street, variant: Variant) => string;
  readonly bet: (size: Street['bet'], chips: Chips) => string;
  readonly betting: string;
  /** What has to be put in, and what that means for the first round. */
  readonly forcedRules: Readonly<Record<Variant['forced'], string>>;
  readonly bettingRules: Readonly<Record<Betting, string>>;
  readonly capRule: (wagers: number, forced: Variant['forced']) => string;
  readonly drawing: string;
  readonly drawingRule: (handSize: number) => string;
  readonly ranking: string;
  readonly rankings: Readonly<Record<PotRanking, readonly [name: string, meaning: string]>>;
  readonly best: string;
  /** How many cards of a badugi hand count. */
  readonly counting: (cards: number) => string;
  readonly playing: Readonly<Record<PlayingCards, string>>;
  readonly yourCards: string;
  readonly board: string;
  /** Behind the name of a card in a picture, for those who hear it. */
  readonly notPlaying: string;
  readonly halves: string;
  readonly halvesRules: readonly string[];
  readonly options: string;
  readonly optionValues: {
    readonly [Option in keyof RuleSet]: (value: RuleSet[Option]) => string;
  };
  readonly tournamentCap: string;
  readonly lesson: LessonFrameWords;
  /** For each question of a lesson, in its order. */
  readonly lessons: Readonly<Record<LessonGame, readonly LessonStepWords[]>>;
}

/** What every lesson says. */
export interface LessonFrameWords {
  readonly title: (game: string) => string;
  /** The link to it. */
  readonly open: string;
  readonly progress: (question: number, of: number) => string;
  readonly right: string;
  readonly wrong: string;
  readonly done: (right: number, of: number, game: string) => string;
  readonly play: (game: string) => string;
  readonly again: string;
}

export interface LessonStepWords {
  readonly question: string;
  readonly answers: readonly string[];
  /** Said after the answer, whichever it was. */
  readonly why: string;
}

/** A game at a glance. */
export interface RuleFactWords {
  readonly title: string;
  readonly players: string;
  readonly playerCount: (fewest: number, most: number) => string;
  readonly cards: string;
  readonly ownCards: (down: number, up: number) => string;
  readonly boardCards: (cards: number) => string;
  readonly draws: string;
  readonly drawCount: (draws: number) => string;
  readonly rounds: string;
  readonly betting: string;
  readonly bettings: Readonly<Record<Betting, string>>;
  readonly cap: string;
  readonly capCount: (wagers: number) => string;
  readonly stakes: string;
}
