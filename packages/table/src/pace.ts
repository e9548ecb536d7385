/** How long computer players wait, in milliseconds. */
export interface Pace {
  /** Before the first action of a hand. */
  readonly atStart: number;
  /** After the human has acted. */
  readonly afterHuman: number;
  /** After another computer player has acted. */
  readonly between: number;
  /** When a saved table is resumed. */
  readonly afterResume: number;
}

export const USUAL_PACE: Pace = { atStart: 400, afterHuman: 200, between: 800, afterResume: 500 };

/** For tests and for fast play. */
export const NO_PACE: Pace = { atStart: 0, afterHuman: 0, between: 0, afterResume: 0 };
