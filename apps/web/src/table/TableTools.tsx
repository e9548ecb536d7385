import { keepPreferences } from '../app/preferences.js';
import { usePreferences } from '../app/usePreferences.js';
import { useKeys } from '../settings/useKeys.js';
import { findWinner } from './tableState.js';
import { usePress } from './usePress.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** Keys of the switches; they give way when the visitor has given one of them to an action. */
export const TOOL_KEYS = { pause: 's', autoNext: 'a', testMe: 't', textMode: '/' } as const;
type Tool = keyof typeof TOOL_KEYS;

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
  usePress((key) => {
    const action = keys.actionOf(key);
    if (action === 'help') return onKeys();
    if (action !== undefined) return undefined;
    if (key === TOOL_KEYS.textMode && textMode) return onText();
    return tools.find(([tool]) => TOOL_KEYS[tool] === key)?.[3]();
  });
  return (
    <div className="tools" role="group" aria-label={w.tools}>
      {tools.map(([tool, label, isOn, toggle]) => (
        <button
          key={tool}
          type="button"
          className="quiet"
          aria-pressed={isOn}
          aria-keyshortcuts={TOOL_KEYS[tool]}
          disabled={tool === 'pause' && isOver}
          onClick={toggle}
        >
          {label}
        </button>
      ))}
      <button type="button" className="quiet" aria-keyshortcuts={keys.keyOf('help')} onClick={onKeys}>
        {w.keys}
      </button>
    </div>
  );
}
