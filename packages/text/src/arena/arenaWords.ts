import type { Language } from '../language.js';
import { arenaEn } from './arenaEn.js';
import { arenaJa } from './arenaJa.js';

/** The unit of chips. */
export type UnitName = 'bigBet' | 'bigBlind' | 'mixed';

export type CriterionName =
  'SC-001' | 'SC-002' | 'SC-003' | 'SC-004' | 'SC-005' | 'SC-006' | 'SC-007' | 'SC-008';

export type FigureName =
  | 'earlyFolds'
  | 'lateFolds'
  | 'smallBlindFolds'
  | 'positionGap'
  | 'winRate'
  | 'raiseRatio'
  | 'raisesAgainstMany'
  | 'raisesAgainstPat'
  | 'snow'
  | 'lateSnow'
  | 'stolen'
  | 'adherence'
  | 'playedAdherence'
  | 'rounds'
  | 'goodBreaks'
  | 'notJudged';

/** About a match that stopped when its intervals were narrow enough. */
export interface UntilFacts {
  readonly margin: string;
  readonly looks: number;
  readonly planned: number;
  /** Of a single check, such as 99.5. */
  readonly percent: string;
  readonly isReached: boolean;
}

/** The words of the arena, in tables and in reports. */
export interface ArenaWords {
  readonly player: string;
  /** Units per 100 hands. */
  readonly per100: Readonly<Record<UnitName, string>>;
  readonly interval: string;
  readonly between: (low: string, high: string) => string;
  readonly handsForOne: string;
  /** The same result without luck: its column, and the ratio of the standard deviations. */
  readonly adjusted: string;
  readonly deviationRatio: string;
  readonly adjustedMeaning: string;
  readonly hands: string;
  readonly countHands: (hands: string) => string;
  readonly game: string;
  /** How much was played, and how fast. */
  readonly played: (hands: string, groups: string, isDuplicate: boolean) => string;
  readonly speed: (seconds: string, perSecond: string) => string;
  readonly until: (facts: UntilFacts) => string;
  readonly settings: (seed: string, rules: string) => string;
  readonly stakes: string;
  readonly written: (file: string) => string;
  // Ladder.
  readonly ladder: string;
  readonly rung: string;
  readonly beats: (above: string, below: string) => string;
  readonly headsUp: string;
  readonly table: string;
  readonly held: Readonly<Record<'yes' | 'no', string>>;
  readonly ratings: string;
  readonly rating: string;
  readonly ratingMeaning: string;
  readonly misfit: (value: string) => string;
  readonly matrix: string;
  readonly matrixMeaning: string;
  readonly against: string;
  // The panel of sparring partners.
  readonly panel: string;
  readonly panelMeaning: string;
  readonly partner: string;
  readonly level: string;
  readonly oneAtTable: string;
  // Folds of forced seats.
  readonly folds: string;
  readonly foldsMeaning: string;
  readonly atTable: string;
  // Reports.
  readonly matchTitle: (game: string) => string;
  readonly ladderTitle: string;
  readonly results: string;
  readonly curves: string;
  readonly curveMeaning: string;
  readonly curveText: (name: string, hands: string, result: string, low: string, high: string) => string;
  readonly styles: string;
  readonly stylesMeaning: string;
  readonly stylesOf: Readonly<Record<'table' | 'headsUp', (hands: string) => string>>;
  readonly stat: string;
  readonly street: (number: number) => string;
  readonly madeWith: (command: string) => string;
  // Criteria.
  readonly criterion: string;
  readonly verdict: Readonly<Record<'passed' | 'failed' | 'told', string>>;
  readonly criteria: Readonly<Record<CriterionName, string>>;
  readonly figure: string;
  readonly figures: Readonly<Record<FigureName, string>>;
  readonly value: string;
  readonly target: string;
}

const WORDS: Readonly<Record<Language, ArenaWords>> = { en: arenaEn, ja: arenaJa };

/** Separate from the other words, which the page loads before it shows anything. */
export const arenaWordsOf = (language: Language): ArenaWords => WORDS[language];
