import { succeed, type Result } from '@doorcard/cards';
import { streetOf } from '../spot/spot.js';
import { nameAction, percentOfPot } from '../tree/actionName.js';
import type { BettingAction, DecisionNode } from '../tree/bettingTree.js';
import { buildTree } from '../tree/buildTree.js';
import { readMenu } from './decisionMenu.js';
import { sideOf, type GameState } from './gameState.js';

/** The public tree of a decision point. Its root is hero's decision. */
export interface DecisionTree {
  readonly root: DecisionNode;
  /** The pot of the decision point minus the villain's bet, which the root counts in `paid`. */
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

/** An action that hero can choose. */
export interface NamedAction {
  /** A stable name for programs, such as `bet_75_pot` or `all_in`. */
  readonly action: string;
  readonly kind: BettingAction['kind'];
  /** Chips that hero pays now. */
  readonly chips: number;
  /** The size of a bet or raise: what it adds to the previous bet, in percent of the pot after calling. */
  readonly percent: number;
}

/** The actions that hero can choose, from fold or check up to all-in. */
export function determineAvailableActions(state: GameState): Result<NamedAction[]> {
  const tree = makeDecisionTree(state);
  return tree.ok ? succeed(nameActions(tree.value)) : tree;
}

export const nameActions = ({ root, pot }: DecisionTree): NamedAction[] =>
  root.actions.map(({ kind, to }, i) => ({
    action: nameAction(root, i, pot),
    kind,
    chips: to,
    percent: percentOfPot(root, i, pot),
  }));
