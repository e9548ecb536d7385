/** Values are interpolated between this many knots of a score from 0 to 1, both ends included. */
export const KNOTS = 7;

/**
 * How good the hands of all seats are, with all cards open. For each half of the pot: a place between knots, which
 * says how good the final hand is on average; and final ranks in some run-outs, the same ones for all seats, to compare
 * two hands.
 */
export interface Ratings {
  /** 1, or 2 where high and low share the pot. */
  readonly halves: number;
  readonly knots: number;
  /** By half and seat (`half * seats + seat`), from 0 to `knots - 1`. */
  readonly places: Float64Array;
  /** By half and seat: final ranks, `runOuts` of them. */
  readonly ranks: readonly Int32Array[];
  readonly runOuts: number;
  /** Fixes the run-outs: the cards that the holdings of live seats lack come from the first `size` unseen ones. */
  prepare(unseen: Uint8Array, size: number, live: number): void;
  /** Rates what a seat holds; `taken` is the unseen card that has just been dealt, or -1. */
  rate(seat: number, taken: number): void;
}

/** The share of run-outs that one hand (by half and seat) wins less the share that it loses. */
export function compareRunOuts({ ranks, runOuts }: Ratings, one: number, other: number): number {
  const [mine, theirs] = [ranks[one]!, ranks[other]!];
  let wins = 0;
  for (let i = 0; i < runOuts; i++) {
    const difference = mine[i]! - theirs[i]!;
    wins += (difference > 0 ? 1 : 0) - (difference < 0 ? 1 : 0);
  }
  return wins / runOuts;
}
