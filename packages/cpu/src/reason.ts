import type { BadugiCode, BadugiSeen } from './badugi/badugiReason.js';
import type { EquityCode, EquitySeen } from './equity/equityReason.js';
import type { Lv1Code, Lv1Seen } from './lv1/lv1Reason.js';
import type { RazzCode, RazzSeen } from './razz/razzReason.js';
import type { StudCode, StudSeen } from './stud/studReason.js';
import type { Stud8Code, Stud8Seen } from './stud8/stud8Reason.js';

/** Reasons that any player may have. */
export type CommonCode = 'only_choice' | 'free' | 'random' | 'progress';

/** Why, in one word, as in `FOLD:weak_bigbet`. */
export type ReasonCode = CommonCode | Lv1Code | StudCode | RazzCode | Stud8Code | BadugiCode | EquityCode;

/** What everybody looks at. */
export interface CommonSeen {
  /** Players still in the hand. */
  readonly players?: number;
  /** What it costs to stay in, in chips, and what lies in the middle. */
  readonly price?: number;
  readonly pot?: number;
  /** The share of the pot that has to be won for the price to be right, 0..1. */
  readonly requiredEquity?: number;
}

/** The numbers and words behind a decision. What a player did not look at is not there. */
export type Seen = CommonSeen & Lv1Seen & StudSeen & RazzSeen & Stud8Seen & BadugiSeen & EquitySeen;

/** Why a player did what it did, as data. `text` makes sentences of it. */
export interface Reason {
  readonly code: ReasonCode;
  /** The row of the decision table that fired, such as `stud/5th/facing/nothing`. */
  readonly rule: string;
  readonly seen: Seen;
}
