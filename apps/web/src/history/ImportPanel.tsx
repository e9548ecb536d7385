import { useState, type ChangeEvent } from 'react';
import type { KeptHand } from '../shared/hands/keptHand.js';
import { FaultText } from './Fault.js';
import { importText, type RefusedHand } from '../shared/hands/handImport.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './history.module.css';

interface Source {
  readonly name: string;
  readonly text: string;
}

interface Report {
  readonly kept: number;
  readonly there: number;
  readonly refused: readonly (RefusedHand & { readonly file: string })[];
}

/** Hands out of files and pasted texts. Each hand is taken or refused on its own. */
export function ImportPanel() {
  const { imports: w } = useHistoryWords();
  const add = useHandStore((state) => state.add);
  const [pasted, setPasted] = useState('');
  const [report, setReport] = useState<Report>();

  const take = async (sources: readonly Source[]): Promise<boolean> => {
    const read = sources.map(({ name, text }) => ({ name, ...importText(text, Date.now()) }));
    const hands: readonly KeptHand[] = read.flatMap((each) => each.hands);
    const refused = read.flatMap(({ name, refused: some }) => some.map((each) => ({ ...each, file: name })));
    const kept = await add(hands);
    // The page says what went wrong with the storage.
    if (kept === undefined) return false;
    setReport({ kept: kept.size, there: hands.length - kept.size, refused });
    return refused.length === 0;
  };
  const takeFiles = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(target.files ?? [])];
    await take(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
    // The same file can be chosen again.
    target.value = '';
  };
  const takePasted = async (): Promise<void> => {
    if (await take([{ name: w.pasted, text: pasted }])) setPasted('');
  };

  return (
    <section className={styles.panel}>
      <h2>{w.name}</h2>
      <label className={inputs.field}>
        <span>{w.files}</span>
        <input
          type="file"
          multiple
          accept=".phh,.phhs,.txt"
          onChange={(event) => void takeFiles(event)}
          aria-describedby="import-files"
        />
      </label>
      <p id="import-files" className={inputs.meaning}>
        {w.filesHint}
      </p>
      <label className={inputs.field}>
        <span>{w.paste}</span>
        <textarea
          rows={4}
          value={pasted}
          placeholder={w.pasteHint}
          spellCheck={false}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
      <div className={inputs.buttons}>
        <Button disabled={pasted.trim() === ''} onClick={() => void takePasted()}>
          {w.take}
        </Button>
      </div>
      <div role="status" className={styles.report}>
        {report !== undefined && <ImportReport report={report} />}
      </div>
    </section>
  );
}

function ImportReport({ report: { kept, there, refused } }: { readonly report: Report }) {
  const { imports: w } = useHistoryWords();
  return (
    <>
      {(kept > 0 || there + refused.length === 0) && <p>{w.kept(kept)}</p>}
      {there > 0 && <p>{w.there(there)}</p>}
      {refused.length > 0 && (
        <>
          <p className={inputs.wrong}>{w.refused(refused.length)}</p>
          <ul>
            {refused.map(({ file, hand, error }) => (
              <li key={`${file} ${hand}`}>
                {w.where(file, hand)}: <FaultText error={error} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
