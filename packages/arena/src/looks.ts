import { USUAL_CONFIDENCE } from './estimate.js';
import { countRotations, type Match } from './match.js';
import type { PlayerEstimate } from './runMatches.js';

/** Hands before the first check. */
const FIRST_LOOK = 2000;

/** The numbers of groups at which an open-ended match is checked: each time twice as many, and at the end. */
export function planLooks(match: Match): number[] {
  const looks: number[] = [];
  const first = Math.ceil(FIRST_LOOK / countRotations(match));
  for (let look = first; look < match.groups; look *= 2) looks.push(look);
  return [...looks, match.groups];
}

/**
 * The confidence of each check, so that all of them together are right 95 times in 100: Bonferroni's share of the 5 %.
 * It holds whatever makes the match stop, since the checks are planned before the first hand.
 */
export const confidenceOf = (looks: number): number => 1 - (1 - USUAL_CONFIDENCE) / looks;

/** By the adjusted result where there is one: it is why a luck-adjusted match can stop sooner. */
export function isNarrow({ interval: raw, adjusted }: PlayerEstimate, margin: number): boolean {
  const interval = adjusted === undefined ? raw : adjusted.interval;
  return interval !== undefined && interval.high - interval.low <= 2 * margin;
}
