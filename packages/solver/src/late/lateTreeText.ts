import type { TreeCounts } from '../tree/treeText.js';
import { listNodes, type LateNode } from './lateTree.js';

const NAMES = ['first', 'second'] as const;

/** The tree as lines of text, one per node, each with the action that leads to it. `pot` is the pot of the spot. */
export function drawLateTree(root: LateNode, pot: number): string[] {
  const lines: string[] = [];
  const draw = (node: LateNode, label: string, indent: string): void => {
    lines.push(`${indent}${label}${describeNode(node, pot)}`);
    if (node.kind === 'deal') draw(node.child, '', `${indent}  `);
    if (node.kind !== 'decision') return;
    for (const [i, { kind, to, isAllIn }] of node.actions.entries()) {
      const amount = kind === 'bet' || kind === 'raise' ? ` to ${to}` : '';
      draw(node.children[i]!, `${kind}${amount}${isAllIn ? ' (all-in)' : ''}: `, `${indent}  `);
    }
  };
  draw(root, '', '');
  return lines;
}

function describeNode(node: LateNode, start: number): string {
  const pot = start + node.paid[0] + node.paid[1];
  switch (node.kind) {
    case 'decision':
      return `${node.street === 'draw' ? 'after the draw' : `${node.street}th`} ${NAMES[node.side]} (pot ${pot})`;
    case 'deal':
      return `the last card (pot ${pot})`;
    case 'fold':
      return `${NAMES[1 - node.folded]} wins ${pot}`;
    case 'showdown':
      return `showdown (pot ${pot})`;
  }
}

/** The number of nodes of each kind. */
export function countLateNodes(root: LateNode): TreeCounts {
  const counts = { decision: 0, deal: 0, fold: 0, showdown: 0 };
  for (const { kind } of listNodes(root)) counts[kind]++;
  return {
    decisions: counts.decision,
    deals: counts.deal,
    folds: counts.fold,
    showdowns: counts.showdown,
  };
}
