import { useWords } from '../language/LanguageProvider.js';
import { FaultText } from './Fault.js';
import type { ExportFile } from './handExport.js';

/** What was written, and what could not be. */
export function ExportReport({ file }: { readonly file: ExportFile | undefined }) {
  const { exports: w } = useWords().web.history;
  return (
    <div role="status" className="report">
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
