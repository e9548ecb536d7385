import type { Chips, Legal, Seat } from '@doorcard/engine';
import type { TableState } from './tableState.js';

/** Whose turn it is, or why it is nobody's. */
export type TableTurn =
  | { readonly code: 'none' }
  | { readonly code: 'between' }
  | { readonly code: 'over' }
  | { readonly code: 'other'; readonly seat: Seat }
  | { readonly code: 'draw' }
  | { readonly code: 'act'; readonly call: Chips | undefined };

export function findTurn(state: TableState): TableTurn {
  const { view, hand } = state;
  if (view === undefined || hand === undefined) return { code: isBetweenHands(state) ? 'between' : 'none' };
  const { legal, actor, phase } = view;
  if (phase === 'over') return { code: 'over' };
  if (legal === null) return actor === null ? { code: 'none' } : { code: 'other', seat: actor };
  return legal.draw === undefined ? { code: 'act', call: legal.call } : { code: 'draw' };
}

/** The player's legal actions; null when it is not his turn, he has decided already, or the table is paused. */
export const findQuestion = ({
  table,
  view,
  isAnswered,
}: Pick<TableState, 'table' | 'view' | 'isAnswered'>): Legal | null =>
  isAnswered || table?.paused === true ? null : (view?.legal ?? null);

/** No hand is being played, so the next one can be dealt. */
export const isBetweenHands = ({ table, status }: Pick<TableState, 'table' | 'status'>): boolean =>
  status === 'open' && table !== undefined && table.hand === null;
