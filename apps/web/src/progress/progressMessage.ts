import type { Label, NoLabel } from '@doorcard/coach';
import type { Action, GameId } from '@doorcard/engine';
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

/** A decision as the table of losses needs it. */
export interface JudgedDecision {
  readonly street: string;
  /** Big bets; it may be a little below zero. */
  readonly loss: number;
  readonly label: Label | NoLabel;
  readonly taken: Action['type'];
  readonly best: Action['type'];
}

/** A judged hand; decisions that were made with help are not in it. */
export interface JudgedHand {
  readonly game: GameId;
  readonly day: number;
  readonly decisions: readonly JudgedDecision[];
}

/** What the counting thread says. It is our own, so its words are taken as they are. */
export type CountMessage =
  | { readonly type: 'counting'; readonly done: number; readonly all: number }
  | { readonly type: 'counted'; readonly counted: CountedHands }
  /** Oldest first; `unjudged` hands have no verdicts yet. */
  | { readonly type: 'judged'; readonly hands: readonly JudgedHand[]; readonly unjudged: number }
  | {
      readonly type: 'failed';
      readonly error: {
        readonly code: string;
        readonly value: string;
        readonly problem: string;
        readonly expected: string;
      };
    };
