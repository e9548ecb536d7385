import type { CoachWords } from '@doorcard/text';
import type { Label, NoLabel } from '@doorcard/coach';
import type { HoldingClass } from '@doorcard/search';
import type { OpinionKind } from '../opinion.js';

/** What the coach says on several pages. */
export interface CoachPageWords {
  readonly coach: CoachWords;
  readonly holdings: Readonly<Record<HoldingClass, string>>;
  /** A made low by its highest card. */
  readonly lowHolding: (top: string) => string;
  /** The name of a street where there is little room; undefined where it is short anyway. */
  readonly shortStreet: (street: string) => string | undefined;
  /** A number of verdicts of one kind: "1 mistake". */
  readonly count: (label: Label | NoLabel, count: number) => string;
  /** A list of what has been counted. */
  readonly list: (parts: readonly string[]) => string;
  readonly strip: {
    readonly name: string;
    readonly checking: string;
    readonly none: string;
    readonly clean: string;
    /** All verdicts of a hand in one sentence. */
    readonly sentence: (decisions: number, counts: string, lost: string) => string;
    readonly lost: (mean: string, half: string) => string;
  };
  readonly helped: string;
  readonly helpedMeaning: string;
  readonly rail: {
    readonly last: (street: string) => string;
    readonly lastHand: string;
    readonly nothing: string;
    readonly want: string;
    readonly wantMeaning: string;
    readonly show: string;
    readonly always: string;
    readonly values: string;
  };
  readonly bars: {
    readonly name: string;
    readonly best: string;
    readonly you: string;
    readonly both: string;
    readonly unit: string;
    /** "1,600 rollouts against players like Level 2; whiskers are 95 % intervals." */
    readonly source: (rollouts: string, against: string) => string;
    readonly overFolding: string;
  };
  readonly spread: string;
  readonly spreadMeaning: string;
  readonly seen: {
    readonly title: string;
    readonly unseen: (count: number) => string;
    readonly states: Readonly<Record<'mine' | 'live' | 'seen', (count: number) => string>>;
  };
  readonly opinions: {
    readonly title: string;
    /** They are in no sum. */
    readonly note: string;
    readonly book: (level: string, action: string) => string;
    readonly names: Readonly<Record<OpinionKind, string>>;
    readonly meanings: Readonly<Record<OpinionKind, string>>;
    readonly ask: Readonly<Record<OpinionKind, string>>;
    readonly stop: string;
    readonly ranges: string;
    readonly solving: (pair: number, pairs: number, iterations: string, exploitability: string) => string;
    readonly loading: string;
    readonly playing: (worlds: string, most: string) => string;
    /** How exact a solution is, and for what. */
    readonly solved: (exploitability: string) => string;
    readonly trained: (rollouts: string) => string;
    readonly loses: (action: string, loss: string) => string;
    readonly losesNothing: (action: string) => string;
    /** "takes it 70 %". */
    readonly taken: (share: string) => string;
    /** Why nobody can be asked, by the code. */
    readonly refusals: Readonly<Record<string, string>>;
    readonly refused: string;
  };
  /** Why a hand has no verdicts, by the code. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly failed: string;
}
