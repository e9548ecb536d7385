import { useState } from 'react';
import { nameFault } from '../history/handDatabase.js';
import { useWords } from '../language/LanguageProvider.js';
import { deleteEverything, resetPreferences } from './allData.js';
import { FaultNote } from './FaultNote.js';

type Wish = 'settings' | 'all';

/** Back to the beginning, after a question. */
export function ResetPart({ onChange }: { readonly onChange: () => void }) {
  const { settings: w } = useWords().web;
  const [wish, setWish] = useState<Wish>();
  const [code, setCode] = useState<string>();
  const [said, setSaid] = useState('');
  const ask = (wanted: Wish): void => {
    setWish(wanted);
    setCode(undefined);
    setSaid('');
  };
  const reset = async (wanted: Wish): Promise<void> => {
    setWish(undefined);
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
    <div className="part">
      <h3>{w.reset}</h3>
      <p className="meaning">{w.resetMeaning}</p>
      <div className="buttons">
        <button type="button" onClick={() => ask('settings')}>
          {w.resetSettings}
        </button>
        <button type="button" onClick={() => ask('all')}>
          {w.resetAll}
        </button>
      </div>
      {wish !== undefined && (
        <div className="note error question" role="alert">
          <p>{wish === 'all' ? w.resetAllSure : w.resetSettingsSure}</p>
          <div className="buttons">
            <button type="button" className="main" onClick={() => void reset(wish)}>
              {w.sure}
            </button>
            <button type="button" onClick={() => setWish(undefined)}>
              {w.cancel}
            </button>
          </div>
        </div>
      )}
      {code !== undefined && <FaultNote code={code} />}
      <p role="status" className="said">
        {said}
      </p>
    </div>
  );
}
