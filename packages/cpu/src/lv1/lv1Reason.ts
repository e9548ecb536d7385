/** Why a player of lv1 does something. */
export type Lv1Code =
  | 'value'
  | 'sure_winner'
  | 'semi_bluff'
  | 'bluff'
  | 'weak_bring_in'
  | 'weak_check'
  | 'weak_smallbet'
  | 'weak_bigbet'
  | 'beaten_board'
  | 'cheap_call'
  | 'fair_call'
  | 'strong_call'
  | 'raised_enough';

/** What it looks at. */
export interface Lv1Data {
  /** What the hand is worth, 0..100. */
  readonly score?: number;
  /** The line that it was compared with: what betting, raising, completing or staying asks for. */
  readonly demand?: number;
}
