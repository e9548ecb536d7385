import type { CoachWords } from '@doorcard/text';
import type { Label, NoLabel } from '@doorcard/coach';
import type { HoldingClass } from '@doorcard/search';

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
  /** Why a hand has no verdicts, by the code. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly failed: string;
}
