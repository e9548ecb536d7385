import type { ReactNode } from 'react';
import { ExportChoices } from './ExportChoices.js';
import { ExportReport } from './ExportReport.js';
import { useExport } from './useExport.js';
import { useHistoryWords } from './useHistoryWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './history.module.css';

interface ExportPanelProps {
  /** The buttons: each writes some hands. */
  readonly children: (write: (ids: ReadonlySet<string>) => void) => ReactNode;
}

/** Hands as a file: which form, which cards, and what became of it. */
export function ExportPanel({ children }: ExportPanelProps) {
  const { exports: w } = useHistoryWords();
  const { file, write, ...choices } = useExport();
  return (
    <section className={styles.panel}>
      <h2>{w.name}</h2>
      <ExportChoices {...choices} />
      <div className={inputs.buttons}>{children((ids) => void write(ids))}</div>
      <ExportReport file={file} />
    </section>
  );
}
