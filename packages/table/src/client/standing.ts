import type { Chips } from '@doorcard/engine';
import type { TableInfo } from '../protocol.js';
import type { TableState } from './tableState.js';
import { isBetweenHands } from './turn.js';

/** Chips to buy to get back to the starting stack; 0 when none can be bought. */
export function countMissingChips(state: TableState): Chips {
  const { table } = state;
  if (table === undefined || table.kind !== 'cash' || table.you === null || !isBetweenHands(state)) return 0;
  return Math.max(0, table.startChips - (table.chairs[table.you]?.chips ?? 0));
}

type TablePlace = TableInfo['places'][number];

/** My place in the tournament; undefined while I am in it, and at a cash table. */
export const findMyPlace = ({ table }: Pick<TableState, 'table'>): TablePlace | undefined =>
  table?.places.find(({ chair }) => chair === table.you);

/** The winner of the tournament, once it is over. */
export const findWinner = ({ table }: Pick<TableState, 'table'>): TablePlace | undefined =>
  table?.places.find(({ place }) => place === 1);
