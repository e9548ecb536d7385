import type { DecisionNode } from './bettingTree.js';

/** What a bet or raise adds to the previous bet, in percent of the pot after calling; `pot` is that of the spot. */
export function percentOfPot({ paid, side, children }: DecisionNode, action: number, pot: number): number {
  const called = Math.max(...paid);
  return (100 * (children[action]!.paid[side] - called)) / (pot + 2 * called);
}

/** The name of an action that programs read: `check`, `bet_75_pot`, `raise_60_pot`, `all_in`. */
export function nameAction(node: DecisionNode, action: number, pot: number): string {
  const { kind, to } = node.actions[action]!;
  if (kind === 'allIn') return 'all_in';
  if (kind !== 'bet' && kind !== 'raise') return kind;
  const percent = percentOfPot(node, action, pot);
  // Without a pot there is nothing to take a share of.
  return Number.isFinite(percent) ? `${kind}_${Math.round(percent)}_pot` : `${kind}_${to}`;
}
