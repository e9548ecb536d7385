import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { findLayout, listCards, type TableState } from '@doorcard/table/client';
import type { OpenTable } from '../shared/preferences/openTable.js';

/** What is kept of a table. */
export function sketchTable(state: TableState): OpenTable | undefined {
  const { table, view, hand } = state;
  if (table === undefined) return undefined;
  const { game, hands } = table;
  const games = [...new Set(table.games)];
  const sketch = { game, hands, ...(games.length > 1 ? { games } : {}) };
  const me = hand?.you ?? null;
  if (view === undefined || hand === undefined || me === null) return sketch;
  const cards = listCards(view, me).flatMap(({ card: each, isUp }) =>
    each === undefined ? [] : [{ name: makeCard(each), isUp }],
  );
  const isStud = findLayout(view.game as GameId) === 'stud';
  const isDown = (isUp: boolean): boolean => isStud && !isUp;
  return {
    ...sketch,
    street: VARIANTS[view.game as GameId].streets[view.street]!.name,
    isMyTurn: view.legal !== null,
    down: cards.filter(({ isUp }) => isDown(isUp)).map(({ name }) => name),
    up: cards.filter(({ isUp }) => !isDown(isUp)).map(({ name }) => name),
    // From the left of the visitor on, as at the table.
    others: hand.names.slice(1).map((_, i) => {
      const seat = (me + 1 + i) % hand.names.length;
      return { name: hand.names[seat]!, isOut: view.seats[seat]?.folded ?? true };
    }),
  };
}
