import type { Grade } from './grade.js';

/** Why a sparring partner does something. */
export type SparringCode =
  | 'spar_calls_anything'
  | 'spar_cannot_win'
  | 'spar_raises_anything'
  | 'spar_premium'
  | 'spar_not_premium'
  | 'spar_opens_anything'
  | 'spar_bets_when_checked_to'
  | 'spar_stays'
  | 'spar_gives_up'
  | 'spar_floats'
  | 'spar_stands_pat'
  | 'spar_draws'
  | 'spar_does_not_look';

/** What it looks at. */
export interface SparringData {
  /** What its own hand is worth to it. */
  readonly grade?: Grade;
}
