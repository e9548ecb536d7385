import type { Combo } from '@doorcard/cards';
import { nameAction, percentOfPot } from '../tree/actionName.js';
import type { BettingAction, BettingNode, DecisionNode, Side } from '../tree/bettingTree.js';
import { findNode, type NodePath } from '../tree/nodePath.js';
import { meet } from './meeting.js';

/** What a solver knows about a decision: numbers by hand of a side, in the order of the weights. */
export interface SolvedNode {
  /** How often each hand comes here: its weight in the range times its own frequencies on the way. */
  readonly weights: readonly [readonly HandWeight[], readonly HandWeight[]];
  /** By hand of the side that decides, then by action. */
  readonly frequencies: readonly ArrayLike<number>[];
  /** By hand of the side that decides, then by action: chips from here on, so that a fold is worth 0. */
  readonly actionEvs: readonly ArrayLike<number>[];
  /** By side, then by hand: chips from here on. */
  readonly evs: readonly [ArrayLike<number>, ArrayLike<number>];
  /** By side, then by hand: the share of the pot if all cards were dealt now. */
  readonly equities: readonly [ArrayLike<number>, ArrayLike<number>];
}

export interface HandWeight {
  readonly combo: Combo;
  readonly weight: number;
}

/** A solved spot that answers questions. */
export interface SolvedSpot {
  readonly tree: BettingNode;
  readonly pot: number;
  readonly examine: (path: NodePath) => SolvedNode;
}

export interface ActionReport {
  readonly action: BettingAction;
  /** As programs read it: `bet_75_pot`. */
  readonly name: string;
  /** Of the pot; 0 for an action that bets nothing. */
  readonly percent: number;
  /** NaN at a node to which no hand comes. */
  readonly frequency: number;
  /** Of the hands that do it, as often as they do; null when none does. */
  readonly ev: number | null;
}

export interface HandReport {
  readonly combo: Combo;
  /** How often it comes here, from 0 to 1. */
  readonly weight: number;
  readonly equity: number;
  readonly ev: number;
  /** By action. */
  readonly frequencies: readonly number[];
  readonly evs: readonly number[];
}

/** What is best done at a decision, for the whole range and hand by hand. */
export interface NodeReport {
  readonly node: DecisionNode;
  readonly path: NodePath;
  readonly side: Side;
  /** In the middle now. */
  readonly pot: number;
  readonly actions: readonly ActionReport[];
  /** Whether hands of both sides come here; if not, there is nothing to average, and what is averaged is NaN. */
  readonly isReached: boolean;
  /** Chips from here on, out of position first; together they are the pot less the rake. */
  readonly ev: readonly [number, number];
  readonly equity: readonly [number, number];
  /** The hands of the side that decides, those that come here at all. */
  readonly hands: readonly HandReport[];
}

/** Asks a solved spot about a decision; throws where the path leads to none. */
export function reportNode(solved: SolvedSpot, path: NodePath): NodeReport {
  const node = findNode(solved.tree, path);
  if (node.kind !== 'decision') throw new RangeError('nobody decides there');
  const { weights, frequencies, actionEvs, evs, equities } = solved.examine(path);
  const { side } = node;
  // A hand counts as often as it meets a hand of the other side.
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

/** By own hand: its weight times that of all other hands without a card of it. */
function shareOut(own: readonly HandWeight[], other: readonly HandWeight[]): number[] {
  const met = meet(
    own.map(({ combo }) => combo),
    { combos: other.map(({ combo }) => combo), weights: other.map(({ weight }) => weight) },
  );
  return own.map(({ weight }, i) => weight * met[i]!);
}

/** NaN when nothing has a share. */
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
