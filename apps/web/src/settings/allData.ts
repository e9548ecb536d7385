import { openAllVerdicts, saveVerdicts } from '../shared/coach/handVerdicts.js';
import { readBook } from '../shared/drills/drillRecords.js';
import { drillStore } from '../shared/drills/drillStore.js';
import { keepHands, listHands, listRows, removeHands, removeTexts } from '../shared/hands/handDatabase.js';
import { readPreferences, replacePreferences } from '../shared/preferences/preferences.js';
import { tableStore } from '../shared/tableStore/useTable.js';
import { makeBackupText, parseBackup, type Backup } from './backup.js';
import { checkEncryptedTable, encryptTable, restoreTable } from './tableBackup.js';

/** Everything that is kept here, as the text of a file. */
export async function collectBackup(now: Date): Promise<string> {
  const { hands } = await listHands();
  const verdicts = await openAllVerdicts();
  const drills = await readBook();
  const table = await encryptTable();
  return makeBackupText({
    made: now.toISOString(),
    preferences: readPreferences(),
    hands,
    verdicts: hands.flatMap(({ row }) => verdicts.get(row.id) ?? []),
    drills,
    table,
  });
}

/** A backup that is whole, down to its table; throws an InputError that names what is wrong. */
export async function openBackup(text: string): Promise<Backup> {
  const backup = parseBackup(text);
  if (!backup.ok) throw backup.error;
  if (backup.value.table !== null) await checkEncryptedTable(backup.value.table);
  return backup.value;
}

/** Adds hands, verdicts and drills, then changes table and settings. Returns the number of new hands. */
export async function restoreBackup(backup: Backup): Promise<number> {
  const { hands, verdicts, drills, table, preferences } = backup;
  const added = await keepHands(hands);
  const known = await openAllVerdicts();
  for (const each of verdicts) if (!known.has(each.id)) await saveVerdicts(each);
  if (table !== null) {
    await restoreTable(table);
    await closeTable();
  }
  const { open } = table === null ? readPreferences() : preferences;
  replacePreferences({ ...preferences, open });
  // After the settings, which say how many drills are due.
  await drillStore.getState().join(drills);
  return added.size;
}

/** Settings go back to the usual ones; that a table is open stays known. */
export function resetPreferences(): void {
  const { open } = readPreferences();
  replacePreferences({ open });
}

export async function deleteEverything(): Promise<void> {
  const { rows, broken } = await listRows();
  await removeHands([...rows, ...broken].map(({ id }) => id));
  await removeTexts();
  await restoreTable(null);
  await closeTable();
  replacePreferences({});
  drillStore.getState().forget();
}

/** The table of this page was taken away: its page forgets it. */
function closeTable(): Promise<void> {
  return new Promise((resolve) => {
    const close = (): boolean => {
      const { status, dismiss } = tableStore.getState();
      if (status === 'open' || status === 'opening') return false;
      if (status !== 'closed') dismiss();
      resolve();
      return true;
    };
    if (close()) return;
    const stop = tableStore.subscribe(() => {
      stop();
      if (!close()) void closeTable().then(resolve);
    });
  });
}
