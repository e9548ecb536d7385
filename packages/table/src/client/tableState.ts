import type { Card } from '@doorcard/cards';
import type { OpponentRecords } from '@doorcard/cpu';
import { VARIANTS, type Action, type GameId, type View } from '@doorcard/engine';
import type {
  ClientMessage,
  Explained,
  HandInfo,
  HandResult,
  HostMessage,
  TableError,
  TableInfo,
} from '../protocol.js';
import { findLayout } from './cardRow.js';
import { findQuestion } from './turn.js';

export type TableHint = Extract<HostMessage, { type: 'hint' }>;

/** `saved` asks whether to give up an older table; `failed` means that the table could not be opened or has stopped. */
export type TableStatus = 'closed' | 'opening' | 'saved' | 'open' | 'failed';

/** Everything a client knows about its table. */
export interface TableState {
  readonly status: TableStatus;
  readonly table: TableInfo | undefined;
  readonly hand: HandInfo | undefined;
  readonly view: View | undefined;
  /** The number of the decision that `view.legal` is for. */
  readonly decision: number;
  /** The decision has been sent; nothing else is sent until the next view. */
  readonly isAnswered: boolean;
  /** The player's own cards that are marked to be discarded. */
  readonly marked: readonly Card[];
  readonly hint: TableHint | undefined;
  /** The view at the last stud decision with a card to come, for the quiz after the hand. */
  readonly remembered: View | undefined;
  /** After a hand. */
  readonly results: readonly HandResult[] | undefined;
  readonly reasons: readonly Explained[] | undefined;
  /** By chair: what earlier hands have shown, once it was asked for. */
  readonly memory: OpponentRecords | undefined;
  readonly error: TableError | undefined;
}

export const NO_TABLE: TableState = {
  status: 'closed',
  table: undefined,
  hand: undefined,
  view: undefined,
  decision: 0,
  isAnswered: false,
  marked: [],
  hint: undefined,
  remembered: undefined,
  results: undefined,
  reasons: undefined,
  memory: undefined,
  error: undefined,
};

/** The state after a message from the host. */
export function reduceMessage(state: TableState, message: HostMessage): TableState {
  switch (message.type) {
    case 'table':
      return { ...state, status: 'open', table: message.table };
    case 'handStart': {
      const { type: _, ...hand } = message;
      return { ...NO_TABLE, status: 'open', table: state.table, hand };
    }
    case 'view':
      return reduceView(state, message);
    case 'handOver':
      return { ...state, results: message.results };
    case 'reasons':
      return message.hand === state.hand?.hand ? { ...state, reasons: message.reasons } : state;
    case 'hint':
      return message.decision === state.decision ? { ...state, hint: message } : state;
    case 'memory':
      return { ...state, memory: message.records };
    case 'paused':
      return state.table === undefined
        ? state
        : { ...state, table: { ...state.table, paused: message.paused } };
    case 'error':
      return reduceError(state, message.error);
    // The places are in the `table` message before it.
    case 'sessionOver':
    case 'record':
      return state;
    case 'bye':
      return NO_TABLE;
  }
}

function reduceView(
  state: TableState,
  { decision, view }: Extract<HostMessage, { type: 'view' }>,
): TableState {
  const isSame = decision === state.decision && state.view !== undefined;
  const held = view.mine?.cards ?? [];
  return {
    ...state,
    view,
    decision,
    isAnswered: false,
    marked: isSame ? state.marked.filter((card) => held.includes(card)) : [],
    hint: isSame ? state.hint : undefined,
    error: isSame ? state.error : undefined,
    remembered: isForTest(view) ? view : state.remembered,
  };
}

const isForTest = (view: View): boolean =>
  view.legal !== null &&
  findLayout(view.game as GameId) === 'stud' &&
  view.street < VARIANTS[view.game as GameId].streets.length - 1;

function reduceError(state: TableState, error: TableError): TableState {
  if (error.code === 'table/save-exists') return { ...state, status: 'saved', error: undefined };
  const isFatal = state.status === 'opening' || error.code === 'table/failed';
  return { ...state, status: isFatal ? 'failed' : state.status, isAnswered: false, error };
}

/** Marks a card to be discarded, or removes the mark. */
export function toggleMark(state: TableState, card: Card): TableState {
  const { marked, view } = state;
  if (view?.legal?.draw === undefined || !view.mine?.cards.includes(card)) return state;
  return {
    ...state,
    marked: marked.includes(card) ? marked.filter((other) => other !== card) : [...marked, card],
  };
}

/** The state after sending the decision, and the message to send; undefined when it is not the player's turn. */
export function answerQuestion(
  state: TableState,
  action: Action,
): { readonly state: TableState; readonly message: ClientMessage } | undefined {
  const { hand, decision } = state;
  if (hand === undefined || findQuestion(state) === null) return undefined;
  return {
    state: { ...state, isAnswered: true, error: undefined },
    message: { type: 'act', hand: hand.hand, decision, action },
  };
}

/** The message that asks for a hint; undefined when there is nothing to decide. */
export function requestHint(state: TableState): ClientMessage | undefined {
  const { hand, decision } = state;
  if (hand === undefined || findQuestion(state) === null) return undefined;
  return { type: 'hint', hand: hand.hand, decision };
}
