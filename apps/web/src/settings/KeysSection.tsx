import { useState } from 'react';
import {
  findKeyFault,
  KEY_ACTIONS,
  listChanges,
  makeKeyMap,
  nameKey,
  readKey,
  type KeyAction,
  type KeyFault,
} from '../shared/keys/keys.js';
import { useWords } from '../shared/language/useWords.js';
import { keepPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { KeyButton } from './KeyButton.js';
import { useSettingsWords } from './useSettingsWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import styles from './settings.module.css';

/** Which key does what; one key does one thing. */
export function KeysSection() {
  const { keyActions } = useWords();
  const w = useSettingsWords();
  const keys = makeKeyMap(usePreferences().keys);
  const [fault, setFault] = useState<KeyFault>();
  const [said, setSaid] = useState('');
  const change = (action: KeyAction, pressed: string): void => {
    const wrong = findKeyFault(keys, action, pressed);
    setFault(wrong);
    setSaid(wrong === undefined ? w.keyChanged(keyActions[action], nameKey(readKey(pressed))) : '');
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
      <p className={inputs.meaning}>{w.keysMeaning}</p>
      <ul className={styles.keys}>
        {KEY_ACTIONS.map((action) => (
          <li key={action}>
            <KeyButton
              label={keyActions[action]}
              name={nameKey(keys[action])}
              onPick={(pressed) => change(action, pressed)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={`${inputs.meaning} ${styles.said}`}>
        {said}
      </p>
      {fault !== undefined && (
        <p className={`${notes.note} ${notes.error}`} role="alert">
          {fault.code === 'keys/taken' ? w.keyTaken(nameKey(fault.key), keyActions[fault.by]) : w.notAKey}{' '}
          <code>{fault.code}</code>
        </p>
      )}
      <div className={inputs.buttons}>
        <Button onClick={goBack}>{w.usualKeys}</Button>
      </div>
    </section>
  );
}
