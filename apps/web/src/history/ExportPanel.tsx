import type { ReactNode } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { ExportChoices } from './ExportChoices.js';
import { ExportReport } from './ExportReport.js';
import { useExport } from './useExport.js';

interface ExportPanelProps {
  /** The buttons: each writes some hands. */
  readonly children: (write: (ids: ReadonlySet<string>) => void) => ReactNode;
}

/** Hands as a file: which form, which cards, and what became of it. */
export function ExportPanel({ children }: ExportPanelProps) {
  const { exports: w } = useWords().web.history;
  const { file, write, ...choices } = useExport();
  return (
    <section className="panel">
      <h2>{w.name}</h2>
      <ExportChoices {...choices} />
      <div className="buttons">{children((ids) => void write(ids))}</div>
      <ExportReport file={file} />
    </section>
  );
}
