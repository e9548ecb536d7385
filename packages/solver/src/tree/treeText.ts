import type { BettingNode } from './bettingTree.js';
import { makeAction } from './nodePath.js';

const SIDES = ['OOP', 'IP'] as const;

/** The tree as lines of text, one per node, each with the action that leads to it. `pot` is the pot of the spot. */
export function drawTree(root: BettingNode, pot: number): string[] {
  const lines: string[] = [];
  const draw = (node: BettingNode, label: string, indent: string): void => {
    lines.push(`${indent}${label}${describeNode(node, pot)}`);
    if (node.kind === 'deal') draw(node.child, '', `${indent}  `);
    if (node.kind !== 'decision') return;
    for (const [i, action] of node.actions.entries()) {
      draw(node.children[i]!, `${makeAction(action)}: `, `${indent}  `);
    }
  };
  draw(root, '', '');
  return lines;
}

function describeNode(node: BettingNode, start: number): string {
  const pot = start + node.paid[0] + node.paid[1];
  switch (node.kind) {
    case 'decision':
      return `${node.street} ${SIDES[node.side]} (pot ${pot})`;
    case 'deal':
      return `a card (pot ${pot})`;
    case 'fold':
      return `${SIDES[1 - node.folded]} wins ${pot}`;
    case 'showdown':
      return `showdown (pot ${pot})`;
  }
}

export interface TreeCounts {
  readonly decisions: number;
  readonly deals: number;
  readonly folds: number;
  readonly showdowns: number;
}

/** The number of betting nodes of each kind; a node counts once for all boards. */
export function countNodes(root: BettingNode): TreeCounts {
  const counts = { decision: 0, deal: 0, fold: 0, showdown: 0 };
  const visit = (node: BettingNode): void => {
    counts[node.kind]++;
    if (node.kind === 'deal') visit(node.child);
    if (node.kind === 'decision') node.children.forEach(visit);
  };
  visit(root);
  return {
    decisions: counts.decision,
    deals: counts.deal,
    folds: counts.fold,
    showdowns: counts.showdown,
  };
}
