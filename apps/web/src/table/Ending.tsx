import { findMyPlace, findWinner, isBetweenHands } from '@doorcard/table/client';
import { useState } from 'react';
import { goTo } from '../app/route.js';
import { tableStore, useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** The end, for me or for all: out of the tournament, or won. */
export function Ending() {
  const { words } = useTableWords();
  const { table: w } = words.web;
  const table = useTable((state) => state.table)!;
  const isBetween = useTable(isBetweenHands);
  const mine = useTable(findMyPlace);
  const winner = useTable(findWinner);
  const [isWatching, setWatching] = useState(false);
  const all = table.chairs.filter((chair) => chair !== null).length;
  if (
    !isBetween ||
    table.kind !== 'tournament' ||
    (winner === undefined && (mine === undefined || isWatching))
  )
    return null;
  const watch = (): void => {
    setWatching(true);
    tableStore.getState().nextHand();
  };
  const leave = (): void => {
    tableStore.getState().leave();
    goTo('start');
  };
  const title =
    mine?.place === 1
      ? w.youWon
      : mine !== undefined && (winner === undefined || !isWatching)
        ? w.youAreOut(mine.place, all)
        : w.otherWon(winner!.name);
  return (
    <section className="ending" role="alert" aria-label={title}>
      <h2>{title}</h2>
      {mine?.place === 1 && <p>{w.wonMeaning(all, table.hands)}</p>}
      {mine !== undefined && mine.prize > 0 && <p>{w.prize(mine.prize)}</p>}
      {winner === undefined && <p>{w.outMeaning}</p>}
      {winner !== undefined && (
        <ol className="places" aria-label={w.places}>
          {table.places
            .toSorted((a, b) => a.place - b.place)
            .map(({ chair, name, place, prize }) => (
              <li key={chair} className={chair === table.you ? 'me' : ''}>
                {words.table.place(chair === table.you ? words.table.you : name, place, prize)}
              </li>
            ))}
        </ol>
      )}
      <div className="buttons">
        {winner === undefined && (
          <button type="button" className="main" onClick={watch}>
            {w.watchOn}
          </button>
        )}
        <button type="button" className={winner === undefined ? '' : 'main'} onClick={leave}>
          {winner === undefined ? w.leave : w.newTable}
        </button>
      </div>
    </section>
  );
}
