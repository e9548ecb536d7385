import type { Card } from '@doorcard/cards';
import { indexOfHand, visitHands } from './handIndex.js';
import { LATE_GAME_BY_ID } from './lateGame.js';
import { makeSpaces } from './lateLayout.js';
import { LateRange } from './lateRange.js';
import { Judge, sumDisjoint } from './judge.js';
import type { LateNode } from './lateTree.js';
import type { HandTest, RangeContext } from './rangeContext.js';
import { findSymmetry } from './symmetry.js';

/** By `indexOfHand`: wins minus losses against every hand that the other player can have, if nobody bets any more. */
function rateHands({ game: id, street, own, other, live, size }: RangeContext): Float64Array {
  const game = LATE_GAME_BY_ID[id];
  const any = LateRange.empty(size);
  any.weights.fill(1);
  const up = [own, other] as const;
  const ranges = [any, any] as const;
  const shown: LateNode = { kind: 'showdown', street: street === 6 ? 7 : street, paid: [0, 0] };
  const end: LateNode = street === 6 ? { kind: 'deal', id: 0, street, paid: [0, 0], child: shown } : shown;
  const spot = { game: id, street, up, live, ranges };
  const seen = new Set([...own, ...other, ...live]);
  const dead = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.has(card));
  const symmetry = findSymmetry({ game, live, publicCards: [own, other, dead], weights: [] });
  const spaces = makeSpaces(spot, symmetry);
  const judge = new Judge({ pot: 2, live, root: end }, spaces, () => []);
  const space = spaces.spaces[0]!;
  const weights = space.sides[1].weights;
  const values = judge.valuesOf(end, 0, weights).ev;
  const all = sumDisjoint(space, 0, weights);
  const rates = new Float64Array(any.weights.length).fill(NaN);
  visitHands(live, size, (hand) => {
    const first = hand.slice();
    symmetry.canonize(first);
    const index = space.sides[0].indexOf[indexOfHand(first)]!;
    rates[indexOfHand(hand)] = values[index]! / all[index]!;
  });
  return rates;
}

/** Hands that are equal in strength differ only by rounding. */
const SAME = 1e-9;

/** The strongest hands that are at least this share of all hands, with all equal ones. */
export function testTop(share: number, context: RangeContext): HandTest {
  const rates = rateHands(context);
  const sorted = rates.filter((rate) => !Number.isNaN(rate)).sort();
  const count = Math.ceil(share * sorted.length - SAME);
  const least = count === 0 ? Infinity : sorted[sorted.length - count]! - SAME;
  return (hand: readonly Card[]) => rates[indexOfHand(hand)]! >= least;
}
