import type { BettingNode } from './bettingTree.js';
import { makeAction } from './nodePath.js';

const SIDES = ['OOP', 'IP'] as const;

/** What a betting tree of any street is made of. */
type TreeNode<N, A> =
  | { readonly kind: 'decision'; readonly actions: readonly A[]; readonly children: readonly N[] }
  | { readonly kind: 'deal'; readonly child: N }
  | { readonly kind: 'fold' | 'showdown' };

/** A tree as lines of text, one per node, each with the action that leads to it. */
export function drawNodes<A, N extends TreeNode<N, A>>(
  root: N,
  describe: (node: N) => string,
  nameAction: (action: A) => string,
): string[] {
  const lines: string[] = [];
  const draw = (node: N, label: string, indent: string): void => {
    lines.push(`${indent}${label}${describe(node)}`);
    if (node.kind === 'deal') draw(node.child, '', `${indent}  `);
    if (node.kind !== 'decision') return;
    for (const [i, action] of node.actions.entries()) {
      draw(node.children[i]!, `${nameAction(action)}: `, `${indent}  `);
    }
  };
  draw(root, '', '');
  return lines;
}

/** `pot` is the pot of the spot. */
export const drawTree = (root: BettingNode, pot: number): string[] =>
  drawNodes(root, (node) => describeNode(node, pot), makeAction);

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

/** A node of any betting tree. */
type CountedNode =
  | { readonly kind: 'decision'; readonly children: readonly CountedNode[] }
  | { readonly kind: 'deal'; readonly child: CountedNode }
  | { readonly kind: 'fold' | 'showdown' };

interface TreeCounts {
  readonly decisions: number;
  readonly deals: number;
  readonly folds: number;
  readonly showdowns: number;
}

/** The number of nodes of each kind; a node counts once for all boards. */
export function countNodes(root: CountedNode): TreeCounts {
  const counts = { decision: 0, deal: 0, fold: 0, showdown: 0 };
  const visit = (node: CountedNode): void => {
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
