import type { Action } from '@doorcard/engine';
import type { StatsWords } from '@doorcard/text';

/** The page about your own results. */
export interface ProgressWords extends StatsWords {
  readonly title: string;
  readonly lead: string;
  readonly counting: (done: number, all: number) => string;
  /** The counting thread has ended by itself. */
  readonly failed: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly play: string;
  /** The filters leave no hand. */
  readonly nothingHere: string;
  readonly showAll: string;
  readonly skipped: (hands: number) => string;
  readonly filters: string;
  readonly game: string;
  readonly allGames: string;
  readonly period: string;
  readonly periods: Readonly<Record<'all' | 'month' | 'week' | 'today', string>>;
  readonly summary: string;
  readonly hands: string;
  readonly result: string;
  readonly resultInBets: string;
  /** An amount with its unit: +12.5 BB. */
  readonly bets: (amount: string) => string;
  readonly per100: string;
  readonly needed: string;
  readonly neededMeaning: string;
  /** Between which bounds the truth lies, 95 times in 100. */
  readonly interval: string;
  readonly between: (low: string, high: string) => string;
  readonly tooFew: string;
  /** Under the figures, while there are too few hands for an interval or for a verdict. */
  readonly moreForInterval: (needed: number, more: number) => string;
  readonly moreForVerdict: (needed: number, more: number) => string;
  /** What an interval that holds 0 means, and one that does not. */
  readonly verdicts: Readonly<Record<'open' | 'winning' | 'losing', string>>;
  readonly curve: string;
  readonly curveMeaning: string;
  readonly curveText: (hands: number, result: string, showdown: string, other: string) => string;
  readonly lines: Readonly<Record<'result' | 'showdown' | 'other' | 'band', string>>;
  readonly handNumber: string;
  readonly byGame: string;
  readonly byPosition: string;
  readonly byEnd: string;
  readonly ends: Readonly<Record<'showdown' | 'other', string>>;
  readonly position: string;
  readonly end: string;
  readonly stats: string;
  readonly statsMeaning: string;
  readonly stat: string;
  readonly value: string;
  /** Times possible. */
  readonly times: string;
  readonly timesOf: (n: number) => string;
  readonly byStreet: string;
  readonly wholeHand: string;
  /** What decisions cost: the first thing on the page. */
  readonly losses: LossWords;
  readonly results: string;
}

export interface LossWords {
  readonly title: string;
  readonly unit: string;
  readonly basis: (hands: number, decisions: number) => string;
  readonly few: (decisions: number, least: number) => string;
  readonly fewMeaning: string;
  readonly judging: (done: number, all: number) => string;
  readonly unjudged: (hands: number) => string;
  readonly trend: string;
  readonly first: string;
  readonly now: string;
  readonly where: string;
  readonly whereMeaning: string;
  readonly little: string;
  readonly much: string;
  readonly soFar: (decisions: number) => string;
  readonly cell: (game: string, street: string, per100: string, half: string, decisions: number) => string;
  readonly leaks: string;
  readonly leaksMeaning: string;
  readonly noLeaks: string;
  /** One action where another was better. */
  readonly leak: (taken: string, best: string) => string;
  readonly actions: Readonly<Record<Action['type'], string>>;
  readonly leakCost: (per100: string, half: string, times: number) => string;
  readonly drill: string;
  readonly drillOf: (leak: string) => string;
}
