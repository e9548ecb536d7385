/** What a hand is worth, and what that is made of. */
export interface Score {
  /** 0..100 */
  readonly points: number;
  /** Points for draws; 0 without one or when no card is to come. */
  readonly draw: number;
  /** Points that opponents' up cards cost. */
  readonly threat: number;
}

export const clampScore = (points: number): number => Math.min(100, Math.max(0, points));
