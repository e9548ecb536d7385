import type { Counters } from '@doorcard/history';

/** A hand as the result curve needs it. */
export interface HandPoint {
  readonly game: string;
  /** The local day as a number: 20261116. */
  readonly day: number;
  /** Won or lost, in big bets. */
  readonly bets: number;
  readonly isShowdown: boolean;
}

/** All that was counted. */
export interface CountedHands {
  /** Oldest first. */
  readonly points: readonly HandPoint[];
  /** By day, so that a period is a sum of days. */
  readonly days: readonly (readonly [day: number, counters: Counters])[];
  /** Why some hands are not in it, by code. */
  readonly skipped: Readonly<Record<string, number>>;
}

/** What the counting thread says. It is our own, so its words are taken as they are. */
export type CountMessage =
  | { readonly type: 'counting'; readonly done: number; readonly all: number }
  | { readonly type: 'counted'; readonly counted: CountedHands }
  | {
      readonly type: 'failed';
      readonly error: {
        readonly code: string;
        readonly value: string;
        readonly problem: string;
        readonly expected: string;
      };
    };
