import { useWords } from '../language/LanguageProvider.js';
import { ExportChoices } from './ExportChoices.js';
import { ExportReport } from './ExportReport.js';
import { useShelf } from './handShelf.js';
import type { HandRow } from './keptHand.js';
import { useExport } from './useExport.js';

/** The selected hands, or all that the list shows, as a file. */
export function ExportPanel({ found }: { readonly found: readonly HandRow[] }) {
  const { exports: w } = useWords().web.history;
  const selected = useShelf((state) => state.selected);
  const { file, write, ...choices } = useExport();
  return (
    <section className="panel">
      <h2>{w.name}</h2>
      <ExportChoices {...choices} />
      <div className="buttons">
        {selected.size > 0 && (
          <button type="button" className="main" onClick={() => void write(selected)}>
            {w.some(selected.size)}
          </button>
        )}
        <button
          type="button"
          disabled={found.length === 0}
          onClick={() => void write(new Set(found.map(({ id }) => id)))}
        >
          {w.all(found.length)}
        </button>
      </div>
      <ExportReport file={file} />
    </section>
  );
}
