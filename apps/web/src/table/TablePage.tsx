import { VARIANTS } from '@doorcard/engine';
import { findLayout, findMyPlace, findWinner, isBetweenHands, type TableState } from '@doorcard/table/client';
import { useEffect, useRef, useState } from 'react';
import { goTo } from '../shared/address/route.js';
import { useMedia } from '../shared/browser/useMedia.js';
import { Button } from '../shared/buttons/Button.js';
import { ErrorNote } from '../shared/controls/ErrorNote.js';
import { Felt } from '../shared/felt/Felt.js';
import { listOthers } from '../shared/felt/seatOrder.js';
import { useKeys } from '../shared/keys/useKeys.js';
import { useWords } from '../shared/language/useWords.js';
import { readPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { BREAKPOINTS } from '../shared/style/breakpoints.js';
import { tableStore, useTable } from '../shared/tableStore/useTable.js';
import { ActionBar } from './ActionBar.js';
import { CoachRail, type Tab } from './CoachRail.js';
import { Ending } from './Ending.js';
import { GameCard } from './GameCard.js';
import { HelpStrip } from './HelpStrip.js';
import { KeySheet } from './KeySheet.js';
import { MemorySheet } from './MemorySheet.js';
import { Middle } from './Middle.js';
import { MySeat } from './MySeat.js';
import notes from './Notes.module.css';
import { Opponents } from './Opponents.js';
import { Substitutes } from './Substitutes.js';
import { TableBar } from './TableBar.js';
import { TableMenu } from './TableMenu.js';
import styles from './TablePage.module.css';
import { TestPanel } from './TestPanel.js';
import { TextLine } from './TextLine.js';
import { useAutoNext } from './useAutoNext.js';
import { useCoachAtTable } from './useCoachAtTable.js';
import { useFresh } from './useFresh.js';
import { usePress } from './usePress.js';
import { useTablePageWords } from './useTablePageWords.js';

export function TablePage() {
  const { opening } = useTablePageWords();
  const status = useTable((state) => state.status);
  const hasTable = useTable((state) => state.table !== undefined);
  if (status === 'failed') return <Failure />;
  if (!hasTable) {
    return (
      <main className={styles.waiting} data-part="waiting">
        <p role="status">{opening}</p>
      </main>
    );
  }
  return <OpenTable />;
}

/** Between two hands of a tournament that is over, or that I am out of. */
const isEnd = (state: TableState): boolean =>
  state.table?.kind === 'tournament' &&
  isBetweenHands(state) &&
  (findMyPlace(state) !== undefined || findWinner(state) !== undefined);

function OpenTable() {
  const { tableParts } = useWords();
  const keys = useKeys();
  const error = useTable((state) => state.error);
  const hasReasons = useTable((state) => state.reasons !== undefined);
  const table = useTable((state) => state.table)!;
  const hand = useTable((state) => state.hand?.hand);
  const game = useTable((state) => state.hand?.game ?? state.table!.game);
  const hasEnded = useTable(isEnd);
  const isWon = useTable((state) => findWinner(state) !== undefined);
  const hasRoom = useMedia(`(min-width: ${BREAKPOINTS.rail}px)`);
  const { speed = 'usual', textMode = false } = usePreferences();
  const [tab, setTab] = useState<Tab>('coach');
  const [chosenRail, chooseRail] = useState<boolean>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isMemoryOpen, setMemoryOpen] = useState(false);
  const [isWatching, setWatching] = useState(false);
  const isFresh = useFresh();
  useCoachAtTable();
  const isRailOpen = chosenRail ?? hasRoom;
  // Whatever page was before, the table is seen from its top.
  // In newer browsers scrolling returns a promise, which an effect must not.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  // The reasons are those of the hand before.
  useEffect(() => {
    setTab((before) => (before === 'why' ? 'coach' : before));
  }, [hand]);
  const command = useRef<HTMLInputElement>(null);
  useAutoNext(isSheetOpen || isMemoryOpen || isMenuOpen || (isRailOpen && tab === 'why' && hasReasons));
  const open = (shown: Tab): void => {
    chooseRail(true);
    setTab(shown);
  };
  const focusCommand = (): void => {
    chooseRail(true);
    // The line may be about to be shown.
    requestAnimationFrame(() => requestAnimationFrame(() => command.current?.focus()));
  };
  const hint = (): void => {
    open('coach');
    tableStore.getState().askHint();
  };
  const toggleRail = (): void => chooseRail(!isRailOpen);
  usePress((key) => {
    if (keys.actionOf(key) === 'coach') toggleRail();
  });
  // Questions that wait for an answer are never behind a closed rail.
  const hasQuestion = useTable((state) => isBetweenHands(state) && state.remembered !== undefined);
  const { testMe = false } = usePreferences();
  const mustShow = testMe && hasQuestion;
  useEffect(() => {
    if (mustShow) chooseRail(true);
  }, [mustShow]);
  const { chairs, you } = table;
  const others = listOthers(chairs.length, you).filter((chair) => chairs[chair] !== null);
  const showsEnd = hasEnded && (isWon || !isWatching);
  const watch = (): void => {
    setWatching(true);
    tableStore.getState().nextHand();
  };
  return (
    <main
      className={`${styles.page} ${styles[findLayout(game)]}`}
      data-part="play"
      data-game={game}
      data-speed={speed}
      data-fresh={isFresh}
      data-sizes={VARIANTS[game].betting !== 'fixedLimit'}
      data-rail={isRailOpen}
    >
      <div className={styles.table}>
        <TableBar
          isMenuOpen={isMenuOpen}
          onMenu={() => setMenuOpen(!isMenuOpen)}
          isRailOpen={isRailOpen}
          onRail={toggleRail}
        />
        <TableMenu
          isOpen={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          onKeys={() => setSheetOpen(true)}
          onMemory={() => setMemoryOpen(true)}
          onText={focusCommand}
        />
        <Felt game={game} count={others.length} label={tableParts.seats}>
          <Opponents chairs={others} />
          <Middle />
          <MySeat />
          <GameCard />
        </Felt>
        <div className={notes.notes}>
          <Substitutes />
          {error !== undefined && <ErrorNote error={error} />}
        </div>
        <div className={styles.foot}>
          {showsEnd ? <Ending hasWatched={isWatching} /> : <HelpStrip />}
          <ActionBar
            onWhy={() => open('why')}
            onHint={hint}
            isEnd={showsEnd}
            onWatch={isWon ? undefined : watch}
          />
        </div>
      </div>
      <CoachRail isOpen={isRailOpen} onToggle={toggleRail} tab={tab} onTab={setTab}>
        <TestPanel />
        {textMode && <TextLine field={command} onHelp={() => setSheetOpen(true)} onWhy={() => open('why')} />}
      </CoachRail>
      {isSheetOpen && <KeySheet onClose={() => setSheetOpen(false)} />}
      {isMemoryOpen && <MemorySheet onClose={() => setMemoryOpen(false)} />}
    </main>
  );
}

/** The table has stopped, or could not be opened. */
function Failure() {
  const { somethingWrong } = useWords();
  const w = useTablePageWords();
  const error = useTable((state) => state.error);
  const back = (): void => {
    tableStore.getState().dismiss();
    goTo('start');
  };
  return (
    <main className={styles.waiting} data-part="waiting">
      <h1>{somethingWrong}</h1>
      {error !== undefined && <ErrorNote error={error} />}
      <div className={styles.buttons}>
        <Button look="key" onClick={() => tableStore.getState().resume(readPreferences().speed ?? 'usual')}>
          {w.openAgain}
        </Button>
        <Button onClick={back}>{w.backToStart}</Button>
      </div>
    </main>
  );
}
