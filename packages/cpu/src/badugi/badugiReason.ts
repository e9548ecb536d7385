import type { PositionCategory } from './position.js';
import type { ReadingName } from './reading.js';

/** Why a player of this family does something. */
export type BadugiCode =
  // lv1
  | 'made_badugi'
  | 'badugi_draw'
  | 'two_low_cards'
  | 'no_badugi_hand'
  // lv2 before the draw
  | 'playable_badugi'
  | 'button_badugi'
  | 'best_three'
  | 'playable_three'
  | 'badugi_steal'
  | 'badugi_defence'
  | 'badugi_half_price'
  | 'outside_limits'
  | 'no_reraise_drawing_two'
  // lv2 after a draw
  | 'snow'
  | 'snow_caught'
  | 'badugi_ahead'
  | 'fewest_cards'
  | 'badugi_not_ahead'
  | 'strong_badugi'
  | 'badugi_odds'
  | 'badugi_no_odds'
  // the draw
  | 'stand_pat'
  | 'throw_top'
  | 'break_badugi'
  | 'keep_best';

/** What it looks at. */
export interface BadugiData {
  /** How many cards count, 1..4. */
  readonly badugiSize?: number;
  /** The highest card that counts, 1 (ace) to 13 (king). */
  readonly badugiHigh?: number;
  readonly position?: PositionCategory;
  /** The highest card that this seat plays, 1..13. */
  readonly openingLimit?: number;
  /** Raises before the first draw. */
  readonly raisesBefore?: number;
  /** The chance to be best at showdown, 0..1. */
  readonly badugiShare?: number;
  readonly drawsLeft?: number;
  /** Live opponents who stood pat. */
  readonly patOpponents?: number;
  /** What the one opponent, or the one who wagered last, is thought to have kept. */
  readonly opponentKept?: ReadingName;
  /** How often such a hand raises, or such a spot is bluffed, 0..1. */
  readonly raiseChance?: number;
  readonly snowChance?: number;
  /** 0..100, 50 = breaking and staying are worth the same. */
  readonly breakScore?: number;
  readonly cardsThrown?: number;
}
