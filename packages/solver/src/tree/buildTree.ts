import { refuse, succeed, type Result } from '@doorcard/cards';
import type { Spot } from '../spot/spot.js';
import {
  STREETS,
  type BettingAction,
  type BettingNode,
  type DecisionNode,
  type Side,
  type PostflopStreet,
} from './bettingTree.js';
import { listWagers } from './wagers.js';

/** What a betting tree depends on: the fields of a `Spot`, and `streetOf(spot.board)`. */
export interface TreeRules extends Pick<
  Spot,
  'pot' | 'stack' | 'bets' | 'addAllIn' | 'forceAllIn' | 'merge'
> {
  /** The street of the first decision. */
  readonly street: PostflopStreet;
}

/** The first decision of the tree. By default the player out of position opens the street. */
export interface TreeStart {
  readonly side: Side;
  /** The other player's bet in chips, not included in `pot`. 0 means that he has checked if this side is in position. */
  readonly toCall: number;
}

/** The state of the betting before a decision. */
export interface BettingPosition {
  readonly street: PostflopStreet;
  readonly side: Side;
  readonly paid: readonly [number, number];
  /** What each side had paid when the street began. */
  readonly before: number;
  /** Bets and raises on this street. */
  readonly wagers: number;
  /** Whether the player out of position called the last bet of the street before. */
  readonly oopCalled: boolean;
}

const MAX_NODES = 1_000_000;
// Deeper trees come from tiny raises with huge stacks, and code that walks a tree is recursive.
const MAX_DEPTH = 600;

class TooLarge extends Error {}

/**
 * Builds the tree of all betting that a spot allows. Amounts are whole chips: sizes are rounded to the nearest chip, a
 * half up. A bet is at least one chip; a raise adds at least what the last bet or raise added.
 */
export function buildTree(rules: TreeRules, start: TreeStart = { side: 0, toCall: 0 }): Result<BettingNode> {
  const { side, toCall } = start;
  let nodes = 0;
  const count = (depth: number): void => {
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) throw new TooLarge();
  };
  try {
    return succeed(
      decide(
        rules,
        {
          street: rules.street,
          side,
          paid: side === 0 ? [0, toCall] : [toCall, 0],
          before: 0,
          wagers: toCall > 0 ? 1 : 0,
          oopCalled: false,
        },
        count,
        1,
      ),
    );
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return refuse({
      code: 'tree/too-large',
      value: `pot ${rules.pot}, stack ${rules.stack}`,
      problem: `the bet menus make more than ${MAX_NODES} nodes, or more than ${MAX_DEPTH} actions in a row`,
      expected: 'fewer or larger sizes, or a smaller stack',
    });
  }
}

function decide(
  rules: TreeRules,
  at: BettingPosition,
  count: (depth: number) => void,
  depth: number,
): BettingNode {
  count(depth);
  const { street, side, paid, before } = at;
  const other = (1 - side) as Side;
  const own = paid[side] - before;
  const toCall = paid[other] - paid[side];
  const actions: BettingAction[] = [];
  const children: BettingNode[] = [];

  if (toCall > 0) {
    actions.push({ kind: 'fold', to: own });
    count(depth + 1);
    children.push({ kind: 'fold', street, paid, folded: side });
    actions.push({ kind: 'call', to: own + toCall });
    children.push(closeStreet(rules, at, [paid[other], paid[other]], side === 0, count, depth + 1));
  } else {
    actions.push({ kind: 'check', to: own });
    children.push(
      side === 0
        ? decide(rules, { ...at, side: 1, oopCalled: false }, count, depth + 1)
        : closeStreet(rules, at, paid, false, count, depth + 1),
    );
  }
  for (const to of listWagers(rules, at)) {
    const isAllIn = before + to === rules.stack;
    actions.push({ kind: isAllIn ? 'allIn' : toCall > 0 ? 'raise' : 'bet', to });
    const next: readonly [number, number] = side === 0 ? [before + to, paid[1]] : [paid[0], before + to];
    const position = { ...at, side: other, paid: next, wagers: at.wagers + 1 };
    children.push(decide(rules, position, count, depth + 1));
  }
  return { kind: 'decision', street, paid, side, actions, children } satisfies DecisionNode;
}

/** The node after a closed betting round: the next card, or the showdown. */
function closeStreet(
  rules: TreeRules,
  { street }: BettingPosition,
  paid: readonly [number, number],
  oopCalled: boolean,
  count: (depth: number) => void,
  depth: number,
): BettingNode {
  count(depth);
  const next = STREETS[STREETS.indexOf(street) + 1];
  if (next === undefined || paid[0] === rules.stack) return { kind: 'showdown', street, paid };
  const position: BettingPosition = { street: next, side: 0, paid, before: paid[0], wagers: 0, oopCalled };
  return { kind: 'deal', street, paid, child: decide(rules, position, count, depth + 1) };
}
