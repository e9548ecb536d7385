import type { Combo } from '@doorcard/cards';
import { nameAction, percentOfPot } from '../tree/actionName.js';
import type { BettingAction, BettingNode, DecisionNode, Side } from '../tree/bettingTree.js';
import { findNode, type NodePath } from '../tree/nodePath.js';
import { compatibleWeights } from './compatibleWeights.js';

/** What a solver knows about a decision, by hand of a side in the order of `weights`. */
export interface SolvedNode {
  /** How often each hand reaches the decision: its weight in the range times its own frequencies on the path. */
  readonly weights: readonly [readonly HandWeight[], readonly HandWeight[]];
  /** By hand of the side that decides, then by action. */
  readonly frequencies: readonly ArrayLike<number>[];
  /** By hand of the side that decides, then by action: chips won from this decision on, so that a fold is worth 0. */
  readonly actionEvs: readonly ArrayLike<number>[];
  /** By side, then by hand: chips won from this decision on. */
  readonly evs: readonly [ArrayLike<number>, ArrayLike<number>];
  /** By side, then by hand: the share of the pot if the missing cards were dealt without further betting. */
  readonly equities: readonly [ArrayLike<number>, ArrayLike<number>];
}

export interface HandWeight {
  readonly combo: Combo;
  readonly weight: number;
}

/** A solved spot: `run.solver.solved` of a spot run. */
export interface SolvedSpot {
  readonly tree: BettingNode;
  readonly pot: number;
  readonly examine: (path: NodePath) => SolvedNode;
}

export interface ActionReport {
  readonly action: BettingAction;
  /** A stable name for programs, such as `bet_75_pot`. */
  readonly name: string;
  /** The size of a bet or raise in percent of the pot after calling; 0 for other actions. */
  readonly percent: number;
  /** How often the range takes the action; NaN if `isReached` is false. */
  readonly frequency: number;
  /** The mean EV of the hands that take the action, weighted by how often they do; null if none does. */
  readonly ev: number | null;
}

export interface HandReport {
  readonly combo: Combo;
  /** How often the hand reaches the decision, from 0 to 1. */
  readonly weight: number;
  readonly equity: number;
  readonly ev: number;
  /** By action. */
  readonly frequencies: readonly number[];
  readonly evs: readonly number[];
}

/** The solved strategy at a decision, for the whole range and for each hand. */
export interface NodeReport {
  readonly node: DecisionNode;
  readonly path: NodePath;
  readonly side: Side;
  /** Chips in the pot at the decision. */
  readonly pot: number;
  readonly actions: readonly ActionReport[];
  /** Whether hands of both sides reach the decision. If not, all means are NaN. */
  readonly isReached: boolean;
  /** Mean chips won from this decision on, out of position first; together they are the pot minus the rake. */
  readonly ev: readonly [number, number];
  readonly equity: readonly [number, number];
  /** The hands of the side that decides which reach the decision. */
  readonly hands: readonly HandReport[];
}

/** Reports a decision of a solved spot; throws if the path does not lead to a decision. */
export function reportNode(solved: SolvedSpot, path: NodePath): NodeReport {
  const node = findNode(solved.tree, path);
  if (node.kind !== 'decision') throw new RangeError('the path does not lead to a decision');
  const { weights, frequencies, actionEvs, evs, equities } = solved.examine(path);
  const { side } = node;
  // The weight of a hand in a mean includes the weight of the opposing hands that share no card with it.
  const shares = [shareOut(weights[0], weights[1]), shareOut(weights[1], weights[0])] as const;
  const mean = (of: Side, values: ArrayLike<number>): number => average(shares[of], (i) => values[i]!);
  return {
    node,
    path,
    side,
    pot: solved.pot + node.paid[0] + node.paid[1],
    actions: node.actions.map((action, a) => {
      const done = shares[side].map((share, i) => share * frequencies[i]![a]!);
      const isWager = action.kind === 'bet' || action.kind === 'raise' || action.kind === 'allIn';
      const ev = average(done, (i) => actionEvs[i]![a]!);
      return {
        action,
        name: nameAction(node, a, solved.pot),
        percent: isWager ? percentOfPot(node, a, solved.pot) : 0,
        frequency: average(shares[side], (i) => frequencies[i]![a]!),
        ev: Number.isNaN(ev) ? null : ev,
      };
    }),
    isReached: shares[side].some((share) => share > 0),
    ev: [mean(0, evs[0]), mean(1, evs[1])],
    equity: [mean(0, equities[0]), mean(1, equities[1])],
    hands: weights[side].flatMap(({ combo, weight }, i) =>
      shares[side][i] === 0
        ? []
        : [
            {
              combo,
              weight,
              equity: equities[side][i]!,
              ev: evs[side][i]!,
              frequencies: Array.from(frequencies[i]!),
              evs: Array.from(actionEvs[i]!),
            },
          ],
    ),
  };
}

/** By own hand: its weight times the weight of all other hands that share no card with it. */
function shareOut(own: readonly HandWeight[], other: readonly HandWeight[]): number[] {
  const met = compatibleWeights(
    own.map(({ combo }) => combo),
    { combos: other.map(({ combo }) => combo), weights: other.map(({ weight }) => weight) },
  );
  return own.map(({ weight }, i) => weight * met[i]!);
}

/** NaN if all shares are 0. */
function average(shares: readonly number[], valueOf: (i: number) => number): number {
  let total = 0;
  let sum = 0;
  for (const [i, share] of shares.entries()) {
    if (share === 0) continue;
    total += share;
    sum += share * valueOf(i);
  }
  return sum / total;
}
