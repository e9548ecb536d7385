import type { Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import type { Explained, HandInfo, HandResult, HostMessage, TableError, TableInfo } from '@doorcard/table';
import { findLayout } from './cardRow.js';

export type Hint = Extract<HostMessage, { type: 'hint' }>;

/**
 * How far the way to a table has come: `saved` is the question whether an older table is given up, `failed` that it
 * could not be opened or has stopped.
 */
export type Status = 'closed' | 'opening' | 'saved' | 'open' | 'failed';

/** All that the page knows of its table. */
export interface TableState {
  readonly status: Status;
  readonly table: TableInfo | undefined;
  readonly hand: HandInfo | undefined;
  readonly view: View | undefined;
  /** The number of the question that `view.legal` asks. */
  readonly decision: number;
  /** An answer is on its way; nothing else is sent meanwhile. */
  readonly isAnswered: boolean;
  /** Own cards that are marked to be thrown away. */
  readonly marked: readonly Card[];
  readonly hint: Hint | undefined;
  /** What I saw at my last decision of stud with a card to come: what a test asks about. */
  readonly remembered: View | undefined;
  /** After a hand. */
  readonly results: readonly HandResult[] | undefined;
  readonly reasons: readonly Explained[] | undefined;
  /** The winner of a tournament has been found. */
  readonly isOver: boolean;
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
  isOver: false,
  error: undefined,
};

/** The state after a message of the host. */
export function takeMessage(state: TableState, message: HostMessage): TableState {
  switch (message.type) {
    case 'table':
      return { ...state, status: 'open', table: message.table };
    case 'handStart': {
      const { type: _, ...hand } = message;
      return { ...NO_TABLE, status: 'open', table: state.table, hand };
    }
    case 'events':
      // The view that follows holds them all; they come on their own for what moves on the screen.
      return state;
    case 'view':
      return takeView(state, message);
    case 'handOver':
      return { ...state, results: message.results };
    case 'reasons':
      return message.hand === state.hand?.hand ? { ...state, reasons: message.reasons } : state;
    case 'hint':
      return message.decision === state.decision ? { ...state, hint: message } : state;
    case 'paused':
      return state.table === undefined
        ? state
        : { ...state, table: { ...state.table, paused: message.paused } };
    case 'sessionOver':
      return { ...state, isOver: true };
    case 'error':
      return takeError(state, message.error);
    case 'record':
      return state;
    case 'bye':
      return NO_TABLE;
  }
}

function takeView(state: TableState, { decision, view }: Extract<HostMessage, { type: 'view' }>): TableState {
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

function takeError(state: TableState, error: TableError): TableState {
  if (error.code === 'table/save-exists') return { ...state, status: 'saved', error: undefined };
  const isFatal = state.status === 'opening' || error.code === 'table/failed';
  return { ...state, status: isFatal ? 'failed' : state.status, isAnswered: false, error };
}

/** Marks a card to be thrown away, or takes the mark off. */
export function toggleMark(state: TableState, card: Card): TableState {
  const { marked, view } = state;
  if (view?.legal?.draw === undefined || !view.mine?.cards.includes(card)) return state;
  return {
    ...state,
    marked: marked.includes(card) ? marked.filter((other) => other !== card) : [...marked, card],
  };
}

/** No hand is being played, so that the next one can be dealt. */
export const isBetweenHands = ({ table, status }: TableState): boolean =>
  status === 'open' && table !== undefined && table.hand === null;

/** What has to be bought for a stack as at the start; 0 when nothing can be. */
export function countMissingChips(state: TableState): number {
  const { table } = state;
  if (table === undefined || table.kind !== 'cash' || table.you === null || !isBetweenHands(state)) return 0;
  return Math.max(0, table.startChips - (table.chairs[table.you]?.chips ?? 0));
}

/** How the tournament ended for me; undefined while I am in it, and at a cash table. */
export function findMyPlace({ table }: Pick<TableState, 'table'>): TableInfo['places'][number] | undefined {
  return table?.places.find(({ chair }) => chair === table.you);
}

/** Who has won the tournament. */
export const findWinner = ({ table }: Pick<TableState, 'table'>): TableInfo['places'][number] | undefined =>
  table?.places.find(({ place }) => place === 1);
