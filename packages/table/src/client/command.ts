import { parseCard, type Card } from '@doorcard/cards';
import type { Action, Legal } from '@doorcard/engine';
import { isLegalAmount, parseAmount } from './amounts.js';
import { answerTableQuestion, explainWait, TABLE_QUESTIONS, type TableAnswer } from './answers.js';
import { listLegalChoices } from './choices.js';
import type { TableState } from './tableState.js';
import { findQuestion } from './turn.js';

const TABLE_PRESSES = ['next', 'hint', 'why', 'pause', 'memory', 'forget', 'help'] as const;
export type TablePress = (typeof TABLE_PRESSES)[number];

/** The meaning of a typed line: an action, a command that also has a key, or an answer. */
export type TableCommand =
  | { readonly type: 'act'; readonly action: Action; readonly legal: Legal }
  | { readonly type: 'press'; readonly press: TablePress }
  | { readonly type: 'answer'; readonly answer: TableAnswer };

const answer = (given: TableAnswer): TableCommand => ({ type: 'answer', answer: given });

/** Reads a line such as `raise 160`, `draw 1 3`, `board 2` or `next`. */
export function parseCommand(text: string, state: TableState): TableCommand {
  const line = text.trim();
  const [word = '', rest = ''] = splitFirst(line.toLowerCase());
  const press = TABLE_PRESSES.find((each) => each === word);
  if (press !== undefined) return { type: 'press', press };
  const question = TABLE_QUESTIONS.find((each) => each === word);
  if (question !== undefined) return answer(answerTableQuestion(question, splitWords(rest)[0], state));
  if (!Object.hasOwn(ACTIONS, word)) return answer({ code: 'unknownCommand', text: line });
  const legal = findQuestion(state);
  if (legal === null) return answer(explainWait(state));
  const action = ACTIONS[word]!(legal, rest, state);
  if (action === undefined) {
    return answer({ code: 'notLegal', choices: listLegalChoices(legal, state.marked) });
  }
  return 'code' in action ? answer(action) : { type: 'act', action, legal };
}

const splitFirst = (line: string): string[] => line.split(/[\s,]+(.*)/, 2);
const splitWords = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** The action, what is wrong with it, or undefined where it is not legal. */
type ReadAction = (legal: Legal, rest: string, state: TableState) => Action | TableAnswer | undefined;

const readRaise: ReadAction = ({ raise }, rest) => {
  if (raise === undefined) return undefined;
  const { min, max } = raise;
  const to = rest === '' ? min : parseAmount(rest);
  return to !== undefined && isLegalAmount(raise, to)
    ? { type: 'raise', to }
    : { code: 'needAmount', min, max };
};

/** Cards by name or by position, counted from 1. */
const readDraw: ReadAction = ({ draw }, rest, { view }) => {
  if (draw === undefined) return undefined;
  const held = view!.mine!.cards;
  const discard: Card[] = [];
  for (const word of splitWords(rest)) {
    const card = /^[1-7]$/.test(word) ? held[Number(word) - 1] : readCard(word);
    if (card === undefined || !held.includes(card)) return { code: 'noCard', text: word };
    if (!discard.includes(card)) discard.push(card);
  }
  return { type: 'draw', discard };
};

function readCard(word: string): Card | undefined {
  const card = parseCard(word.replace(/^10/, 't').replace(/^./, (rank) => rank.toUpperCase()));
  return card.ok ? card.value : undefined;
}

const ACTIONS: Readonly<Record<string, ReadAction>> = {
  fold: ({ fold }) => (fold ? { type: 'fold' } : undefined),
  check: ({ check }) => (check ? { type: 'check' } : undefined),
  call: ({ call, bringIn }) =>
    call !== undefined ? { type: 'call' } : bringIn !== undefined ? { type: 'bringIn' } : undefined,
  bring: ({ bringIn }) => (bringIn === undefined ? undefined : { type: 'bringIn' }),
  raise: readRaise,
  bet: readRaise,
  complete: readRaise,
  draw: readDraw,
  pat: ({ draw }) => (draw === undefined ? undefined : { type: 'draw', discard: [] }),
};
