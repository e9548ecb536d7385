import { succeed, type Result } from '@doorcard/cards';
import { streetOf } from '../spot/spot.js';
import { nameAction } from '../tree/actionName.js';
import type { DecisionNode } from '../tree/bettingTree.js';
import { buildTree } from '../tree/buildTree.js';
import { readMenu } from './decisionMenu.js';
import { sideOf, type GameState } from './gameState.js';

/** The public tree of a decision point. Its root is hero's decision. */
export interface DecisionTree {
  readonly root: DecisionNode;
  /** In the middle without what the root says is paid: the pot of the decision point less the villain's bet. */
  readonly pot: number;
}

export function makeDecisionTree(state: GameState): Result<DecisionTree> {
  const street = streetOf(state.board);
  const bets = readMenu(state.menu, street);
  if (!bets.ok) return bets;
  const pot = state.pot - state.toCall;
  const rules = { pot, stack: state.stack, bets: bets.value, addAllIn: 0, forceAllIn: 0, merge: 0, street };
  const tree = buildTree(rules, { side: sideOf(state.position), toCall: state.toCall });
  // A tree that begins with a decision has one at its root.
  return tree.ok ? succeed({ root: tree.value as DecisionNode, pot }) : tree;
}

/** An action of hero with the name that programs read, as in `bet_75_pot` or `all_in`. */
export interface NamedAction {
  readonly action: string;
  /** Chips that hero pays now. */
  readonly chips: number;
}

/** What hero may do, from fold or check up to all-in. */
export function determineAvailableActions(state: GameState): Result<NamedAction[]> {
  const tree = makeDecisionTree(state);
  return tree.ok ? succeed(nameActions(tree.value)) : tree;
}

export const nameActions = ({ root, pot }: DecisionTree): NamedAction[] =>
  root.actions.map(({ to }, i) => ({ action: nameAction(root, i, pot), chips: to }));
