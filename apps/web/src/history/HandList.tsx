import { useMemo } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import { BrokenHands } from './BrokenHands.js';
import { ListExport } from './ListExport.js';
import { Fault } from './Fault.js';
import { filterRows, takePage } from './handFilter.js';
import { HandFilters } from './HandFilters.js';
import { HandItem } from './HandItem.js';
import { useShelf } from './handShelf.js';
import { ImportPanel } from './ImportPanel.js';
import { Pager } from './Pager.js';
import { SelectionBar } from './SelectionBar.js';
import { useWhen } from './useWhen.js';

const PAGE_SIZE = 40;

/** All hands, newest first. */
export function HandList() {
  const words = useWords();
  const w = words.web.history;
  const when = useWhen();
  const { status, rows, broken, error, filter, page, selected } = useShelf((state) => state);
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
    <main className="history">
      <div className="heading">
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
          {found.length === 0 && <p className="nothing">{w.filter.none}</p>}
          <ol className="hand-list" aria-label={w.list.name}>
            {shown.items.map((row) => (
              <HandItem key={row.id} row={row} when={when(row.at)} isSelected={selected.has(row.id)} />
            ))}
          </ol>
          <Pager page={shown.page} pages={shown.pages} />
        </>
      )}
      {status === 'ready' && rows.length === 0 && (
        <section className="nothing">
          <h2>{w.empty}</h2>
          <p>{w.emptyHint}</p>
          <p>
            <a href={addressOf('start')}>{w.play}</a>
          </p>
        </section>
      )}
      <div className="panels">
        {rows.length > 0 && <ListExport found={found} />}
        <ImportPanel />
      </div>
    </main>
  );
}
