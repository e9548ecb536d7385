import type { Card } from '@doorcard/cards';
import type { Side } from '../tree/bettingTree.js';
import { sumDisjoint } from './judge.js';
import type { LateSolver } from './late.js';
import type { LateAction, LateDecision } from './lateTree.js';
import { findLateNode, skipDeals, type LatePath } from './line.js';

/** A class of hands at a decision. Values count from the decision on: a fold is worth 0. NaN is the mean of nothing. */
export interface LateHandReport {
  /** The first hand of the class. */
  readonly cards: readonly Card[];
  /** How many hands are in it. */
  readonly combos: number;
  /** The weight of one of them in the range of the spot; on 7th street after 6th the sum over its ways. */
  readonly weight: number;
  /** The same after the actions that lead to the decision. */
  readonly reach: number;
  /** By action. Hands that never get here have their best answer. */
  readonly frequencies: readonly number[];
  /** By action. What the hand hardly ever does is valued with its best play afterwards, which it never had to learn. */
  readonly evs: readonly number[];
  /** By action: with its best play afterwards. */
  readonly bestEvs: readonly number[];
  readonly ev: number;
}

/** An action with a smaller share has no strategy after it that means anything. */
const LEAST_SHARE = 0.01;

export interface LateActionReport {
  readonly action: LateAction;
  readonly frequency: number;
  /** The mean over the hands that take it; NaN if none does. */
  readonly ev: number;
}

/** A decision of a solved spot. */
export interface LateNodeReport {
  readonly node: LateDecision;
  readonly path: LatePath;
  readonly side: Side;
  /** In the pot at the decision. */
  readonly pot: number;
  /** How often the betting gets here. */
  readonly reach: number;
  readonly isLocked: boolean;
  readonly actions: readonly LateActionReport[];
  /** Of both, from the decision on: they add up to the pot. */
  readonly ev: readonly [number, number];
  readonly hands: readonly LateHandReport[];
}

/** Reads the decision at the end of a path from the decision after the line. */
export function reportLateNode(solver: LateSolver, path: LatePath): LateNodeReport {
  const node = findLateNode(solver.spot.root, path);
  if (node.kind !== 'decision') throw new RangeError(`no decision after ${path.join(',')}`);
  const { spot, spaces } = solver;
  const judge = solver.makeJudge();
  const reaches = reachNode(solver, path);
  const space = spaces.spaces[spaces.streets.indexOf(node.street)]!;
  const { side } = node;
  const other = (1 - side) as Side;
  const own = space.sides[side];
  const open = sumDisjoint(space, side, reaches[other]);
  const children = node.children.map((child) => judge.valuesOf(child, side, reaches[other]));
  const shares = solver.readShares(node, NaN);
  const paid = node.paid[side];
  const hands = Array.from({ length: own.count }, (_, i): LateHandReport => {
    const fromHere = (value: number): number => value / open[i]! + spot.pot / 2 + paid;
    const played = children.map((values) => fromHere(values.ev[i]!));
    const bestEvs = children.map((values) => fromHere(values.best[i]!));
    const learned = shares.map((row) => row[i]!);
    const best = bestEvs.indexOf(Math.max(...bestEvs));
    const isLearned = !Number.isNaN(learned[0]);
    const frequencies = isLearned ? learned : learned.map((_share, a) => (a === best ? 1 : 0));
    return {
      cards: [...own.cards.subarray(i * space.size, (i + 1) * space.size)],
      combos: own.alike[i]!,
      weight: own.weights[i]!,
      reach: reaches[side][i]!,
      frequencies,
      evs: played.map((ev, a) => (isLearned && learned[a]! >= LEAST_SHARE ? ev : bestEvs[a]!)),
      bestEvs,
      ev: (isLearned ? played : bestEvs).reduce(
        (sum, ev, a) => sum + (frequencies[a]! > 0 ? ev * frequencies[a]! : 0),
        0,
      ),
    };
  });
  const deals = hands.map(({ reach, combos }, i) => reach * combos * open[i]!);
  const pot = spot.pot + node.paid[0] + node.paid[1];
  const ev = mean(
    hands.map((hand) => hand.ev),
    deals,
  );
  const bySide = side === 0 ? ([ev, pot - ev] as const) : ([pot - ev, ev] as const);
  return {
    node,
    path,
    side,
    pot,
    reach: sumOf(deals) / sumOf(countDeals(solver, node)),
    isLocked: solver.isLocked(node.id),
    actions: node.actions.map((action, a) => ({
      action,
      frequency: mean(
        hands.map(({ frequencies }) => frequencies[a]!),
        deals,
      ),
      ev: mean(
        hands.map(({ evs }) => evs[a]!),
        deals.map((deal, i) => deal * hands[i]!.frequencies[a]!),
      ),
    })),
    ev: bySide,
    hands,
  };
}

/** The class of a hand in a report; undefined if the range of the spot does not have it. */
export function findLateHand(
  { spaces }: LateSolver,
  { hands }: LateNodeReport,
  cards: readonly Card[],
): LateHandReport | undefined {
  const first = cards.toSorted((a, b) => a - b);
  spaces.symmetry.canonize(first);
  return hands.find((hand) => hand.cards.every((card, i) => card === first[i]));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0);

/** NaN for no weight at all. */
function mean(values: readonly number[], weights: readonly number[]): number {
  let [sum, total] = [0, 0];
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue;
    sum += weight * values[i]!;
    total += weight;
  }
  return sum / total;
}

/** The weight of all deals on the street of a node, if everybody always got there. */
function countDeals({ spaces }: LateSolver, { street, side }: LateDecision): number[] {
  const space = spaces.spaces[spaces.streets.indexOf(street)]!;
  const open = sumDisjoint(space, side, space.sides[1 - side]!.weights);
  return [...space.sides[side].weights].map((weight, i) => weight * space.sides[side].alike[i]! * open[i]!);
}

/** The reach of both sides' hands at a node, with the weights of the ranges. */
function reachNode(solver: LateSolver, path: LatePath): [Float64Array, Float64Array] {
  const { spot, spaces } = solver;
  const judge = solver.makeJudge();
  const reaches: [Float64Array, Float64Array] = [
    spaces.spaces[0]!.sides[0].weights,
    spaces.spaces[0]!.sides[1].weights,
  ];
  let node = skipDeals(spot.root) as LateDecision;
  for (const action of path) {
    const shares = solver.shares(node)[action]!;
    reaches[node.side] = reaches[node.side].map((reach, i) => reach * shares[i]!);
    const child = node.children[action]!;
    if (child.kind === 'deal') {
      reaches[0] = judge.carry(0, reaches[0]);
      reaches[1] = judge.carry(1, reaches[1]);
    }
    node = skipDeals(child) as LateDecision;
  }
  return reaches;
}
