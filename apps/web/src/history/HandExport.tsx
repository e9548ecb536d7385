import { useWords } from '../language/LanguageProvider.js';
import { ExportPanel } from './ExportPanel.js';

/** This hand as a file. */
export function HandExport({ id }: { readonly id: string }) {
  const { exports: w } = useWords().web.history;
  return (
    <ExportPanel>
      {(write) => (
        <button type="button" onClick={() => write(new Set([id]))}>
          {w.one}
        </button>
      )}
    </ExportPanel>
  );
}
