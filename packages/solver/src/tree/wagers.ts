import type { BetMenu, BetSize } from '../spot/betMenu.js';
import { STREETS } from './bettingTree.js';
import type { BettingPosition, TreeRules } from './buildTree.js';

// Ratios that should be equal may differ in their last bits.
const EPSILON = 1e-12;

/** The bets or raises of a position, as chips on this street, from the smallest to the largest. */
export function listWagers(rules: TreeRules, at: BettingPosition): number[] {
  const { paid, before, side } = at;
  const most = rules.stack - before;
  const previous = Math.max(...paid) - before;
  const toCall = previous + before - paid[side];
  // Nothing is left to bet, or the other player is all-in.
  if (previous >= most) return [];
  const potAfterCall = rules.pot + 2 * Math.max(...paid);
  const least = Math.min(Math.max(previous + toCall, 1), most);

  const sizes = menuOf(rules, at).map((size) => previous + sizeOf(size, rules, at, potAfterCall, previous));
  if (most - previous <= Math.round(potAfterCall * rules.addAllIn)) sizes.push(most);

  const clamped = sizes.map((size) => {
    const to = Math.min(Math.max(size, least), most);
    const potIfCalled = potAfterCall + 2 * (to - previous);
    return most - to <= Math.round(potIfCalled * rules.forceAllIn) ? most : to;
  });
  const distinct = [...new Set(clamped)].sort((a, b) => a - b);
  return mergeClose(distinct, previous, potAfterCall, rules.merge);
}

function menuOf({ bets }: TreeRules, { street, side, wagers, oopCalled }: BettingPosition): BetMenu {
  const menus = bets[street]?.[side];
  if (menus === undefined) throw new RangeError(`no bet menu for the ${street}`);
  if (wagers > 0) return menus.raise;
  return oopCalled ? (menus.donk ?? menus.bet) : menus.bet;
}

/** What a size adds to the previous bet. */
function sizeOf(
  size: BetSize,
  { stack }: TreeRules,
  { street, paid, wagers }: BettingPosition,
  pot: number,
  previous: number,
): number {
  switch (size.kind) {
    case 'pot':
      return Math.round(pot * size.share);
    case 'times':
      return Math.round(previous * size.factor) - previous;
    case 'chips':
      return size.chips;
    case 'geometric': {
      const toRiver = size.streets === 0 ? STREETS.length - STREETS.indexOf(street) : size.streets;
      // Each raise counts as the bet of one street.
      const streets = Math.max(toRiver - Math.max(wagers - 1, 0), 1);
      const stackToPot = (stack - Math.max(...paid)) / pot;
      return Math.round((pot * ((2 * stackToPot + 1) ** (1 / streets) - 1)) / 2);
    }
    case 'allIn':
      return Infinity;
  }
}

/**
 * From the largest size down, drops what is too close to the last one kept: with pots of 1, a bet of y stays beside one
 * of x only if (1 + x) / (1 + y) > 1 + merge.
 */
function mergeClose(sizes: readonly number[], previous: number, pot: number, merge: number): number[] {
  const kept: number[] = [];
  let limit = Infinity;
  for (const to of sizes.toReversed()) {
    const ratio = (to - previous) / pot;
    if (ratio >= limit * (1 - EPSILON)) continue;
    kept.push(to);
    limit = (ratio - merge) / (1 + merge);
  }
  return kept.toReversed();
}
