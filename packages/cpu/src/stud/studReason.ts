import type { HighCategory } from '@doorcard/cards';
import type { LiveGrade } from './liveGrade.js';
import type { StudTier } from './studTier.js';

/** Why a player of Stud Hi does something. */
export type StudCode =
  | 'stud_bring_in'
  | 'stud_open'
  | 'stud_steal'
  | 'stud_weak_start'
  | 'stud_dead_start'
  | 'stud_premium'
  | 'stud_door_above'
  | 'stud_better_door'
  | 'stud_good_start'
  | 'stud_live_start'
  | 'stud_pair_ahead'
  | 'stud_pair_behind'
  | 'stud_cold'
  | 'stud_cold_trips'
  | 'stud_continue'
  | 'stud_too_expensive'
  | 'stud_value'
  | 'stud_thin_value'
  | 'stud_semi_bluff'
  | 'stud_wait'
  | 'stud_beaten'
  | 'stud_value_raise'
  | 'stud_draw_raise'
  | 'stud_made_call'
  | 'stud_live_call'
  | 'stud_peel'
  | 'stud_nothing'
  | 'stud_dead_draw'
  | 'stud_board_complete'
  | 'stud_full_raise'
  | 'stud_flush_raise'
  | 'stud_bluff_catch'
  | 'stud_few_signs';

/** What it looks at. */
export interface StudData {
  readonly tier?: StudTier;
  /** How dangerous the worst board looks, 0..10. */
  readonly threat?: number;
  /** How much of what the hand needs is still there. */
  readonly live?: LiveGrade;
  readonly made?: HighCategory;
  /** What the hand is on the way to. */
  readonly draw?: StudDraw;
  /** Signs on 7th street that one pair is good. */
  readonly signs?: number;
}

export type StudDraw = 'flush' | 'straight' | 'overcards';
