import type { HighCategory } from '@doorcard/cards';
import type { Seat } from '@doorcard/engine';
import type { LiveGrade } from './liveGrade.js';
import type { StudTier } from './studTier.js';

/** Why a player of Stud Hi does something. */
export type StudCode =
  | 'stud_bring_in'
  | 'stud_open'
  | 'stud_steal'
  | 'stud_weak_start'
  | 'stud_door_above'
  | 'stud_premium'
  | 'stud_reraise'
  | 'stud_resteal'
  | 'stud_start_call'
  | 'stud_start_fold'
  | 'stud_lock'
  | 'stud_value'
  | 'stud_trap'
  | 'stud_semi_bluff'
  | 'stud_barrel'
  | 'stud_bluff'
  | 'stud_wait'
  | 'stud_beaten'
  | 'stud_monster'
  | 'stud_value_raise'
  | 'stud_slow_play'
  | 'stud_draw_raise'
  | 'stud_draw_call'
  | 'stud_made_call'
  | 'stud_bluff_catch'
  | 'stud_price_fold';

/** What it looks at. */
export interface StudData {
  readonly tier?: StudTier;
  /** The chance to win that was estimated, 0..1: against hands that would pay where it bets or raises. */
  readonly studChance?: number;
  /** The chance from which such a hand completes, bets or raises. */
  readonly studLine?: number;
  /** The chance that a call needs: the price, and what later bets add to it. */
  readonly studNeeds?: number;
  /** How dangerous the worst board looks, 0..10. */
  readonly threat?: number;
  /** How much of what the hand needs is still there. */
  readonly live?: LiveGrade;
  readonly made?: HighCategory;
  /** What the hand is on the way to. */
  readonly draw?: StudDraw;
  /** The seat whose cards or bet it is about. */
  readonly about?: Seat;
}

export type StudDraw = 'flush' | 'straight';
