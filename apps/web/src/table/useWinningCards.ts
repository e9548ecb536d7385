import type { Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { listAwards } from '@doorcard/table/client';
import { useMemo } from 'react';
import { findPlaying } from '../shared/cards/playingCards.js';
import { useTable } from '../shared/tableStore/useTable.js';

/** The cards that win: those of the winners' hands that make their ranks, and of the board. None until a showdown. */
export function useWinningCards(): readonly Card[] {
  const view = useTable((state) => (state.view?.phase === 'over' ? state.view : undefined));
  return useMemo(() => (view === undefined ? [] : listWinningCards(view)), [view]);
}

function listWinningCards(view: View): readonly Card[] {
  const { showdown } = VARIANTS[view.game as GameId];
  return listAwards(view).flatMap(({ half, winners }) =>
    winners.flatMap(({ seat }) => {
      const { shown } = view.seats[seat]!;
      return shown === null ? [] : findPlaying(showdown, half === 'low' ? 1 : 0, shown, view.board);
    }),
  );
}
