import { succeed, type Range, type Result } from '@doorcard/cards';
import type { Side } from '../tree/bettingTree.js';
import { makeDecisionTree, type DecisionTree } from './decisionTree.js';
import { sideOf, type GameState } from './gameState.js';
import { listHands, type Hands } from './hands.js';
import { numberTree, type PublicTree } from './publicNode.js';
import { Runouts } from './runouts.js';

/** A decision point prepared for solving: its public tree, and the numbered hands of both ranges. */
export interface DecisionPoint {
  readonly state: GameState;
  readonly decisionTree: DecisionTree;
  readonly tree: PublicTree;
  /** Out of position first. */
  readonly ranges: readonly [Range, Range];
  readonly hands: readonly [Hands, Hands];
  readonly runouts: Runouts;
  /** Hero's side, and the number of hero's hand in it. */
  readonly side: Side;
  readonly hand: number;
}

export function makeDecisionPoint(state: GameState): Result<DecisionPoint> {
  const decisionTree = makeDecisionTree(state);
  if (!decisionTree.ok) return decisionTree;
  const side = sideOf(state.position);
  const ranges: readonly [Range, Range] =
    side === 0 ? [state.heroRange, state.villainRange] : [state.villainRange, state.heroRange];
  const hands = listHands(ranges);
  return succeed({
    state,
    decisionTree: decisionTree.value,
    tree: numberTree(decisionTree.value),
    ranges,
    hands,
    runouts: new Runouts(state.board, hands),
    side,
    hand: hands[side].combos.indexOf(state.heroHand),
  });
}
