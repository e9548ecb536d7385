import { refuse, succeed, type Result } from '@doorcard/cards';
import type { LateAction, LateDecision, LateNode } from './lateTree.js';

/** A path in words: the kinds of the actions, with commas between them. The last card needs no word: nobody sees it. */
export type LatePath = readonly number[];

/** The node after a deal, or the node itself. */
export const skipDeals = (node: LateNode): LateNode => (node.kind === 'deal' ? skipDeals(node.child) : node);

/** Reads `bet,raise`: the index of each action from a node on. An empty text is the node. */
export function parseLatePath(text: string, root: LateNode): Result<LatePath> {
  const path: number[] = [];
  let node = skipDeals(root);
  let start = 0;
  for (const part of text.trim() === '' ? [] : text.split(',')) {
    const word = part.trim().toLowerCase();
    const at = start + part.indexOf(part.trim()) + 1;
    const index =
      node.kind === 'decision' ? node.actions.findIndex((action) => matchesAction(action, word)) : -1;
    if (index < 0 || node.kind !== 'decision') {
      return refuse({
        code: 'node/no-such-action',
        value: part.trim(),
        at,
        problem: `no action "${part.trim()}" after ${path.length} action${path.length === 1 ? '' : 's'}`,
        expected:
          node.kind === 'decision'
            ? `one of ${node.actions.map(({ kind }) => kind).join(', ')}`
            : 'no further action: the hand is over there',
      });
    }
    path.push(index);
    node = skipDeals(node.children[index]!);
    start += part.length + 1;
  }
  return succeed(path);
}

const matchesAction = ({ kind, to }: LateAction, word: string): boolean =>
  word === kind || word.replaceAll(/\s+/g, ' ') === `${kind} ${to}`;

/** The node at the end of a path. */
export function findLateNode(root: LateNode, path: LatePath): LateNode {
  let node = skipDeals(root);
  for (const index of path) {
    const child: LateNode | undefined = node.kind === 'decision' ? node.children[index] : undefined;
    if (child === undefined) throw new RangeError(`no action ${index} on the path ${path.join(',')}`);
    node = skipDeals(child);
  }
  return node;
}

/** The decision at the end of a path in words. */
export function parseLateNode(text: string, root: LateNode): Result<LateDecision> {
  const path = parseLatePath(text, root);
  if (!path.ok) return path;
  const node = findLateNode(root, path.value);
  if (node.kind === 'decision') return succeed(node);
  return refuse({
    code: 'node/not-a-decision',
    value: text,
    problem: `nobody decides after "${text}"`,
    expected: 'actions that lead to a decision, as in "bet"',
  });
}

/** The decision after what was bet so far on the street of the spot. */
export function parseLine(text: string, tree: LateNode): Result<LateDecision> {
  const node = parseLateNode(text, tree);
  if (!node.ok || node.value.street === tree.street) return node;
  return refuse({
    code: 'line/other-street',
    value: text,
    problem: `the line "${text}" ends the betting of ${tree.street}th street`,
    expected: 'actions of the street of the spot; a spot on 7th street has its own ranges',
  });
}
