import { findWinner } from '@doorcard/table/client';
import type { ReactNode } from 'react';
import { keepPreferences } from '../app/preferences.js';
import { usePreferences } from '../app/usePreferences.js';
import { useKeys } from '../settings/useKeys.js';
import { DealOnIcon, GoOnIcon, KeysIcon, PauseIcon, TestIcon, TextIcon } from './icons.js';
import { usePress } from './usePress.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

type Tool = 'pause' | 'autoNext' | 'testMe' | 'textMode';

/** Switches of the table: pause, dealing on, tests, text mode, and the sheet of keys. */
export function TableTools({ onKeys, onText }: { readonly onKeys: () => void; readonly onText: () => void }) {
  const { words } = useTableWords();
  const { table: w } = words.web;
  const keys = useKeys();
  const { autoNext = false, testMe = false, textMode = false } = usePreferences();
  const isPaused = useTable((state) => state.table?.paused === true);
  const isOver = useTable((state) => findWinner(state) !== undefined);
  const pause = useTable((state) => state.pause);
  const switchText = (): void => {
    keepPreferences({ textMode: !textMode });
    if (!textMode) onText();
  };
  const tools: readonly [tool: Tool, label: string, isOn: boolean, toggle: () => void][] = [
    ['pause', isPaused ? w.goOn : w.pause, isPaused, () => pause(!isPaused)],
    ['autoNext', w.autoNext, autoNext, () => keepPreferences({ autoNext: !autoNext })],
    ['testMe', w.testMe, testMe, () => keepPreferences({ testMe: !testMe })],
    ['textMode', w.textMode, textMode, switchText],
  ];
  const icons: Readonly<Record<Tool, ReactNode>> = {
    pause: isPaused ? <GoOnIcon /> : <PauseIcon />,
    autoNext: <DealOnIcon />,
    testMe: <TestIcon />,
    textMode: <TextIcon />,
  };
  usePress((key) => {
    const action = keys.actionOf(key);
    if (action === 'help') return onKeys();
    if (action === 'textMode' && textMode) return onText();
    return tools.find(([tool]) => tool === action)?.[3]();
  });
  return (
    <div className="tools" role="group" aria-label={w.tools}>
      {tools.map(([tool, label, isOn, toggle]) => (
        <button
          key={tool}
          type="button"
          className="quiet"
          aria-pressed={isOn}
          aria-keyshortcuts={keys.keyOf(tool)}
          disabled={tool === 'pause' && isOver}
          onClick={toggle}
        >
          {icons[tool]} <span>{label}</span>
        </button>
      ))}
      <button type="button" className="quiet" aria-keyshortcuts={keys.keyOf('help')} onClick={onKeys}>
        <KeysIcon /> <span>{w.keys}</span>
      </button>
    </div>
  );
}
