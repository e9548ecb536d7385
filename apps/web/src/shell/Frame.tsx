import { Suspense } from 'react';
import { addressOf, useRoute, useRouteTail } from '../shared/address/route.js';
import { DoorIcon, SlidersIcon } from '../shared/icons/icons.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './Frame.module.css';
import { LanguageNote } from './LanguageNote.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { MainMenu } from './MainMenu.js';
import { OtherTabPage, useOtherTab } from './OtherTabPage.js';
import { PartBoundary } from './PartBoundary.js';
import { RoutePage } from './RoutePage.js';
import { UpdateNote } from './UpdateNote.js';
import { useOpenTable } from './useOpenTable.js';
import { useShellWords } from './useShellWords.js';

/** What stays around the pages: the head with the menu, notes, and one page at a time. */
export function Frame() {
  const route = useRoute();
  const tail = useRouteTail();
  const { menu } = useShellWords();
  // During a hand there is no way to other pages but through the menu of the table.
  const isAtTable =
    useTable(({ status, table }) => status === 'open' && table !== undefined) && route === 'table';
  // A hand under review and a session of drills have the screen to themselves, and their own way back.
  const isAlone =
    (route === 'review' && /^[^?]/.test(tail)) || (route === 'drill' && tail.startsWith('session'));
  const isInOtherTab = useOtherTab();
  useOpenTable();
  return (
    <>
      {!((isAtTable && !isInOtherTab) || isAlone) && (
        <header className={styles.top}>
          <a className={styles.brand} href="#/" lang="en">
            <DoorIcon /> Doorcard
          </a>
          <MainMenu />
          <LanguageSwitch />
          <a
            className={styles.settings}
            href={addressOf('settings')}
            aria-label={menu.pages.settings}
            title={menu.pages.settings}
            aria-current={route === 'settings' ? 'page' : undefined}
          >
            <SlidersIcon />
          </a>
        </header>
      )}
      <UpdateNote />
      <LanguageNote />
      {isInOtherTab && (route === 'table' || route === 'start') ? (
        <OtherTabPage />
      ) : (
        <PartBoundary key={route}>
          <Suspense fallback={<main className={styles.waiting} aria-busy />}>
            <RoutePage route={route} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
