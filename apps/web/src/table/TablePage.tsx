import { useEffect, useRef, useState } from 'react';
import { goTo } from '../app/route.js';
import { readPreferences } from '../app/preferences.js';
import { usePreferences } from '../app/usePreferences.js';
import { useNarrow } from '../app/useNarrow.js';
import { useWords } from '../language/LanguageProvider.js';
import { ActionBar } from './ActionBar.js';
import { Beaten } from './Beaten.js';
import { Ending } from './Ending.js';
import { ErrorNote } from './ErrorNote.js';
import { GameCard } from './GameCard.js';
import { HelpStrip } from './HelpStrip.js';
import { HintPanel } from './HintPanel.js';
import { KeySheet } from './KeySheet.js';
import { Middle } from './Middle.js';
import { MySeat } from './MySeat.js';
import { Opponents } from './Opponents.js';
import { SidePanel, type Tab } from './SidePanel.js';
import { Substitutes } from './Substitutes.js';
import { TableTools } from './TableTools.js';
import { TableTitle } from './TableTitle.js';
import { TestPanel } from './TestPanel.js';
import { TextLine } from './TextLine.js';
import { useAutoNext } from './useAutoNext.js';
import { tableStore, useTable } from './useTable.js';

export function TablePage() {
  const { web } = useWords();
  const status = useTable((state) => state.status);
  const hasTable = useTable((state) => state.table !== undefined);
  if (status === 'failed') return <Failure />;
  if (!hasTable) {
    return (
      <main className="waiting">
        <p role="status">{web.table.opening}</p>
      </main>
    );
  }
  return <OpenTable />;
}

function OpenTable() {
  const { web } = useWords();
  const error = useTable((state) => state.error);
  const hasReasons = useTable((state) => state.reasons !== undefined);
  const isNarrow = useNarrow();
  const { speed = 'usual', textMode = false } = usePreferences();
  const [tab, setTab] = useState<Tab>('log');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const hand = useTable((state) => state.hand?.hand);
  // Whatever page was before, the table is seen from its top.
  // In newer browsers scrolling answers with a promise, which no effect may.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  // A new hand begins with what happens in it.
  useEffect(() => {
    setTab('log');
  }, [hand]);
  const command = useRef<HTMLInputElement>(null);
  useAutoNext(isSheetOpen || (tab === 'why' && hasReasons));
  const focusCommand = (): void => {
    // The line may be about to be shown.
    requestAnimationFrame(() => command.current?.focus());
  };
  // Beside the table where there is room, else below it.
  const helpers = (
    <>
      <HintPanel />
      <TestPanel />
      {textMode && <TextLine field={command} onHelp={() => setSheetOpen(true)} onWhy={() => setTab('why')} />}
    </>
  );
  return (
    <main className="play" data-speed={speed}>
      <TableTitle />
      <TableTools onKeys={() => setSheetOpen(true)} onText={focusCommand} />
      <section className="felt" aria-label={web.table.seats}>
        <Opponents />
        <Middle />
        <HelpStrip />
        <MySeat />
        <GameCard />
        <Ending />
      </section>
      {isNarrow && (
        <div className="helpers">
          {helpers}
          <Beaten />
        </div>
      )}
      <div className="below">
        <Substitutes />
        {error !== undefined && <ErrorNote error={error} />}
        <ActionBar onWhy={() => setTab('why')} />
      </div>
      <SidePanel tab={tab} onTab={setTab}>
        {!isNarrow && helpers}
      </SidePanel>
      {isSheetOpen && <KeySheet onClose={() => setSheetOpen(false)} />}
    </main>
  );
}

/** The table has stopped, or could not be opened. */
function Failure() {
  const { web } = useWords();
  const error = useTable((state) => state.error);
  const back = (): void => {
    tableStore.getState().dismiss();
    goTo('start');
  };
  return (
    <main className="waiting">
      <h1>{web.table.error}</h1>
      {error !== undefined && <ErrorNote error={error} />}
      <div className="buttons">
        <button
          type="button"
          className="main"
          onClick={() => tableStore.getState().resume(readPreferences().speed ?? 'usual')}
        >
          {web.table.openAgain}
        </button>
        <button type="button" onClick={back}>
          {web.table.backToStart}
        </button>
      </div>
    </main>
  );
}
