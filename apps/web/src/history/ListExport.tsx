import type { HandRow } from '../shared/hands/keptHand.js';
import { ExportPanel } from './ExportPanel.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';

/** The selected hands, or all that the list shows, as a file. */
export function ListExport({ found }: { readonly found: readonly HandRow[] }) {
  const { exports: w } = useHistoryWords();
  const selected = useHandStore((state) => state.selected);
  return (
    <ExportPanel>
      {(write) => (
        <>
          {selected.size > 0 && (
            <Button look="key" onClick={() => write(selected)}>
              {w.some(selected.size)}
            </Button>
          )}
          <Button disabled={found.length === 0} onClick={() => write(new Set(found.map(({ id }) => id)))}>
            {w.all(found.length)}
          </Button>
        </>
      )}
    </ExportPanel>
  );
}
