import type { ArenaWords } from '@doorcard/text';
import type { MatchProblem } from '../matchText.js';
import type { ExploiterKind } from '../strength.js';

/** What the command says of a match, and what the page adds. */
export interface ArenaPageWords extends Pick<
  ArenaWords,
  | 'player'
  | 'per100'
  | 'interval'
  | 'between'
  | 'handsForOne'
  | 'adjusted'
  | 'deviationRatio'
  | 'adjustedMeaning'
  | 'hands'
  | 'game'
  | 'played'
  | 'until'
  | 'stakes'
> {
  readonly title: string;
  readonly lead: string;
  readonly lab: string;
  readonly match: string;
  readonly first: string;
  readonly second: string;
  readonly partners: string;
  /** Level 4 is chosen in a game for which it was not trained. */
  readonly noStrategy: string;
  readonly length: string;
  readonly lengths: Readonly<Record<'hands' | 'until', string>>;
  readonly handCount: string;
  readonly mostHands: string;
  readonly margin: string;
  readonly marginMeaning: string;
  readonly seed: string;
  readonly seedMeaning: string;
  readonly luck: string;
  readonly luckMeaning: string;
  readonly start: string;
  readonly again: string;
  readonly pause: string;
  readonly resume: string;
  readonly stop: string;
  /** How long a run will take, and on how many threads. */
  readonly measuring: string;
  readonly expected: (time: string, threads: number) => string;
  readonly expectedUntil: (time: string, most: string, threads: number) => string;
  readonly slow: string;
  /** A time that is about right. */
  readonly time: (seconds: number) => string;
  readonly left: (time: string) => string;
  readonly versus: (first: string, second: string) => string;
  readonly result: string;
  readonly progress: string;
  readonly playedOf: (hands: string, of: string) => string;
  readonly speed: (time: string, perSecond: string) => string;
  readonly statuses: Readonly<Record<'running' | 'paused' | 'stopped' | 'over' | 'failed', string>>;
  readonly intervalOf: (percent: string) => string;
  readonly raw: string;
  readonly curve: string;
  readonly curveMeaning: (name: string) => string;
  readonly handNumber: string;
  readonly band: (line: string) => string;
  readonly asTable: string;
  readonly copyLink: string;
  readonly copyCommand: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly errors: Readonly<Record<MatchProblem['code'], (value: string) => string>>;
  readonly failed: (code: string) => string;
  readonly strength: {
    readonly title: string;
    readonly lead: (seed: string) => string;
    readonly steps: string;
    readonly stepsMeaning: string;
    readonly step: (above: string, below: string) => string;
    readonly exploitability: string;
    readonly exploitabilityMeaning: string;
    /** What an exploiter wins; a negative amount with `−`. */
    readonly wins: (value: string) => string;
    readonly unmeasured: string;
    /** Where a level has nothing of its own. */
    readonly playsLike: (level: string) => string;
    readonly noneMeasured: string;
    readonly unfinished: (hands: string) => string;
    readonly kinds: Readonly<Record<ExploiterKind, string>>;
    readonly improving: string;
    readonly unit: Readonly<Record<'bigBet' | 'bigBlind', string>>;
  };
}
