import { findMyPlace, findWinner } from '@doorcard/table/client';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './Ending.module.css';
import { useTableWords } from './useTableWords.js';

/** The end, for me or for all: out of the tournament, or won. It takes the place of the help line. */
export function Ending({ hasWatched }: { readonly hasWatched: boolean }) {
  const { words, w } = useTableWords();
  const table = useTable((state) => state.table)!;
  const mine = useTable(findMyPlace);
  const winner = useTable(findWinner);
  const all = table.chairs.filter((chair) => chair !== null).length;
  const title =
    mine?.place === 1
      ? w.youWon
      : mine !== undefined && (winner === undefined || !hasWatched)
        ? w.youAreOut(mine.place, all)
        : w.otherWon(winner!.name);
  return (
    <section className={styles.ending} role="alert" aria-label={title} data-part="ending">
      <h2>{title}</h2>
      {mine?.place === 1 && <p>{w.wonMeaning(all, table.hands)}</p>}
      {mine !== undefined && mine.prize > 0 && <p>{w.prize(mine.prize)}</p>}
      {winner === undefined && <p>{w.outMeaning}</p>}
      {winner !== undefined && (
        <ol className={styles.places} aria-label={w.places}>
          {table.places
            .toSorted((a, b) => a.place - b.place)
            .map(({ chair, name, place, prize }) => (
              <li key={chair} className={chair === table.you ? styles.me : ''}>
                {words.table.place(chair === table.you ? words.table.you : name, place, prize)}
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}
