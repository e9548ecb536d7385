import { findWinner } from '@doorcard/table/client';
import { Suspense, useEffect } from 'react';
import { LanguageSwitch } from '../language/LanguageSwitch.js';
import { useWords } from '../language/LanguageProvider.js';
import { StartPage } from '../start/StartPage.js';
import { TablePage } from '../table/TablePage.js';
import { tableStore, useTable } from '../table/useTable.js';
import { PartBoundary } from '../offline/PartBoundary.js';
import { UpdateNote } from '../offline/UpdateNote.js';
import { ElsewherePage, useElsewhere } from './ElsewherePage.js';
import { keepPreferences, readPreferences } from './preferences.js';
import { MainMenu } from './MainMenu.js';
import { PAGES } from './pages.js';
import { goTo, useRoute } from './route.js';

export function App() {
  const route = useRoute();
  const words = useWords();
  const status = useTable((state) => state.status);
  const isElsewhere = useElsewhere();
  useOpenTable();
  const Page = PAGES[route];
  return (
    <>
      <header className="top">
        <a className="brand" href="#/" lang="en">
          Doorcard
        </a>
        {route === 'table' && status === 'open' && (
          <button type="button" className="quiet" onClick={() => tableStore.getState().leave()}>
            {words.web.table.leave}
          </button>
        )}
        <LanguageSwitch />
        <MainMenu />
      </header>
      <UpdateNote />
      {Page === undefined ? (
        isElsewhere ? (
          <ElsewherePage />
        ) : route === 'table' ? (
          <TablePage />
        ) : (
          <StartPage />
        )
      ) : (
        <PartBoundary key={route}>
          <Suspense fallback={<main className="waiting" aria-busy />}>
            <Page />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

/** The address and the table go together: a reloaded table goes on, an opened one is shown, a closed one is left. */
function useOpenTable(): void {
  const route = useRoute();
  useEffect(() => {
    const { status, resume } = tableStore.getState();
    if (route === 'table' && status === 'closed') resume(readPreferences().speed ?? 'usual');
  }, [route]);
  useEffect(
    () =>
      tableStore.subscribe((state, before) => {
        if (state.status === 'open' && before.status !== 'open') goTo('table');
        if (state.status === 'closed' && before.status === 'open') goTo('start');
        if (state.status === 'failed' && state.error?.code === 'table/no-save') {
          keepPreferences({ open: undefined });
          state.dismiss();
          goTo('start');
        }
        if (state.table !== before.table && state.table !== undefined) {
          const { game, hands } = state.table;
          keepPreferences({ open: findWinner(state) === undefined ? { game, hands } : undefined });
        }
      }),
    [],
  );
}
