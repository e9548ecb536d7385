import { RANKS } from '@doorcard/cards';
import { countDead68, countDeadA5, type SeenRanks } from '../razz/deadLows.js';
import type { LowRanks } from '../razz/lowRanks.js';

/** Dead low cards as people count them, for everybody. */
export interface LowDead {
  readonly deadAto5: number;
  readonly dead6to8: number;
  /** Two for each card from ace to five, one from six to eight. */
  readonly penalty: number;
}

const ACE = RANKS.indexOf('A');

/** Counts all low cards that others show, by rank: 0 the deuce to 12 the ace. */
export function countLowDead(deadRankCount: readonly number[]): LowDead {
  let deadAto5 = deadRankCount[ACE]!;
  let dead6to8 = 0;
  for (let rank = 0; rank < 4; rank++) deadAto5 += deadRankCount[rank]!;
  for (let rank = 4; rank < 7; rank++) dead6to8 += deadRankCount[rank]!;
  return { deadAto5, dead6to8, penalty: 2 * deadAto5 + dead6to8 };
}

/** A needed penalty from which a low counts as dead. */
export const DEAD = 6;

/** The same weights over the low ranks that a player does not hold: what he would still need. */
export const findNeededPenalty = (seen: SeenRanks, held: LowRanks): number =>
  2 * countDeadA5(seen, held) + countDead68(seen, held);
