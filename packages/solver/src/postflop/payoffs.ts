import type { Rake } from '../spot/spot.js';
import type { FoldNode, ShowdownNode } from '../tree/bettingTree.js';

/**
 * What an end of the hand pays, less half of the pot that was there at the start: values around zero keep more digits in
 * f32, and regrets are differences, which do not see it.
 */
export interface Payoffs {
  /** Half of the pot at the end without an uncalled bet: what is lost. */
  readonly half: number;
  /** What the house takes. */
  readonly rake: number;
}

export function payoffsOf({ paid }: FoldNode | ShowdownNode, pot: number, rake: Rake): Payoffs {
  const half = pot / 2 + Math.min(...paid);
  return { half, rake: Math.min(2 * half * rake.rate, rake.cap) };
}
