import type { Rake } from '../spot/spot.js';
import type { FoldNode, ShowdownNode } from '../tree/bettingTree.js';

/**
 * What a terminal pays, minus half of the pot at the start: values around zero keep more digits in f32, and
 * regrets are differences, so they do not change.
 */
export interface Payoffs {
  /** Half of the pot at the end without an uncalled bet: what is lost. */
  readonly half: number;
  /** Chips. */
  readonly rake: number;
}

export function payoffsOf({ paid }: FoldNode | ShowdownNode, pot: number, rake: Rake): Payoffs {
  const half = pot / 2 + Math.min(...paid);
  return { half, rake: Math.min(2 * half * rake.rate, rake.cap) };
}
