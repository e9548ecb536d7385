import type { RankChar } from '@doorcard/cards';

/** Why a player of this family does something. */
export type EquityCode =
  | 'equity_bet'
  | 'equity_raise'
  | 'equity_all_in'
  | 'equity_pressure'
  | 'equity_check'
  | 'equity_call'
  | 'equity_enough'
  | 'equity_fold'
  | 'deuce_pat'
  | 'deuce_draw';

/** What it looks at. */
export interface EquityData {
  /** The share of the pot that the hand can expect, 0..1. */
  readonly equity?: number;
  /** How many deals it is the mean of. */
  readonly samples?: number;
  /** The share from which the hand bets or raises, 0..1. */
  readonly raiseFrom?: number;
  /** What a bet or raise goes to, in chips. */
  readonly raiseTo?: number;
  /** Deuce-to-seven: how many cards go, and the highest of those that stay. */
  readonly deuceThrown?: number;
  readonly deuceTop?: RankChar;
}
