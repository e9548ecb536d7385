import type { ReactNode } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { EventLog } from './EventLog.js';
import { useTable } from './useTable.js';
import { WhyPanel } from './WhyPanel.js';

export const TABS = ['log', 'why'] as const;
export type Tab = (typeof TABS)[number];

interface SidePanelProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Stands below, where there is room beside the table. */
  readonly children: ReactNode;
}

/** What happened, and after a hand why. */
export function SidePanel({ tab, onTab, children }: SidePanelProps) {
  const { web } = useWords();
  const hasReasons = useTable((state) => state.reasons !== undefined);
  const shown: Tab = hasReasons ? tab : 'log';
  return (
    <aside className="side">
      <div className="tabs" role="group">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            className="quiet"
            aria-pressed={each === shown}
            disabled={each === 'why' && !hasReasons}
            onClick={() => onTab(each)}
          >
            {web.table[each]}
          </button>
        ))}
      </div>
      {shown === 'log' ? <EventLog /> : <WhyPanel />}
      {children}
    </aside>
  );
}
