import { succeed, type Result } from '@doorcard/cards';
import { makeDecisionPoint } from './decisionPoint.js';
import { nameActions } from './decisionTree.js';
import { computeHandEv } from './ev.js';
import type { HandPolicy } from './evaluation.js';
import type { GameState } from './gameState.js';
import type { ActionStrategy } from './strategy.js';

/** The best response of one hand to a villain with a fixed, known strategy. It is not an equilibrium. */
export interface Response {
  readonly mode: 'best-response';
  /** The best action has the frequency 1. The `ev` of an action assumes the best play after it. */
  readonly actions: readonly ActionStrategy[];
  /** Chips won from the decision on with the best action. */
  readonly ev: number;
  /** What the hand wins against the same villain when it follows the policy `hero`; undefined without one. */
  readonly heroEv: number | undefined;
}

/** Computes the best response to the policy of the villain, and the value of the policy `hero` if there is one. */
export function respond(state: GameState, villain: HandPolicy, hero?: HandPolicy): Result<Response> {
  const point = makeDecisionPoint(state);
  if (!point.ok) return point;
  const { decisionTree, tree, side, hand } = point.value;
  const own = hero ?? playEqually;
  const values = computeHandEv(point.value, (node, dealt) =>
    (node.side === side ? own : villain)(node, dealt),
  );
  const ev = Math.max(...values.map(({ best }) => best));
  const first = values.findIndex(({ best }) => best === ev);
  const actions = nameActions(decisionTree).map(({ action, chips }, i) => ({
    action,
    chips,
    frequency: i === first ? 1 : 0,
    ev: values[i]!.best,
  }));
  if (hero === undefined) return succeed({ mode: 'best-response', actions, ev, heroEv: undefined });
  const frequencies = new Float64Array(values.length);
  hero(tree.root, [])(hand, frequencies);
  const heroEv = values.reduce((sum, { played }, i) => sum + frequencies[i]! * played, 0);
  return succeed({ mode: 'best-response', actions, ev, heroEv });
}

/** Any policy would do: the value of the best response does not depend on it. */
const playEqually: HandPolicy = () => (_, frequencies) => frequencies.fill(1 / frequencies.length);
