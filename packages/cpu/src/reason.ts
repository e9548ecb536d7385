import type { BadugiCode, BadugiData } from './badugi/badugiReason.js';
import type { LowCode, LowData } from './deuce/deuceReason.js';
import type { EquityCode, EquityData } from './equity/equityReason.js';
import type { Lv1Code, Lv1Data } from './lv1/lv1Reason.js';
import type { RazzCode, RazzData } from './razz/razzReason.js';
import type { ShareCode, ShareData } from './share/shareReason.js';
import type { SparringCode, SparringData } from './sparring/sparringReason.js';
import type { StudCode, StudData } from './stud/studReason.js';
import type { Stud8Code, Stud8Data } from './stud8/stud8Reason.js';

/**
 * Why a player did what it did, as JSON data. Any package may have codes of its own; `text` makes sentences of those
 * that it knows and shows the others as they are.
 */
export interface Reason {
  /** Why, in one word, as in `weak_bigbet`. */
  readonly code: string;
  /** The row of the decision table that fired, such as `stud/5th/facing/nothing`. */
  readonly rule: string;
  /** The numbers and words behind the decision. What a player did not look at is not there. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reasons that any player may have. */
export type CommonCode = 'only_choice' | 'free' | 'random' | 'progress';

/** What everybody looks at. */
export interface CommonData {
  /** Players still in the hand. */
  readonly players?: number;
  /** What it costs to stay in, and what is in the middle, in chips. */
  readonly price?: number;
  readonly pot?: number;
  /** The share of the pot that has to be won for the price to be right, 0..1. */
  readonly requiredEquity?: number;
}

/** The codes of this package. */
export type CpuCode =
  | CommonCode
  | Lv1Code
  | StudCode
  | RazzCode
  | Stud8Code
  | BadugiCode
  | EquityCode
  | ShareCode
  | LowCode
  | SparringCode;

type AllData = CommonData &
  Lv1Data &
  StudData &
  RazzData &
  Stud8Data &
  BadugiData &
  EquityData &
  ShareData &
  LowData &
  SparringData;
/** The data of this package's reasons. Mapped, because a plain interface does not fit a type with any keys. */
export type CpuData = { readonly [K in keyof AllData]: AllData[K] };

/** A reason of a player of this package: the compiler knows its code and its data. */
export interface CpuReason extends Reason {
  readonly code: CpuCode;
  readonly data: CpuData;
}
