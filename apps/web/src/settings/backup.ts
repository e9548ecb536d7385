import {
  checkShape,
  defineDocument,
  succeed,
  wrong,
  type Fields,
  type InputError,
  type Result,
} from '@doorcard/sealed';
import * as z from 'zod/mini';
import { recordsDocument, rowDocument, type KeptHand } from '../shared/hands/keptHand.js';
import {
  makePreferencesText,
  parsePreferences,
  type Preferences,
} from '../shared/preferences/preferences.js';

/** All that a visitor has here. */
export interface Backup {
  /** When it was made, as `Date.toISOString` writes it. */
  readonly made: string;
  readonly preferences: Preferences;
  readonly hands: readonly KeptHand[];
  /** The table that is open, encrypted by the dealer; null when there is none. */
  readonly table: string | null;
}

const dataSchema = z.strictObject({
  made: z.string(),
  /** As the page keeps them, with a version of their own. */
  preferences: z.string(),
  /** As the database keeps them, with versions of their own; `papers` are the records. */
  hands: z.array(z.strictObject({ row: z.unknown(), papers: z.unknown() })),
  table: z.nullable(z.string()),
});

const backupDocument = defineDocument<z.output<typeof dataSchema>, Backup>({
  type: 'doorcard/backup',
  name: 'a backup',
  codes: {
    notJson: 'backup/not-json',
    foreign: 'backup/foreign',
    unknownVersion: 'backup/unknown-version',
    badChecksum: 'backup/bad-checksum',
  },
  check: readBackup,
});

export const makeBackupText = ({ made, preferences, hands, table }: Backup): string =>
  backupDocument.make({
    made,
    preferences: makePreferencesText(preferences),
    hands: hands.map(({ row, records }) => ({
      row: rowDocument.seal(row),
      papers: recordsDocument.seal(records),
    })),
    table,
  });

/** Reads what `makeBackupText` has written. All of it is checked; nothing is changed. */
export const parseBackup = (text: string): Result<Backup> => backupDocument.parse(text);

function readBackup(value: Fields): Result<Backup> {
  const data = checkShape(dataSchema, value, 'backup/foreign');
  if (!data.ok) return data;
  const { made, table } = data.value;
  const preferences = parsePreferences(data.value.preferences);
  if (!preferences.ok) {
    const { code, problem, expected } = preferences.error;
    return wrong('backup/bad-preferences', code, `settings: ${problem}`, expected);
  }
  const hands = readHands(data.value.hands);
  return hands.ok ? succeed({ made, preferences: preferences.value, hands: hands.value, table }) : hands;
}

function readHands(list: readonly { row?: unknown; papers?: unknown }[]): Result<KeptHand[]> {
  const hands: KeptHand[] = [];
  for (const [i, each] of list.entries()) {
    const row = rowDocument.open(each.row);
    if (!row.ok) return refuseHand(i, row.error);
    const records = recordsDocument.open(each.papers);
    if (!records.ok) return refuseHand(i, records.error);
    hands.push({ row: row.value, records: records.value });
  }
  return succeed(hands);
}

const refuseHand = (index: number, { code, problem, expected }: InputError): Result<never> =>
  wrong('backup/bad-hand', `${index + 1}: ${code}`, `hand ${index + 1}: ${problem}`, expected);
