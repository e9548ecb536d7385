import { InputError, succeed, type Result } from '@doorcard/cards';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import {
  recordsDocument,
  rowDocument,
  type HandRecords,
  type HandRow,
  type KeptHand,
  type StoredHand,
} from './keptHand.js';

// The page's own database: hands that are over. What is being played lies with the dealer and never here.

interface HandsSchema extends DBSchema {
  rows: { key: string; value: StoredHand };
  /** The records. Databases out there have them under this name. */
  papers: { key: string; value: StoredHand };
  /** What the coach says about a hand, under the id of the hand. */
  verdicts: { key: string; value: StoredHand };
  /** Sealed texts that belong to no hand, such as the progress of drills. */
  texts: { key: string; value: string };
}
type Database = IDBPDatabase<HandsSchema>;

const DATABASE = 'doorcard-hands';

/** By version of the database: what makes it out of the one before. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('rows', { keyPath: 'id' });
    database.createObjectStore('papers', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('verdicts', { keyPath: 'id' });
    database.createObjectStore('texts');
  },
];

let opened: Promise<Database> | undefined;

/** Opened at the first use, and again after it was closed or could not be opened. */
function open(): Promise<Database> {
  opened ??= openDB<HandsSchema>(DATABASE, UPGRADES.length, {
    upgrade: (database, from) => {
      for (const upgrade of UPGRADES.slice(from)) upgrade(database);
    },
    // A newer page of another tab waits for this one to let go.
    blocking: (_now, _wanted, { target }) => {
      (target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((fault: unknown) => {
    opened = undefined;
    throw fault;
  });
  return opened;
}

/** A hand that cannot be read, and why. It stays where it is. */
export interface BrokenHand {
  readonly id: string;
  readonly error: InputError;
}

export interface Rows {
  /** Newest first. */
  readonly rows: readonly HandRow[];
  readonly broken: readonly BrokenHand[];
}

/** All hands for a list. */
export async function listRows(): Promise<Rows> {
  return tell(async () => {
    const rows: HandRow[] = [];
    const broken: BrokenHand[] = [];
    for (const value of await (await open()).getAll('rows')) {
      const row = rowDocument.open(value);
      if (row.ok) rows.push(row.value);
      else broken.push({ id: value.id, error: row.error });
    }
    return { rows: rows.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)), broken };
  });
}

/** All hands with their records, oldest first, for statistics and backups. */
export async function listHands(): Promise<{
  readonly hands: readonly KeptHand[];
  readonly broken: readonly BrokenHand[];
}> {
  return tell(async () => {
    const { rows, broken } = await listRows();
    const records = new Map((await (await open()).getAll('papers')).map((value) => [value.id, value]));
    const hands: KeptHand[] = [];
    const worse = [...broken];
    for (const row of rows.toReversed()) {
      const read = recordsDocument.open(records.get(row.id));
      if (read.ok) hands.push({ row, records: read.value });
      else worse.push({ id: row.id, error: read.error });
    }
    return { hands, broken: worse };
  });
}

export const readRecords = (id: string): Promise<Result<HandRecords>> =>
  tell(async () => recordsDocument.open(await (await open()).get('papers', id)));

/** Keeps hands, all or none of them; those that are here already stay as they are. Answers the ids of the new ones. */
export async function keepHands(hands: readonly KeptHand[]): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  await change(async ({ rows, records }) => {
    for (const hand of hands) {
      const { id } = hand.row;
      if (kept.has(id) || (await rows.getKey(id)) !== undefined) continue;
      kept.add(id);
      await Promise.all([
        rows.put(rowDocument.seal(hand.row)),
        records.put(recordsDocument.seal({ ...hand.records, id })),
      ]);
    }
  });
  return kept;
}

/** Stars a hand, or writes a note to it. */
export const changeRow = (id: string, part: Partial<Pick<HandRow, 'star' | 'note'>>): Promise<void> =>
  change(async ({ rows }) => {
    const row = rowDocument.open(await rows.get(id));
    if (!row.ok) throw row.error;
    await rows.put(rowDocument.seal({ ...row.value, ...part }));
  });

export const removeHands = (ids: readonly string[]): Promise<void> =>
  change(async ({ rows, records, verdicts }) => {
    for (const id of ids) await Promise.all([rows.delete(id), records.delete(id), verdicts.delete(id)]);
  });

/** A hand with its records; an error of ours where it is not here or cannot be read. */
export const readKeptHand = (id: string): Promise<Result<KeptHand>> =>
  tell(async () => {
    const database = await open();
    const row = rowDocument.open(await database.get('rows', id));
    if (!row.ok) return row;
    const records = recordsDocument.open(await database.get('papers', id));
    return records.ok ? succeed({ row: row.value, records: records.value }) : records;
  });

/** What is kept beside a hand, as it was sealed. */
export const readVerdicts = (id: string): Promise<StoredHand | undefined> =>
  tell(async () => (await open()).get('verdicts', id));

export const listVerdicts = (): Promise<StoredHand[]> => tell(async () => (await open()).getAll('verdicts'));

/** Keeps it as long as its hand is kept. */
export const keepVerdicts = (value: StoredHand): Promise<void> =>
  change(async ({ rows, verdicts }) => {
    if ((await rows.getKey(value.id)) !== undefined) await verdicts.put(value);
  });

export const readText = (key: string): Promise<string | undefined> =>
  tell(async () => (await open()).get('texts', key));

export const keepText = (key: string, text: string): Promise<void> =>
  tell(async () => {
    await (await open()).put('texts', text, key);
  });

/** Deletes all texts. */
export const removeTexts = (): Promise<void> => tell(async () => (await open()).clear('texts'));

const STORES = ['rows', 'papers', 'verdicts'] as const;
type Store<Name extends (typeof STORES)[number]> = IDBPObjectStore<
  HandsSchema,
  (typeof STORES)[number][],
  Name,
  'readwrite'
>;

/** Changes the database by a whole task, or not at all. */
async function change(
  task: (stores: {
    readonly rows: Store<'rows'>;
    readonly records: Store<'papers'>;
    readonly verdicts: Store<'verdicts'>;
  }) => Promise<void>,
): Promise<void> {
  await tell(async () => {
    const database = await open();
    const transaction = database.transaction([...STORES], 'readwrite');
    // Told by the task already when it is the task that fails.
    transaction.done.catch(() => {});
    try {
      await task({
        rows: transaction.objectStore('rows'),
        records: transaction.objectStore('papers'),
        verdicts: transaction.objectStore('verdicts'),
      });
    } catch (fault) {
      abort(transaction);
      throw fault;
    }
    await transaction.done;
  });
}

/** What has ended by itself cannot be given up. */
function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort();
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}

/** Faults of the browser's storage get a code of ours. */
async function tell<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (fault) {
    throw nameFault(fault);
  }
}

const CODES: Readonly<Record<string, string>> = {
  QuotaExceededError: 'hands/storage-full',
  VersionError: 'hands/newer-database',
};

export function nameFault(fault: unknown): InputError {
  if (fault instanceof InputError) return fault;
  const { name, message } = fault instanceof Error ? fault : { name: '', message: String(fault) };
  return new InputError({
    code: CODES[name] ?? 'hands/storage-failed',
    value: name,
    problem: message,
    expected: 'a storage that can be used',
  });
}
