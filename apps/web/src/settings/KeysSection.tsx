import { useState } from 'react';
import { keepPreferences } from '../app/preferences.js';
import { usePreferences } from '../app/usePreferences.js';
import { useWords } from '../language/LanguageProvider.js';
import { KeyButton } from './KeyButton.js';
import {
  findKeyFault,
  KEY_ACTIONS,
  listChanges,
  makeKeyMap,
  nameKey,
  readKey,
  type KeyAction,
  type KeyFault,
} from './keys.js';

/** Which key does what; one key does one thing. */
export function KeysSection() {
  const { settings: w } = useWords().web;
  const keys = makeKeyMap(usePreferences().keys);
  const [fault, setFault] = useState<KeyFault>();
  const [said, setSaid] = useState('');
  const change = (action: KeyAction, pressed: string): void => {
    const wrong = findKeyFault(keys, action, pressed);
    setFault(wrong);
    setSaid(wrong === undefined ? w.keyChanged(w.keyActions[action], nameKey(readKey(pressed))) : '');
    if (wrong === undefined) {
      keepPreferences({ keys: listChanges({ ...keys, [action]: readKey(pressed) }) });
    }
  };
  const goBack = (): void => {
    keepPreferences({ keys: undefined });
    setFault(undefined);
    setSaid('');
  };
  return (
    <section aria-labelledby="settings-keys">
      <h2 id="settings-keys">{w.sections.keys}</h2>
      <p className="meaning">{w.keysMeaning}</p>
      <ul className="keys">
        {KEY_ACTIONS.map((action) => (
          <li key={action}>
            <KeyButton
              label={w.keyActions[action]}
              name={nameKey(keys[action])}
              onPick={(pressed) => change(action, pressed)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="meaning said">
        {said}
      </p>
      {fault !== undefined && (
        <p className="note error" role="alert">
          {fault.code === 'keys/taken' ? w.keyTaken(nameKey(fault.key), w.keyActions[fault.by]) : w.notAKey}{' '}
          <code>{fault.code}</code>
        </p>
      )}
      <div className="buttons">
        <button type="button" onClick={goBack}>
          {w.usualKeys}
        </button>
      </div>
    </section>
  );
}
