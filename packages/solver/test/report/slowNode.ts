import { CardSet, cardsOf, type Card, type Combo } from '@doorcard/cards';
import type { SolvedNode } from '../../src/report/nodeReport.js';
import type { BettingNode, Side } from '../../src/tree/bettingTree.js';
import type { NodePath } from '../../src/tree/nodePath.js';
import { HandWalk, type PlayedSpot } from '../exploit/handWalk.js';

const SIDES = [0, 1] as const;

/** What a solver reports about a node, computed hand against hand. */
export function examineSlowly(spot: PlayedSpot, path: NodePath): SolvedNode {
  const { node, board, reach } = follow(spot, path);
  if (node.kind !== 'decision') throw new RangeError('the path does not lead to a decision');
  const evs = SIDES.map((side) => valuesOf(spot, node, board, path, reach, side));
  const actionEvs = node.children.map((child, action) =>
    valuesOf(spot, child, board, { ...path, actions: [...path.actions, action] }, reach, node.side).map(
      // What was paid with the action itself comes from here on.
      (value) => value - child.paid[node.side] + node.paid[node.side],
    ),
  );
  const table = { ...spot, pot: 1, rake: { rate: 0, cap: 0 } };
  const equities = SIDES.map((side) => {
    const showdown: BettingNode = { kind: 'showdown', street: node.street, paid: [0, 0] };
    return valuesOf(table, showdown, board, path, reach, side);
  });
  const hands = SIDES.map((side) => Array.from(spot.ranges[side], ([combo]) => combo));
  const frequencies = spot.strategy(node, path);
  const dead = CardSet.from(board);
  const isDead = (combo: Combo): boolean => dead.intersects(CardSet.from(cardsOf(combo)));
  const none = node.actions.map(() => 0);
  return {
    weights: SIDES.map((side) =>
      hands[side]!.map((combo, i) => ({ combo, weight: reach[side]![i]! })),
    ) as unknown as SolvedNode['weights'],
    frequencies: hands[node.side]!.map((combo) => (isDead(combo) ? none : frequencies(combo))),
    actionEvs: hands[node.side]!.map((_, i) => actionEvs.map((values) => values[i]!)),
    evs: evs as unknown as SolvedNode['evs'],
    equities: equities as unknown as SolvedNode['equities'],
  };
}

/** Chips from the node on, by hand of a side; NaN if every other hand shares a card with it. */
function valuesOf(
  spot: PlayedSpot,
  node: BettingNode,
  board: readonly Card[],
  path: NodePath,
  reach: readonly Float64Array[],
  side: Side,
): Float64Array {
  const walk = new HandWalk(spot, side);
  const others = reach[1 - side]!;
  const { played } = walk.visit(node, board, path, others);
  return played.map((value, i) => value / walk.compatibleReach(i, others) + node.paid[side]);
}

/** The node of a path, with its board and how often each hand reaches it. */
function follow(
  { tree, board: start, ranges, strategy }: PlayedSpot,
  path: NodePath,
): { node: BettingNode; board: Card[]; reach: Float64Array[] } {
  const hands = SIDES.map((side) => Array.from(ranges[side], ([combo]) => combo));
  const reach = SIDES.map((side) => Float64Array.from(ranges[side], ([, weight]) => weight));
  const board = [...start];
  let node = tree;
  let done = 0;
  let dealt = 0;
  while (done < path.actions.length || (node.kind === 'deal' && dealt < path.cards.length)) {
    if (node.kind === 'deal') {
      const card = path.cards[dealt++]!;
      board.push(card);
      for (const side of SIDES) {
        reach[side] = reach[side]!.map((weight, i) =>
          cardsOf(hands[side]![i]!).includes(card) ? 0 : weight,
        );
      }
      node = node.child;
    } else if (node.kind === 'decision') {
      const action = path.actions[done]!;
      const { side } = node;
      const frequencies = strategy(node, {
        actions: path.actions.slice(0, done),
        cards: path.cards.slice(0, dealt),
      });
      reach[side] = reach[side]!.map((weight, i) =>
        weight === 0 ? 0 : weight * frequencies(hands[side]![i]!)[action]!,
      );
      node = node.children[action]!;
      done++;
    } else throw new RangeError('the path goes on after the end');
  }
  return { node, board, reach };
}
