import { parseCard, refuse, succeed, type Card, type Result } from '@doorcard/cards';
import type { BettingAction, BettingNode, DecisionNode } from './bettingTree.js';

/** How a node is reached: the places of the actions in their nodes, and the cards dealt on the way. */
export interface NodePath {
  readonly actions: readonly number[];
  readonly cards: readonly Card[];
}

/** The same for nodes on many boards: `any` stands for every card that can be dealt there. */
export interface BroadPath {
  readonly actions: readonly number[];
  readonly cards: readonly (Card | 'any')[];
}

export const ROOT_PATH: NodePath = { actions: [], cards: [] };

/** An action as it is typed: `check`, `bet 25`, `raise 85`, `all-in 200`. */
export function makeAction({ kind, to }: BettingAction): string {
  switch (kind) {
    case 'bet':
    case 'raise':
      return `${kind} ${to}`;
    case 'allIn':
      return `all-in ${to}`;
    default:
      return kind;
  }
}

/**
 * Actions with commas between them and cards where they are dealt: `check, bet 25, call, Th`. `all-in` needs no amount.
 * The empty text is the root itself.
 */
export const parseNodePath = (text: string, root: BettingNode, board: readonly Card[]): Result<NodePath> =>
  parsePath(text, root, (word, at, cards) => readDeal(word, at, [...board, ...cards]));

/** As `parseNodePath`; a star is any card: `check, check, *`. */
export const parseBroadPath = (text: string, root: BettingNode, board: readonly Card[]): Result<BroadPath> =>
  parsePath<Card | 'any'>(text, root, (word, at, cards) =>
    word === '*' ? succeed('any') : readDeal(word, at, [...board, ...cards.filter((card) => card !== 'any')]),
  );

function parsePath<C>(
  text: string,
  root: BettingNode,
  readCard: (word: string, at: number, before: readonly C[]) => Result<C>,
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
      const index = node.kind === 'decision' ? findAction(node, word) : -1;
      if (index < 0 || node.kind !== 'decision') return refuseAction(word, place, actions.length, node);
      actions.push(index);
      node = node.children[index]!;
    }
    start += part.length + 1;
  }
  return succeed({ actions, cards });
}

/** The node that a path leads to; throws where there is none. */
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

/** The node that a path leads to if somebody decides there; `text` is the path as it was typed. */
export function findDecision(root: BettingNode, path: BroadPath, text: string): Result<DecisionNode> {
  const node = findNode(root, path);
  if (node.kind === 'decision') return succeed(node);
  const isDeal = node.kind === 'deal';
  return refuse({
    code: isDeal ? 'node/no-card' : 'node/not-a-decision',
    value: text,
    problem: isDeal ? `a card is dealt after "${text}"` : `the hand is over after "${text}"`,
    expected: isDeal
      ? `the card as well, as in "${text},Th"`
      : 'actions after which somebody decides, as in "check"',
  });
}

/** The place of an action that is typed as in a path; -1 where there is none. */
export const findAction = ({ actions }: DecisionNode, word: string): number =>
  actions.findIndex((action) => matches(action, word.trim()));

const matches = (action: BettingAction, word: string): boolean => {
  const plain = word.toLowerCase().replaceAll(/\s+/g, ' ');
  return plain === makeAction(action) || (action.kind === 'allIn' && plain === 'all-in');
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

const refuseAction = (word: string, at: number, before: number, node: BettingNode): Result<never> =>
  refuse({
    code: 'node/no-such-action',
    value: word,
    at,
    problem: `no action "${word}" after ${before} action${before === 1 ? '' : 's'}`,
    expected:
      node.kind === 'decision'
        ? `one of ${node.actions.map(makeAction).join(', ')}`
        : 'no further action: the hand is over there',
  });
