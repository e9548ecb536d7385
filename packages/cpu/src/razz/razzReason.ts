import type { RazzStart } from './razzStart.js';

/** Why a player of Razz does something. */
export type RazzCode =
  | 'low_bring_in'
  | 'low_start'
  | 'low_two_lows'
  | 'low_steal'
  | 'low_trap'
  | 'low_door_behind'
  | 'low_best_door'
  | 'low_good_enough'
  | 'low_weak_start'
  | 'low_resteal'
  | 'low_defend'
  | 'low_cold'
  | 'low_continue'
  | 'low_too_expensive'
  | 'low_bricked'
  | 'low_draw'
  | 'low_pressure'
  | 'low_wait'
  | 'low_ahead'
  | 'low_peel'
  | 'low_unbeaten'
  | 'low_four_lows'
  | 'low_outnumbered'
  | 'low_he_is_rough'
  | 'low_he_is_drawing_dead'
  | 'low_price'
  | 'low_nothing'
  | 'low_lock'
  | 'low_value'
  | 'low_thin_value'
  | 'low_value_raise'
  | 'low_showdown'
  | 'low_clean_board'
  | 'low_bluff_catch'
  | 'low_few_signs';

/** What it looks at. "He" is the one who bet, or else the opponent with the cleanest board. */
export interface RazzData {
  readonly razzStart?: RazzStart;
  /** Opponents still to act whose door is as low as mine or lower. */
  readonly lowerDoors?: number;
  /** Seen cards from ace to five that I need. */
  readonly deadLows?: number;
  /** Others' up cards of ranks that I hold. */
  readonly safeDead?: number;
  /** Seen cards from ace to five that he needs. */
  readonly hisDeadLows?: number;
  /** How many different ranks from ace to eight I hold. */
  readonly lowCards?: number;
  readonly badCards?: number;
  readonly hisBadCards?: number;
  readonly dirt?: number;
  /** My low, as `aceToFive` ranks it. */
  readonly lowHand?: number;
  /** Signs on 7th street that a call is right. */
  readonly callSigns?: number;
}
