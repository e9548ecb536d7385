import type { Matchup, Stud8Role } from './role.js';
import type { Intent } from './splitBoard.js';
import type { Stud8Start } from './stud8Start.js';

/** Why a player of Stud8 does something. */
export type Stud8Code =
  | 'eight_bring_in'
  | 'eight_scoop_start'
  | 'eight_dead_lows'
  | 'eight_low_start'
  | 'eight_high_start'
  | 'eight_low_doors'
  | 'eight_low_door_raised'
  | 'eight_steal'
  | 'eight_defend'
  | 'eight_one_way'
  | 'eight_trash'
  | 'eight_two_bets'
  | 'eight_seldom'
  | 'eight_freeroll'
  | 'eight_scooping'
  | 'eight_scoop_race'
  | 'eight_deny_low'
  | 'eight_high_ahead'
  | 'eight_high_behind'
  | 'eight_low_checks'
  | 'eight_low_vs_dirty'
  | 'eight_low_sure'
  | 'eight_low_livelier'
  | 'eight_quarter'
  | 'eight_air'
  | 'eight_air_peel'
  | 'eight_peel'
  | 'eight_clean_low'
  | 'eight_strong_high'
  | 'eight_high_vs_rough'
  | 'eight_scooped'
  | 'eight_low_dead'
  | 'eight_low_behind'
  | 'eight_low_goes_on'
  | 'eight_made_low'
  | 'eight_thin_high'
  | 'eight_missed_low'
  | 'eight_no_half'
  | 'eight_lock'
  | 'eight_good_half'
  | 'eight_half'
  | 'eight_few_signs';

/** What it looks at. "He" is the one who bet, or else the opponent with the strongest board. */
export interface Stud8Data {
  readonly stud8Start?: Stud8Start;
  /** Low doors still to act. */
  readonly lowDoors?: number;
  /** Dead lows that I need, and that he needs: two for each card from ace to five, one from six to eight. */
  readonly lowPenalty?: number;
  readonly hisLowPenalty?: number;
  readonly role?: Stud8Role;
  readonly intent?: Intent;
  readonly matchup?: Matchup;
  /** My low, as `aceToFive` ranks it. */
  readonly eightLow?: number;
  /** Signs on 7th street that half of the pot can be won. */
  readonly halfSigns?: number;
}
