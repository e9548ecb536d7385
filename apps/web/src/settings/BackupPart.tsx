import { InputError } from '@doorcard/cards';
import { useRef, useState } from 'react';
import { useSpeech } from '../language/LanguageProvider.js';
import { collectBackup, openBackup, restoreBackup } from './allData.js';
import type { Backup } from './backup.js';
import { download } from '../app/download.js';
import { FaultNote } from './FaultNote.js';

interface Fault {
  readonly code: string;
  readonly value: string;
}

/** More than any history of hands; a file like that is something else. */
const LARGEST = 500_000_000;

/** Everything as one file, and back again. */
export function BackupPart({ onChange }: { readonly onChange: () => void }) {
  const { words, language, speak } = useSpeech();
  const { settings: w } = words.web;
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
      if (backup.preferences.language !== undefined) speak(backup.preferences.language);
      onChange();
      return w.restored(added);
    });

  return (
    <div className="part">
      <h3>{w.backup}</h3>
      <p className="meaning">{w.backupMeaning}</p>
      <div className="buttons">
        <button type="button" disabled={isBusy} onClick={() => void save()}>
          {w.makeBackup}
        </button>
        <button type="button" disabled={isBusy} onClick={() => picker.current?.click()}>
          {w.openBackup}
        </button>
        <input
          ref={picker}
          className="file"
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
        <div className="note" role="alert">
          <p>
            <strong>
              {w.found(writeDate(found.made, language), found.hands.length, found.table !== null)}
            </strong>
          </p>
          <p>{w.foundMeaning}</p>
          <div className="buttons">
            <button type="button" className="main" onClick={() => void restore(found)}>
              {w.restore}
            </button>
            <button type="button" onClick={() => setFound(undefined)}>
              {w.cancel}
            </button>
          </div>
        </div>
      )}
      {fault !== undefined && <FaultNote code={fault.code} value={fault.value} />}
      <p role="status" className="said">
        {said}
      </p>
    </div>
  );
}

/** A date out of a file; what is none is shown as it stands. */
function writeDate(made: string, language: string): string {
  const date = new Date(made);
  return Number.isNaN(date.getTime())
    ? made
    : date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
