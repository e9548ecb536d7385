import type { Seat } from '@doorcard/engine';
import type { Matchup, Stud8Role } from './role.js';
import type { Intent } from './splitBoard.js';
import type { Stud8Lock } from './stud8Lock.js';
import type { Stud8Start } from './stud8Start.js';

/** Why a player of Stud8 does something. */
export type Stud8Code =
  | 'eight_heads_up'
  | 'eight_heads_up_weak'
  | 'eight_two_left'
  | 'eight_bring_in'
  | 'eight_steal_bring_in'
  | 'eight_scoop_start'
  | 'eight_low_start'
  | 'eight_high_start'
  | 'eight_low_doors'
  | 'eight_thin'
  | 'eight_steal'
  | 'eight_one_way'
  | 'eight_trash'
  | 'eight_trips'
  | 'eight_aces'
  | 'eight_low_door_raised'
  | 'eight_resteal'
  | 'eight_defend'
  | 'eight_seldom'
  | 'eight_price'
  | 'eight_lock'
  | 'eight_half_lock'
  | 'eight_freeroll'
  | 'eight_monster'
  | 'eight_scooping'
  | 'eight_scoop_race'
  | 'eight_value_high'
  | 'eight_deny_low'
  | 'eight_value_low'
  | 'eight_value_board'
  | 'eight_raise_ahead'
  | 'eight_trap'
  | 'eight_slow_play'
  | 'eight_pressure'
  | 'eight_semi_bluff'
  | 'eight_missed_low'
  | 'eight_missed_high'
  | 'eight_quarter'
  | 'eight_check'
  | 'eight_call'
  | 'eight_no_half'
  | 'eight_scooped'
  | 'eight_low_dead';

/** What it looks at. "He" is the one who bet, or else the opponent with the strongest board. */
export interface Stud8Data {
  /** The opponent whose up cards are meant. */
  readonly about?: Seat;
  readonly stud8Start?: Stud8Start;
  /** Low doors that may still play, the bring-in apart; as the bring-in, all of them. */
  readonly lowDoors?: number;
  /** Dead lows that I need, that he needs, and all that others show: two for each card from ace to five, one from six to eight. */
  readonly lowPenalty?: number;
  readonly hisLowPenalty?: number;
  readonly deadLows?: number;
  readonly role?: Stud8Role;
  readonly intent?: Intent;
  readonly matchup?: Matchup;
  /** What cannot be lost. */
  readonly lock?: Stud8Lock;
  /** My low, as `aceToFive` ranks it. */
  readonly eightLow?: number;
  /** The share of the pot that the hand wins on average, 0..1, and what betting, raising or completing asks for. */
  readonly potShare?: number;
  readonly shareLine?: number;
}

/** Shares are shown with three digits. */
export const roundShare = (share: number): number => Math.round(share * 1000) / 1000;
