/** Why a player who reads ranges does something. */
export type ShareCode =
  | 'range_open'
  | 'range_raise'
  | 'range_bluff'
  | 'range_call'
  | 'range_free'
  | 'range_fold'
  | 'share_lock'
  | 'share_value'
  | 'share_raise'
  | 'share_pressure'
  | 'share_draw_bet'
  | 'share_bluff'
  | 'share_trap'
  | 'share_check'
  | 'share_call'
  | 'share_draw_call'
  | 'share_enough'
  | 'share_fold';

/** The rules of the streets, by the name that a reason has. */
export const SHARE_RULES = [
  'first/open',
  'first/limped',
  'first/free',
  'first/limp',
  'first/fold',
  'first/capped',
  'first/reraise',
  'first/bluff',
  'first/call',
  'first/give-up',
  'later/value',
  'later/trap',
  'later/bluff',
  'later/showdown',
  'later/draw-bet',
  'later/pressure',
  'later/check',
  'later/raise',
  'later/enough',
  'later/draw-raise',
  'later/call',
  'later/draw-call',
  'later/fold',
] as const;
export type ShareRule = (typeof SHARE_RULES)[number];

/** What it looks at. */
export interface ShareData {
  /** The part of all starting hands that are better, 0..1. */
  readonly place?: number;
  /** The part of all starting hands that would do this here, 0..1. */
  readonly widest?: number;
  /** The part of all starting hands that the last raiser is read as having, 0..1. */
  readonly raiserTop?: number;
  /** The share of the pot against what the opponents are read as holding, 0..1. */
  readonly share?: number;
  /** The share that a call asks for, 0..1: the price, more while more can be lost, less for a draw. */
  readonly needed?: number;
  /** The share against what would stay in after a wager, 0..1. */
  readonly called?: number;
  /** The strength that the betting of the strongest opponent has shown: 0 none, 1 for each raise. */
  readonly shown?: number;
  /** How often it does this here, 0..1. */
  readonly frequency?: number;
}
