import { parseCard, refuse, succeed, type Card, type Result } from '@doorcard/cards';
import type { BettingAction, BettingNode, DecisionNode } from './bettingTree.js';

/** The path to a node: the index of each action in its node, and the cards dealt on the way. */
export interface NodePath {
  readonly actions: readonly number[];
  readonly cards: readonly Card[];
}

/** A path to nodes on many boards: `any` matches every card that can be dealt there. */
export interface BroadPath {
  readonly actions: readonly number[];
  readonly cards: readonly (Card | 'any')[];
}

export const ROOT_PATH: NodePath = { actions: [], cards: [] };

/** An action as it is typed: `check`, `bet 25`, `raise 85`, `all-in 200`. */
export const makeAction = (action: BettingAction): string => makeActionOf(action, 1);

/** The same for a tree whose amounts are in units of 1 / `perChip` chips. */
export function makeActionOf({ kind, to }: BettingAction, perChip: number): string {
  switch (kind) {
    case 'bet':
    case 'raise':
      return `${kind} ${to / perChip}`;
    case 'allIn':
      return `all-in ${to / perChip}`;
    default:
      return kind;
  }
}

/**
 * Reads actions and dealt cards separated by commas: `check, bet 25, call, Th`. `all-in` needs no amount.
 * An empty text is the root.
 */
export const parseNodePath = (text: string, root: BettingNode, board: readonly Card[]): Result<NodePath> =>
  parsePath(text, root, (word, at, cards) => readDeal(word, at, [...board, ...cards]));

/** As `parseNodePath`, but a star matches any card: `check, check, *`. */
export const parseBroadPath = (
  text: string,
  root: BettingNode,
  board: readonly Card[],
  perChip = 1,
): Result<BroadPath> =>
  parsePath<Card | 'any'>(
    text,
    root,
    (word, at, cards) =>
      word === '*'
        ? succeed('any')
        : readDeal(word, at, [...board, ...cards.filter((card) => card !== 'any')]),
    perChip,
  );

function parsePath<C>(
  text: string,
  root: BettingNode,
  readCard: (word: string, at: number, before: readonly C[]) => Result<C>,
  perChip = 1,
): Result<{ readonly actions: readonly number[]; readonly cards: readonly C[] }> {
  const actions: number[] = [];
  const cards: C[] = [];
  let node = root;
  let start = 0;
  for (const part of text.trim() === '' ? [] : text.split(',')) {
    const word = part.trim();
    const place = start + part.indexOf(word) + 1;
    if (node.kind === 'deal') {
      const card = readCard(word, place, cards);
      if (!card.ok) return card;
      cards.push(card.value);
      node = node.child;
    } else {
      const index = node.kind === 'decision' ? findAction(node, word, perChip) : -1;
      if (index < 0 || node.kind !== 'decision')
        return refuseAction(word, place, actions.length, node, perChip);
      actions.push(index);
      node = node.children[index]!;
    }
    start += part.length + 1;
  }
  return succeed({ actions, cards });
}

/** The node at the end of a path; throws if the path does not exist in this tree. */
export function findNode(root: BettingNode, { actions, cards }: BroadPath): BettingNode {
  let node = root;
  let dealt = 0;
  const deal = (): void => {
    while (node.kind === 'deal' && dealt < cards.length) {
      node = node.child;
      dealt++;
    }
  };
  deal();
  for (const index of actions) {
    const child: BettingNode | undefined = node.kind === 'decision' ? node.children[index] : undefined;
    if (child === undefined) throw new RangeError(`no action ${index} on the path ${actions.join(',')}`);
    node = child;
    deal();
  }
  return node;
}

/** The decision at the end of a path; `text` is the path as typed, for the error. */
export function findDecision(root: BettingNode, path: BroadPath, text: string): Result<DecisionNode> {
  const node = findNode(root, path);
  if (node.kind === 'decision') return succeed(node);
  const isDeal = node.kind === 'deal';
  return refuse({
    code: isDeal ? 'node/no-card' : 'node/not-a-decision',
    value: text,
    problem: isDeal ? `a card is dealt after "${text}"` : `the hand is over after "${text}"`,
    expected: isDeal ? `the card as well, as in "${text},Th"` : 'a path to a decision, as in "check"',
  });
}

/** The index of an action that is typed as in a path; -1 if the node does not have it. */
export const findAction = ({ actions }: DecisionNode, word: string, perChip = 1): number =>
  actions.findIndex((action) => matches(action, word.trim(), perChip));

const matches = (action: BettingAction, word: string, perChip: number): boolean => {
  const plain = word.toLowerCase().replaceAll(/\s+/g, ' ');
  return plain === makeActionOf(action, perChip) || (action.kind === 'allIn' && plain === 'all-in');
};

function readDeal(word: string, at: number, dead: readonly Card[]): Result<Card> {
  const card = parseCard(word);
  if (card.ok && !dead.includes(card.value)) return card;
  return refuse({
    code: card.ok ? 'card/duplicate' : 'node/no-card',
    value: word,
    at,
    problem: card.ok ? `${word} is on the board already` : `"${word}" where a card is dealt`,
    expected: 'a card that is not on the board, such as Th, before the next action',
  });
}

const refuseAction = (
  word: string,
  at: number,
  before: number,
  node: BettingNode,
  perChip: number,
): Result<never> =>
  refuse({
    code: 'node/no-such-action',
    value: word,
    at,
    problem: `no action "${word}" after ${before} action${before === 1 ? '' : 's'}`,
    expected:
      node.kind === 'decision'
        ? `one of ${node.actions.map((action) => makeActionOf(action, perChip)).join(', ')}`
        : 'no further action: the hand is over there',
  });
