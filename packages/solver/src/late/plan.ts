import type { Side } from '../tree/bettingTree.js';
import type { LateDecision, LateNode } from './lateTree.js';

/** A decision in a pass: rows are numbers of vectors in the scratch memory. */
export interface DecisionStep {
  readonly id: number;
  readonly isOwn: boolean;
  readonly actions: number;
  /** The reach that the decision splits: that of the player who decides. */
  readonly reach: number;
  /** The first of a row for each action. */
  readonly sigma: number;
  readonly kids: number;
  readonly values: number;
  /** The value of the decision. */
  readonly to: number;
}

/** A reach of the other side at one or two terminals. */
export interface Lane {
  readonly reach: number;
  /** Where the value of the showdown goes, and what a winner wins. */
  show?: { readonly to: number; readonly chips: number };
  /** The same for a fold; what the traverser loses by his own fold is negative. */
  fold?: { readonly to: number; readonly chips: number };
}

/** Four lanes are swept at a time. */
export interface LaneGroup {
  readonly lanes: readonly Lane[];
  readonly hasShowdown: boolean;
}

export interface DealStep {
  readonly id: number;
  readonly own: number;
  readonly other: number;
  readonly to: number;
}

/** How a pass for one player goes through the betting of a street. Rows 0 to 2 are the other's reach, the own one and the value. */
export interface Plan {
  readonly rows: number;
  readonly downs: readonly DecisionStep[];
  readonly groups: readonly LaneGroup[];
  readonly deals: readonly DealStep[];
  /** Children before parents. */
  readonly ups: readonly DecisionStep[];
}

export const OTHER_ROW = 0;
export const OWN_ROW = 1;
export const VALUE_ROW = 2;
export const GROUP_SIZE = 4;

/** `pot` is the pot of the spot: values count from half of it, so that both sides' values add up to 0. */
export function makePlan(root: LateNode, traverser: Side, pot: number): Plan {
  let rows = VALUE_ROW + 1;
  const take = (count: number): number => {
    rows += count;
    return rows - count;
  };
  const downs: DecisionStep[] = [];
  const deals: DealStep[] = [];
  const lanes = new Map<number, Lane>();
  const laneOf = (reach: number): Lane => {
    const lane = lanes.get(reach) ?? { reach };
    lanes.set(reach, lane);
    return lane;
  };
  const decide = (node: LateDecision, other: number, own: number, to: number): void => {
    const actions = node.actions.length;
    const isOwn = node.side === traverser;
    const [sigma, kids, values] = [take(actions), take(actions), take(actions)];
    downs.push({
      id: node.id,
      isOwn,
      actions,
      reach: isOwn ? own : other,
      sigma,
      kids,
      values,
      to,
    });
    for (const [a, child] of node.children.entries())
      visit(child, isOwn ? other : kids + a, isOwn ? kids + a : own, values + a);
  };
  const visit = (node: LateNode, other: number, own: number, to: number): void => {
    const chips = pot / 2 + Math.min(...node.paid);
    switch (node.kind) {
      case 'decision':
        decide(node, other, own, to);
        break;
      case 'deal':
        deals.push({ id: node.id, own, other, to });
        break;
      case 'fold':
        laneOf(other).fold = { to, chips: node.folded === traverser ? -chips : chips };
        break;
      case 'showdown':
        laneOf(other).show = { to, chips };
        break;
    }
  };
  visit(root, OTHER_ROW, OWN_ROW, VALUE_ROW);
  return { rows, downs, groups: groupLanes([...lanes.values()]), deals, ups: downs.toReversed() };
}

/** Lanes with a showdown first: groups without one need no order. */
function groupLanes(lanes: readonly Lane[]): LaneGroup[] {
  const sorted = [
    ...lanes.filter(({ show }) => show !== undefined),
    ...lanes.filter(({ show }) => show === undefined),
  ];
  const groups: LaneGroup[] = [];
  for (let i = 0; i < sorted.length; i += GROUP_SIZE) {
    const group = sorted.slice(i, i + GROUP_SIZE);
    groups.push({ lanes: group, hasShowdown: group[0]!.show !== undefined });
  }
  return groups;
}
