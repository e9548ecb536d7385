import type { VisibleContext } from '../visibleContext.js';
import { lowPlace, type LowRanks } from './lowRanks.js';

/** By place among the low ranks, ace first: how many cards of it I see, my own included. */
export type SeenRanks = readonly number[];

export function countSeenRanks({ deadRankCount: dead, me }: VisibleContext): SeenRanks {
  const seen = [
    dead[12]!,
    dead[0]!,
    dead[1]!,
    dead[2]!,
    dead[3]!,
    dead[4]!,
    dead[5]!,
    dead[6]!,
    dead[7]!,
    dead[8]!,
    dead[9]!,
    dead[10]!,
    dead[11]!,
  ];
  const { own } = me;
  for (let i = 0; i < own.length; i++) seen[lowPlace(own[i]!)]!++;
  return seen;
}

/** Seen cards from ace to five of ranks that a player does not hold: the ones he would need. */
export const countDeadA5 = (seen: SeenRanks, held: LowRanks): number => countBetween(seen, held, 0, 5);

/** The same for six to eight. */
export const countDead68 = (seen: SeenRanks, held: LowRanks): number => countBetween(seen, held, 5, 8);

function countBetween(seen: SeenRanks, held: LowRanks, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place++) if (((held >> place) & 1) === 0) count += seen[place]!;
  return count;
}

/** Others' up cards of ranks that I hold: I shall not be paired by them. */
export function countSafeDead({ deadRankCount }: VisibleContext, held: LowRanks): number {
  let count = (held & 1) * deadRankCount[12]!;
  for (let place = 1; place < 13; place++) count += ((held >> place) & 1) * deadRankCount[place - 1]!;
  return count;
}
