import { succeed, type Result } from '@doorcard/cards';
import { makeDecisionPoint } from './decisionPoint.js';
import { nameActions } from './decisionTree.js';
import { computeHandEv } from './ev.js';
import type { HandPolicy } from './evaluation.js';
import type { GameState } from './gameState.js';
import type { ActionStrategy } from './strategy.js';

/** The best answer of one hand to a villain whose strategy is known and does not change. It is no equilibrium. */
export interface Response {
  readonly mode: 'best-response';
  /** The best action has the frequency 1; every action has the value of going on in the best way after it. */
  readonly actions: readonly ActionStrategy[];
  readonly ev: number;
}

/** Only the villain's decisions ask the policy. */
export function respond(state: GameState, villain: HandPolicy): Result<Response> {
  const point = makeDecisionPoint(state);
  if (!point.ok) return point;
  const evs = computeHandEv(point.value, villain).map(({ best }) => best);
  const ev = Math.max(...evs);
  const actions = nameActions(point.value.decisionTree).map((action, i) => ({
    ...action,
    frequency: i === evs.indexOf(ev) ? 1 : 0,
    ev: evs[i]!,
  }));
  return succeed({ mode: 'best-response', actions, ev });
}

/** A villain who never bets and never folds. */
export const passive: HandPolicy = ({ source }) => {
  const action = source.actions.findIndex(({ kind }) => kind === 'check' || kind === 'call');
  return (_, frequencies) => {
    frequencies.fill(0);
    frequencies[action] = 1;
  };
};
