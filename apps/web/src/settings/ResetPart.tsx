import { useState } from 'react';
import { nameFault } from '../shared/hands/handDatabase.js';
import { FaultNote } from './FaultNote.js';
import { deleteEverything, resetPreferences } from './allData.js';
import { useSettingsWords } from './useSettingsWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import styles from './settings.module.css';

type Reset = 'settings' | 'all';

/** Back to the beginning, after a question. */
export function ResetPart({ onChange }: { readonly onChange: () => void }) {
  const w = useSettingsWords();
  const [asked, setAsked] = useState<Reset>();
  const [code, setCode] = useState<string>();
  const [said, setSaid] = useState('');
  const ask = (wanted: Reset): void => {
    setAsked(wanted);
    setCode(undefined);
    setSaid('');
  };
  const reset = async (wanted: Reset): Promise<void> => {
    setAsked(undefined);
    try {
      if (wanted === 'all') await deleteEverything();
      else resetPreferences();
      setSaid(wanted === 'all' ? w.allWasReset : w.wasReset);
    } catch (fault) {
      setCode(nameFault(fault).code);
    }
    onChange();
  };
  return (
    <div className={styles.part}>
      <h3>{w.reset}</h3>
      <p className={inputs.meaning}>{w.resetMeaning}</p>
      <div className={inputs.buttons}>
        <Button onClick={() => ask('settings')}>{w.resetSettings}</Button>
        <Button onClick={() => ask('all')}>{w.resetAll}</Button>
      </div>
      {asked !== undefined && (
        <div className={`${notes.note} ${notes.error} ${styles.question}`} role="alert">
          <p>{asked === 'all' ? w.resetAllSure : w.resetSettingsSure}</p>
          <div className={inputs.buttons}>
            <Button look="key" onClick={() => void reset(asked)}>
              {w.sure}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{w.cancel}</Button>
          </div>
        </div>
      )}
      {code !== undefined && <FaultNote code={code} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
