import type { DecisionNode } from './bettingTree.js';

/** What a bet or raise adds to the previous bet, in percent of the pot after calling; `pot` is the pot of the spot. */
export function percentOfPot({ paid, side, children }: DecisionNode, action: number, pot: number): number {
  const called = Math.max(...paid);
  return (100 * (children[action]!.paid[side] - called)) / (pot + 2 * called);
}

/** A stable name of an action for programs: `check`, `bet_75_pot`, `raise_60_pot`, `all_in`. */
export function nameAction(node: DecisionNode, action: number, pot: number): string {
  const { kind, to } = node.actions[action]!;
  if (kind === 'allIn') return 'all_in';
  if (kind !== 'bet' && kind !== 'raise') return kind;
  const percent = percentOfPot(node, action, pot);
  // A share of an empty pot is undefined.
  return Number.isFinite(percent) ? `${kind}_${Math.round(percent)}_pot` : `${kind}_${to}`;
}
