import { useState } from 'react';
import { BackupPart } from './BackupPart.js';
import { ResetPart } from './ResetPart.js';
import { StorageUse } from './StorageUse.js';
import { useSettingsWords } from './useSettingsWords.js';

/** What is kept here, as a file and away. */
export function DataSection() {
  const w = useSettingsWords();
  const [changes, setChanges] = useState(0);
  const count = (): void => setChanges((before) => before + 1);
  return (
    <section aria-labelledby="settings-data">
      <h2 id="settings-data">{w.sections.data}</h2>
      <StorageUse key={changes} />
      <BackupPart onChange={count} />
      <ResetPart onChange={count} />
    </section>
  );
}
