import { DECK_SIZE } from '@doorcard/cards';
import { finish, type SolveSteps } from '../run/iterativeSolver.js';
import type { Side } from '../tree/bettingTree.js';
import type { DecisionPoint } from './decisionPoint.js';
import { Evaluation, type HandPolicy, type Values, type Walk } from './evaluation.js';
import type { PublicNode } from './publicNode.js';

/** Cards that are left when the board is complete. */
const RIVER_CARDS = DECK_SIZE - 5;

/** Mean chips won from the decision point on: with the policy, and with the best response to the other side's policy. */
export interface PlayedAndBest {
  readonly played: number;
  readonly best: number;
}

/** Exact values of a decision point under a policy. */
export interface DecisionEv {
  /** By action of hero's hand. */
  readonly actions: readonly PlayedAndBest[];
  /** Of hero's and of the villain's whole range. */
  readonly hero: PlayedAndBest;
  readonly villain: PlayedAndBest;
  /** What best responses win beyond the policy, averaged over both sides, as a share of the pot. */
  readonly exploitability: number;
}

/**
 * Walks every hand and every card that can come. A step covers one of the cards that can be dealt first; on the river there
 * is one step.
 */
export function* computeEv(point: DecisionPoint, policy: HandPolicy): SolveSteps<DecisionEv> {
  const walk = walkBothSides(point, policy);
  const all = 2 * countFirstCards(point.tree.root, DECK_SIZE - point.state.board.length);
  for (let done = 1; ; done++) {
    const step = walk.next();
    if (step.done === true) return step.value;
    yield done / all;
  }
}

function* walkBothSides(point: DecisionPoint, policy: HandPolicy): Walk<DecisionEv> {
  const { tree, side, hand, state } = point;
  const mine = new Evaluation(evaluationParts(point), side, policy);
  const met = mine.met();
  const children: Values[] = [];
  for (const child of tree.root.children) children.push(yield* mine.values(child));
  const actions = children.map(({ played, best }) => ({
    played: played[hand]! / met[hand]!,
    best: best[hand]! / met[hand]!,
  }));
  const hero = average(point, side, met, mine.combine(tree.root, [], children));

  const otherSide = side === 0 ? 1 : 0;
  const theirs = new Evaluation(evaluationParts(point), otherSide, policy);
  const villain = average(point, otherSide, theirs.met(), yield* theirs.values(tree.root));
  const gain = hero.best - hero.played + villain.best - villain.played;
  // A share of an empty pot is undefined.
  return { actions, hero, villain, exploitability: state.pot === 0 ? gain / 2 : gain / 2 / state.pot };
}

/** The number of first cards that a walk deals, over all betting lines. */
function countFirstCards(node: PublicNode, cards: number): number {
  switch (node.kind) {
    case 'decision':
      return node.children.reduce((sum, child) => sum + countFirstCards(child, cards), 0);
    case 'deal':
      return cards;
    case 'showdown':
      return cards > RIVER_CARDS ? cards : 0;
    case 'fold':
      return 0;
  }
}

/** By action: the values of hero's hand alone. */
export function computeHandEv(point: DecisionPoint, policy: HandPolicy): PlayedAndBest[] {
  const { tree, side, hand } = point;
  const mine = new Evaluation(evaluationParts(point), side, policy);
  const met = mine.met()[hand]!;
  return tree.root.children.map((child) => {
    const { played, best } = finish(mine.values(child));
    return { played: played[hand]! / met, best: best[hand]! / met };
  });
}

const evaluationParts = ({ state, hands, runouts }: DecisionPoint) => ({
  board: state.board,
  hands,
  runouts,
});

function average(
  { hands }: DecisionPoint,
  side: Side,
  met: Float64Array,
  { played, best }: Values,
): PlayedAndBest {
  let deals = 0;
  let playedSum = 0;
  let bestSum = 0;
  for (const [hand, weight] of hands[side].weights.entries()) {
    deals += weight * met[hand]!;
    playedSum += weight * played[hand]!;
    bestSum += weight * best[hand]!;
  }
  return { played: playedSum / deals, best: bestSum / deals };
}
