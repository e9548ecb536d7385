import { InputError } from '@doorcard/cards';
import { useRef, useState } from 'react';
import { download } from '../shared/browser/download.js';
import { useLanguage } from '../shared/language/language.js';
import { changeLanguage } from '../shared/language/languageStore.js';
import { FaultNote } from './FaultNote.js';
import { collectBackup, openBackup, restoreBackup } from './allData.js';
import type { Backup } from './backup.js';
import { useSettingsWords } from './useSettingsWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import styles from './settings.module.css';

interface Fault {
  readonly code: string;
  readonly value: string;
}

/** More than any history of hands; a file like that is something else. */
const LARGEST = 500_000_000;

/** Everything as one file, and back again. */
export function BackupPart({ onChange }: { readonly onChange: () => void }) {
  const language = useLanguage();
  const w = useSettingsWords();
  const picker = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Backup>();
  const [fault, setFault] = useState<Fault>();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  const attempt = async (task: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    setSaid('');
    setFound(undefined);
    try {
      setSaid(await task());
    } catch (error) {
      setFault(error instanceof InputError ? error : { code: 'backup/not-read', value: String(error) });
    } finally {
      setBusy(false);
    }
  };
  const save = (): Promise<void> =>
    attempt(async () => {
      const now = new Date();
      const file = `doorcard-${now.toISOString().slice(0, 10)}.json`;
      download(file, await collectBackup(now), 'application/json');
      return w.backupMade(file);
    });
  const open = (file: File): Promise<void> =>
    attempt(async () => {
      if (file.size > LARGEST) {
        throw new InputError({
          code: 'backup/too-large',
          value: String(file.size),
          problem: 'too many bytes',
          expected: String(LARGEST),
        });
      }
      setFound(await openBackup(await file.text()));
      return '';
    });
  const restore = (backup: Backup): Promise<void> =>
    attempt(async () => {
      const added = await restoreBackup(backup);
      if (backup.preferences.language !== undefined) await changeLanguage(backup.preferences.language);
      onChange();
      return w.restored(added);
    });

  return (
    <div className={styles.part}>
      <h3>{w.backup}</h3>
      <p className={inputs.meaning}>{w.backupMeaning}</p>
      <div className={inputs.buttons}>
        <Button disabled={isBusy} onClick={() => void save()}>
          {w.makeBackup}
        </Button>
        <Button disabled={isBusy} onClick={() => picker.current?.click()}>
          {w.openBackup}
        </Button>
        <input
          ref={picker}
          className={styles.file}
          type="file"
          accept=".json,application/json"
          aria-label={w.openBackup}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void open(file);
            target.value = '';
          }}
        />
      </div>
      {found !== undefined && (
        <div className={notes.note} role="alert">
          <p>
            <strong>
              {w.found(writeDate(found.made, language), found.hands.length, {
                verdicts: found.verdicts.length > 0,
                drills: found.drills.entries.length + found.drills.mistakes.length > 0,
                table: found.table !== null,
              })}
            </strong>
          </p>
          <p>{w.foundMeaning}</p>
          <div className={inputs.buttons}>
            <Button look="key" onClick={() => void restore(found)}>
              {w.restore}
            </Button>
            <Button onClick={() => setFound(undefined)}>{w.cancel}</Button>
          </div>
        </div>
      )}
      {fault !== undefined && <FaultNote code={fault.code} value={fault.value} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

/** A date out of a file; a text that is not a date is shown as written. */
function writeDate(made: string, language: string): string {
  const date = new Date(made);
  return Number.isNaN(date.getTime())
    ? made
    : date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
