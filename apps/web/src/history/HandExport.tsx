import { ExportPanel } from './ExportPanel.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';

/** This hand as a file. */
export function HandExport({ id }: { readonly id: string }) {
  const { exports: w } = useHistoryWords();
  return (
    <ExportPanel>{(write) => <Button onClick={() => write(new Set([id]))}>{w.one}</Button>}</ExportPanel>
  );
}
