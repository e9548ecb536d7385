import type { ReactNode } from 'react';
import { Button, KeyCap } from '../shared/buttons/Button.js';
import { CoachIcon } from '../shared/icons/tableIcons.js';
import { useKeys } from '../shared/keys/useKeys.js';
import { useTable } from '../shared/tableStore/useTable.js';
import { CoachPanel } from './CoachPanel.js';
import styles from './CoachRail.module.css';
import { EventLog } from './EventLog.js';
import { useTableWords } from './useTableWords.js';
import { WhyPanel } from './WhyPanel.js';

const TABS = ['coach', 'log', 'why'] as const;
export type Tab = (typeof TABS)[number];

interface CoachRailProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Stands below, whichever tab is shown. */
  readonly children: ReactNode;
}

/** Beside the table: coach, log, and after a hand the reasons. Closed, it is a tab at the edge. */
export function CoachRail({ isOpen, onToggle, tab, onTab, children }: CoachRailProps) {
  const { words, w } = useTableWords();
  const keys = useKeys();
  const hasReasons = useTable((state) => state.reasons !== undefined);
  const shown: Tab = tab === 'why' && !hasReasons ? 'log' : tab;
  const names: Readonly<Record<Tab, string>> = {
    coach: w.coach,
    log: words.tableParts.log,
    why: words.tableParts.why,
  };
  if (!isOpen)
    return (
      <>
        <EventLog isShown={false} />
        <button
          type="button"
          className={styles.tab}
          aria-keyshortcuts={keys.keyOf('coach')}
          data-part="coach-tab"
          onClick={onToggle}
        >
          <CoachIcon />
          <span>{w.coach}</span>
          <KeyCap name={keys.nameOf('coach')} />
        </button>
      </>
    );
  return (
    <aside className={styles.rail} aria-label={w.coach} data-part="rail">
      <div className={styles.tabs} role="group" aria-label={w.coach}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === shown}
            disabled={each === 'why' && !hasReasons}
            onClick={() => onTab(each)}
          >
            {names[each]}
          </button>
        ))}
        <Button
          look="quiet"
          className={styles.hide}
          shortcut={keys.nameOf('coach')}
          aria-keyshortcuts={keys.keyOf('coach')}
          onClick={onToggle}
        >
          {w.hide}
        </Button>
      </div>
      {shown === 'coach' && <CoachPanel />}
      {shown === 'why' && <WhyPanel />}
      <EventLog isShown={shown === 'log'} />
      {children}
    </aside>
  );
}
