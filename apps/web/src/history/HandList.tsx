import { useMemo } from 'react';
import { addressOf } from '../shared/address/route.js';
import { useWords } from '../shared/language/useWords.js';
import { BrokenHands } from './BrokenHands.js';
import { Fault } from './Fault.js';
import { HandFilters } from './HandFilters.js';
import { HandItem } from './HandItem.js';
import { ImportPanel } from './ImportPanel.js';
import { ListExport } from './ListExport.js';
import { Pager } from './Pager.js';
import { SelectionBar } from './SelectionBar.js';
import { filterRows, takePage } from './handFilter.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { useWhen } from './useWhen.js';
import pages from '../shared/style/page.module.css';
import styles from './history.module.css';

const PAGE_SIZE = 40;

/** All hands, newest first. */
export function HandList() {
  const words = useWords();
  const w = useHistoryWords();
  const when = useWhen();
  const { status, rows, broken, error, filter, page, selected } = useHandStore((state) => state);
  const found = useMemo(
    () =>
      filterRows(
        rows,
        filter,
        (row) => `${words.table.games[row.game]} ${when(row.at)} ${w.kinds[row.kind]}`,
      ),
    [rows, filter, words, when, w],
  );
  const shown = takePage(found, page, PAGE_SIZE);
  return (
    <main className={`${pages.page} ${styles.history}`}>
      <div className={styles.heading}>
        <h1>{w.title}</h1>
        <p role="status">
          {status === 'ready'
            ? w.list.count(found.length, rows.length)
            : status === 'unread'
              ? w.opening
              : ''}
        </p>
      </div>
      {error !== undefined && <Fault error={error} />}
      {broken.length > 0 && <BrokenHands broken={broken} />}
      {rows.length > 0 && (
        <>
          <HandFilters />
          <SelectionBar shown={shown.items} />
          {found.length === 0 && <p className={styles.nothing}>{w.filter.none}</p>}
          <ol className={styles.handList} aria-label={w.list.name}>
            {shown.items.map((row) => (
              <HandItem key={row.id} row={row} when={when(row.at)} isSelected={selected.has(row.id)} />
            ))}
          </ol>
          <Pager page={shown.page} pages={shown.pages} />
        </>
      )}
      {status === 'ready' && rows.length === 0 && (
        <section className={styles.nothing}>
          <h2>{w.empty}</h2>
          <p>{w.emptyHint}</p>
          <p>
            <a href={addressOf('start')}>{w.play}</a>
          </p>
        </section>
      )}
      <div className={styles.panels}>
        {rows.length > 0 && <ListExport found={found} />}
        <ImportPanel />
      </div>
    </main>
  );
}
