import { useState, type ChangeEvent } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { FaultText } from './Fault.js';
import { importText, type RefusedHand } from './handImport.js';
import { useShelf } from './handShelf.js';
import type { KeptHand } from './keptHand.js';

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
  const { imports: w } = useWords().web.history;
  const add = useShelf((state) => state.add);
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
    <section className="panel">
      <h2>{w.name}</h2>
      <label className="field">
        <span>{w.files}</span>
        <input
          type="file"
          multiple
          accept=".phh,.phhs,.txt"
          onChange={(event) => void takeFiles(event)}
          aria-describedby="import-files"
        />
      </label>
      <p id="import-files" className="meaning">
        {w.filesHint}
      </p>
      <label className="field">
        <span>{w.paste}</span>
        <textarea
          rows={4}
          value={pasted}
          placeholder={w.pasteHint}
          spellCheck={false}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
      <div className="buttons">
        <button type="button" disabled={pasted.trim() === ''} onClick={() => void takePasted()}>
          {w.take}
        </button>
      </div>
      <div role="status" className="report">
        {report !== undefined && <ImportReport report={report} />}
      </div>
    </section>
  );
}

function ImportReport({ report: { kept, there, refused } }: { readonly report: Report }) {
  const { imports: w } = useWords().web.history;
  return (
    <>
      {(kept > 0 || there + refused.length === 0) && <p>{w.kept(kept)}</p>}
      {there > 0 && <p>{w.there(there)}</p>}
      {refused.length > 0 && (
        <>
          <p className="wrong">{w.refused(refused.length)}</p>
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
