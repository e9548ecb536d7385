import { useEffect } from 'react';
import { addressOf, ROUTES, useRouteTail } from '../shared/address/route.js';
import { LAB_TABS, readLabTail } from '../shared/address/labAddress.js';
import { InputError } from '@doorcard/cards';
import { DecisionTab } from './decision/DecisionTab.js';
import { SpotTab } from './holdem/SpotTab.js';
import { LabError } from './LabError.js';
import { LateTab } from './late/LateTab.js';
import { useLabWords } from './useLabWords.js';
import styles from './lab.module.css';

const TABS = { decision: DecisionTab, spot: SpotTab, late: LateTab } as const;

/** Matches between players have a page of their own, where the app has one. */
const hasArena = (ROUTES as readonly string[]).includes('arena');

/** The lab: one decision, hold'em spots, and spots of stud and draw games. The address says which, and its spot. */
export function LabPage() {
  const w = useLabWords();
  const { tab, fields, bad } = readLabTail(useRouteTail());
  const Tab = TABS[tab];
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [tab]);
  return (
    <main className={styles.lab} data-part="lab" data-tab={tab}>
      <header className={styles.head}>
        <h1>{w.title}</h1>
        <nav className={styles.tabs} aria-label={w.parts}>
          {LAB_TABS.map((each) => (
            <a key={each} href={addressOf('lab', each)} aria-current={each === tab ? 'page' : undefined}>
              {w.tabs[each]}
            </a>
          ))}
          {hasArena && <a href="#/arena">{w.arena}</a>}
        </nav>
      </header>
      {bad !== undefined && <LabError error={badPart(bad)} />}
      <Tab fields={fields} />
    </main>
  );
}

const badPart = (value: string): InputError =>
  new InputError({
    code: 'lab/unknown-part',
    value,
    problem: `the lab does not have "${value}"`,
    expected: `one of ${LAB_TABS.join(', ')}`,
  });
