import { drawNodes } from '../tree/treeText.js';
import type { LateAction, LateNode } from './lateTree.js';

const NAMES = ['first', 'second'] as const;

/** The tree as lines of text. `pot` is the pot of the spot. */
export const drawLateTree = (root: LateNode, pot: number): string[] =>
  drawNodes(root, (node) => describeNode(node, pot), nameAction);

function nameAction({ kind, to, isAllIn }: LateAction): string {
  const amount = kind === 'bet' || kind === 'raise' ? ` to ${to}` : '';
  return `${kind}${amount}${isAllIn ? ' (all-in)' : ''}`;
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
