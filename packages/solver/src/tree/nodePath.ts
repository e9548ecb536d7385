import { parseCard, refuse, succeed, type Card, type Result } from '@doorcard/cards';
import type { BettingAction, BettingNode } from './bettingTree.js';

/** How a node is reached: the places of the actions in their nodes, and the cards dealt on the way. */
export interface NodePath {
  readonly actions: readonly number[];
  readonly cards: readonly Card[];
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
export function parseNodePath(text: string, root: BettingNode, board: readonly Card[]): Result<NodePath> {
  const actions: number[] = [];
  const cards: Card[] = [];
  let node = root;
  let start = 0;
  for (const part of text.trim() === '' ? [] : text.split(',')) {
    const word = part.trim();
    const place = start + part.indexOf(word) + 1;
    if (node.kind === 'deal') {
      const card = readDeal(word, place, [...board, ...cards]);
      if (!card.ok) return card;
      cards.push(card.value);
      node = node.child;
    } else {
      const index = node.kind === 'decision' ? node.actions.findIndex((action) => matches(action, word)) : -1;
      if (index < 0 || node.kind !== 'decision') return refuseAction(word, place, actions.length, node);
      actions.push(index);
      node = node.children[index]!;
    }
    start += part.length + 1;
  }
  return succeed({ actions, cards });
}

/** The node that a path leads to; throws where there is none. */
export function findNode(root: BettingNode, { actions, cards }: NodePath): BettingNode {
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
