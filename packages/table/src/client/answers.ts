import type { Card } from '@doorcard/cards';
import type { Chips, View } from '@doorcard/engine';
import type { HandInfo } from '../protocol.js';
import { listChoices, type ActionChoice } from './choices.js';
import { listDead } from './deadCards.js';
import { listPots, type Pot } from './pots.js';
import { findSeatState } from './seats.js';
import type { TableState } from './tableState.js';
import { findTurn } from './turn.js';

/** The answer to a typed command: a code and its values. The words are in `text`. */
export type TableAnswer =
  | { readonly code: 'unknownCommand' | 'noSeat' | 'noCard'; readonly text: string }
  | { readonly code: 'nothingYet' | 'notNow' | 'paused' | 'handOver' }
  | { readonly code: 'notYourTurn'; readonly name: string }
  /** It cannot be done now; these can. */
  | { readonly code: 'notLegal' | 'actions'; readonly choices: readonly ActionChoice[] }
  | { readonly code: 'needAmount'; readonly min: Chips; readonly max: Chips }
  | {
      readonly code: 'cards';
      readonly game: string;
      readonly cards: readonly Card[];
      readonly board: readonly Card[];
    }
  | { readonly code: 'board' | 'dead'; readonly cards: readonly Card[] }
  | { readonly code: 'boardOf'; readonly name: string; readonly cards: readonly Card[] }
  | { readonly code: 'pot'; readonly chips: Chips; readonly pots: readonly Pot[] }
  | { readonly code: 'stack'; readonly name: string; readonly isYou: boolean; readonly chips: Chips }
  | { readonly code: 'log'; readonly hand: HandInfo; readonly view: View };

export const TABLE_QUESTIONS = ['cards', 'board', 'pot', 'stack', 'dead', 'actions', 'log'] as const;
export type TableQuestion = (typeof TABLE_QUESTIONS)[number];

/** The answer to a question about the table. Chairs are counted from 1. */
export function answerTableQuestion(
  question: TableQuestion,
  chair: string | undefined,
  state: TableState,
): TableAnswer {
  const { view, hand } = state;
  if (question === 'stack') return answerStack(chair, state);
  if (view === undefined || hand === undefined) return { code: 'nothingYet' };
  switch (question) {
    case 'cards':
      return view.mine === null
        ? { code: 'nothingYet' }
        : { code: 'cards', game: view.game, cards: view.mine.cards, board: view.board };
    case 'board':
      return answerBoard(chair, view, hand);
    case 'pot':
      return { code: 'pot', chips: view.pot, pots: listPots(view) };
    case 'dead':
      return { code: 'dead', cards: listDead(view).map(({ card }) => card) };
    case 'actions': {
      const choices = listChoices(state);
      return choices.length === 0 ? explainWait(state) : { code: 'actions', choices };
    }
    case 'log':
      return { code: 'log', hand, view };
  }
}

/** Why no action is possible now. */
export function explainWait(state: TableState): TableAnswer {
  const { hand, table } = state;
  if (table?.paused === true) return { code: 'paused' };
  const turn = findTurn(state);
  if (turn.code === 'other') return { code: 'notYourTurn', name: hand!.names[turn.seat]! };
  return { code: turn.code === 'over' || turn.code === 'between' ? 'handOver' : 'notNow' };
}

function answerBoard(chair: string | undefined, view: View, hand: HandInfo): TableAnswer {
  if (chair === undefined) {
    return view.board.length === 0 ? { code: 'nothingYet' } : { code: 'board', cards: view.board };
  }
  const seat = hand.chairs.indexOf(Number(chair) - 1);
  if (seat === -1) return { code: 'noSeat', text: chair };
  const { up, shown } = view.seats[seat]!;
  return { code: 'boardOf', name: hand.names[seat]!, cards: shown ?? up };
}

function answerStack(chair: string | undefined, state: TableState): TableAnswer {
  const found = findSeatState(state, chair === undefined ? (state.table?.you ?? 0) : Number(chair) - 1);
  if (found === undefined) return { code: 'noSeat', text: chair ?? '' };
  const { name, isYou, stack } = found;
  return { code: 'stack', name, isYou, chips: stack };
}
