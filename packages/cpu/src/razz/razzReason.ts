import type { Seat } from '@doorcard/engine';
import type { RazzStart } from './razzStart.js';

/** Why a player of Razz does something. */
export type RazzCode =
  | 'low_bring_in'
  | 'low_start'
  | 'low_open'
  | 'low_steal'
  | 'low_door_behind'
  | 'low_rough_open'
  | 'low_strong_start'
  | 'low_trap'
  | 'low_defend'
  | 'low_weak_start'
  | 'low_lock'
  | 'low_ahead'
  | 'low_pressure'
  | 'low_semi_bluff'
  | 'low_check_raise'
  | 'low_wait'
  | 'low_value_raise'
  | 'low_price'
  | 'low_too_expensive'
  | 'low_value'
  | 'low_bluff';

/** What it looks at. */
export interface RazzData {
  readonly razzStart?: RazzStart;
  /** Opponents who are still to act or have limped, with a door as low as mine or lower. */
  readonly lowerDoors?: number;
  /** The chance to win, 0..1: against everybody who is in, or first in against the best door left. */
  readonly lowChance?: number;
  /** What that chance has to be, the bets to come and the players behind counted. */
  readonly lowNeeded?: number;
  /** The chance that my up cards alone suggest, 0..1. */
  readonly lowLead?: number;
  /** My low, as `aceToFive` ranks it. */
  readonly lowHand?: number;
  /** How many bets of this street a call is expected to cost later. */
  readonly laterBets?: number;
  /** The opponent who is meant: who bet. */
  readonly about?: Seat;
}
