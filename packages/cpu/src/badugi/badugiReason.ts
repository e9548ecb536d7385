import type { HeadsUpCode, HeadsUpData } from './headsUp/headsUpReason.js';
import type { OpeningSeat } from './openingSeat.js';
import type { ReadingName } from './reading.js';

/** Why a player of this family does something. */
export type BadugiCode =
  | HeadsUpCode
  // lv1
  | 'made_badugi'
  | 'badugi_draw'
  | 'three_low_cards'
  | 'two_low_cards'
  | 'no_badugi_hand'
  // lv2 before the draw
  | 'playable_badugi'
  | 'best_three'
  | 'playable_three'
  | 'badugi_steal'
  | 'badugi_defence'
  | 'badugi_half_price'
  | 'badugi_one_more'
  | 'outside_limits'
  // lv2 after a draw
  | 'snow'
  | 'snow_caught'
  | 'badugi_ahead'
  | 'fewest_cards'
  | 'badugi_not_ahead'
  | 'badugi_pressure'
  | 'draw_into_pat'
  | 'badugi_trap'
  | 'badugi_semi_bluff'
  | 'badugi_bluff'
  | 'badugi_bluff_raise'
  | 'badugi_lock'
  | 'strong_three'
  | 'strong_badugi'
  | 'badugi_odds'
  | 'badugi_no_odds'
  // the draw
  | 'stand_pat'
  | 'throw_top'
  | 'break_badugi'
  | 'keep_best';

/** What it looks at. */
export interface BadugiData extends HeadsUpData {
  /** How many cards count, 1..4. */
  readonly badugiSize?: number;
  /** The highest card that counts, 1 (ace) to 13 (king). */
  readonly badugiHigh?: number;
  readonly position?: OpeningSeat;
  /** The highest card that this seat plays, 1..13. */
  readonly openingLimit?: number;
  /** Raises before the first draw. */
  readonly raisesBefore?: number;
  /** The chance to be best at showdown, 0..1. */
  readonly badugiShare?: number;
  readonly drawsLeft?: number;
  /** Live opponents who stood pat. */
  readonly patOpponents?: number;
  /** The seat of the opponent whom the reading is about. */
  readonly about?: number;
  /** The chance that he has a badugi now, 0..1. */
  readonly opponentMade?: number;
  /** Unseen cards that make the hand better. */
  readonly estimatedOuts?: number;
  /** Chips of later rounds that a call counts on, to be won and to be paid. */
  readonly impliedOdds?: number;
  readonly laterPrice?: number;
  /** What the one opponent, or the one who wagered last, is thought to have kept. */
  readonly opponentKept?: ReadingName;
  /** How often such a hand raises, or such a spot is bluffed, 0..1. */
  readonly raiseChance?: number;
  readonly snowChance?: number;
  /** 0..100, 50 = breaking and staying are worth the same. */
  readonly breakScore?: number;
  /** The chance to be best at showdown after breaking, 0..1. */
  readonly breakShare?: number;
  readonly cardsThrown?: number;
}
