import {
  checkShape,
  defineDocument,
  succeed,
  wrong,
  type Fields,
  type InputError,
  type Result,
} from '@doorcard/sealed';
import { drillDocument, EMPTY_BOOK, type DrillBook } from '@doorcard/coach/drill';
import { OVER } from '@doorcard/engine';
import { readHandRecord } from '@doorcard/history';
import * as z from 'zod/mini';
import { verdictsDocument, type HandVerdicts } from '../shared/coach/handVerdicts.js';
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
  /** What the coach says about them. */
  readonly verdicts: readonly HandVerdicts[];
  /** Answers, dates and own mistakes; empty where nothing was drilled. */
  readonly drills: DrillBook;
  /** The table that is open, encrypted by the dealer; null when there is none. */
  readonly table: string | null;
}

const dataSchema = z.strictObject({
  made: z.string(),
  /** As the page keeps them, with a version of their own. */
  preferences: z.string(),
  /** As the database keeps them, with versions of their own; `papers` are the records. */
  hands: z.array(z.strictObject({ row: z.unknown(), papers: z.unknown() })),
  verdicts: z.array(z.unknown()),
  drills: z.unknown(),
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
  // Version 1 had neither verdicts nor drills.
  migrations: [(data) => ({ ...data, verdicts: [], drills: drillDocument.seal(EMPTY_BOOK) })],
  check: readBackup,
});

export const makeBackupText = ({ made, preferences, hands, verdicts, drills, table }: Backup): string =>
  backupDocument.make({
    made,
    preferences: makePreferencesText(preferences),
    hands: hands.map(({ row, records }) => ({
      row: rowDocument.seal(row),
      papers: recordsDocument.seal(records),
    })),
    verdicts: verdicts.map((each) => verdictsDocument.seal(each)),
    drills: drillDocument.seal(drills),
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
  if (!hands.ok) return hands;
  const verdicts = readVerdicts(data.value.verdicts);
  if (!verdicts.ok) return verdicts;
  const drills = readDrills(data.value.drills);
  if (!drills.ok) return drills;
  return succeed({
    made,
    preferences: preferences.value,
    hands: hands.value,
    verdicts: verdicts.value,
    drills: drills.value,
    table,
  });
}

function readVerdicts(list: readonly unknown[]): Result<HandVerdicts[]> {
  const verdicts: HandVerdicts[] = [];
  for (const [i, each] of list.entries()) {
    const read = verdictsDocument.open(each);
    if (!read.ok) {
      const { code, problem, expected } = read.error;
      return wrong('backup/bad-verdicts', `${i + 1}: ${code}`, `verdicts ${i + 1}: ${problem}`, expected);
    }
    verdicts.push(read.value);
  }
  return succeed(verdicts);
}

/** The book, with every mistake in it played up to its decision: a drill is made of it later. */
function readDrills(value: unknown): Result<DrillBook> {
  const book = drillDocument.open(value);
  if (!book.ok) return refuseDrills(book.error);
  for (const { record, seat } of book.value.mistakes) {
    const hand = readHandRecord(record);
    if (!hand.ok) return refuseDrills(hand.error);
    if (hand.value.phase === OVER || hand.value.actor !== seat) {
      return wrong('backup/bad-drills', seat, `it is not the turn of seat ${seat}`, 'the seat that decides');
    }
  }
  return book;
}

const refuseDrills = ({ code, problem, expected }: InputError): Result<never> =>
  wrong('backup/bad-drills', code, `drills: ${problem}`, expected);

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
