import { FaultText } from './Fault.js';
import type { ExportFile } from '../shared/hands/handExport.js';
import { useHistoryWords } from './useHistoryWords.js';
import styles from './history.module.css';

/** What was written, and what could not be. */
export function ExportReport({ file }: { readonly file: ExportFile | undefined }) {
  const { exports: w } = useHistoryWords();
  return (
    <div role="status" className={styles.report}>
      {file !== undefined && file.hands > 0 && <p>{w.done(file.hands, file.name)}</p>}
      {file !== undefined && file.refused.length > 0 && (
        <>
          <p>{w.refused(file.refused.length)}</p>
          <ul>
            {file.refused.map(({ id, error }) => (
              <li key={id}>
                <code>{id}</code>: <FaultText error={error} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
