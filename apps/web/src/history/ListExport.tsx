import { useWords } from '../language/LanguageProvider.js';
import { ExportPanel } from './ExportPanel.js';
import { useShelf } from './handShelf.js';
import type { HandRow } from './keptHand.js';

/** The selected hands, or all that the list shows, as a file. */
export function ListExport({ found }: { readonly found: readonly HandRow[] }) {
  const { exports: w } = useWords().web.history;
  const selected = useShelf((state) => state.selected);
  return (
    <ExportPanel>
      {(write) => (
        <>
          {selected.size > 0 && (
            <button type="button" className="main" onClick={() => write(selected)}>
              {w.some(selected.size)}
            </button>
          )}
          <button
            type="button"
            disabled={found.length === 0}
            onClick={() => write(new Set(found.map(({ id }) => id)))}
          >
            {w.all(found.length)}
          </button>
        </>
      )}
    </ExportPanel>
  );
}
