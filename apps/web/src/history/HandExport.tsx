import { useWords } from '../language/LanguageProvider.js';
import { ExportChoices } from './ExportChoices.js';
import { ExportReport } from './ExportReport.js';
import { useExport } from './useExport.js';

/** This hand as a file. */
export function HandExport({ id }: { readonly id: string }) {
  const { exports: w } = useWords().web.history;
  const { file, write, ...choices } = useExport();
  return (
    <section className="panel">
      <h2>{w.name}</h2>
      <ExportChoices {...choices} />
      <div className="buttons">
        <button type="button" onClick={() => void write(new Set([id]))}>
          {w.one}
        </button>
      </div>
      <ExportReport file={file} />
    </section>
  );
}
