import type { TableStorage } from '@doorcard/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

// The database of the worker: the deck and the session, hidden cards too. The page never opens it.

interface TableSchema extends DBSchema {
  texts: { key: 'table' | 'aside' | 'owner'; value: string };
}

const NAME = 'doorcard-dealer';
const VERSION = 1;

type Database = IDBPDatabase<TableSchema>;

const openDatabase = (): Promise<Database> =>
  openDB<TableSchema>(NAME, VERSION, {
    upgrade: (database) => {
      database.createObjectStore('texts');
    },
  });

export interface TableStorageEvents {
  /** Another tab has opened the database since: the table in it is that tab's. */
  readonly onTaken: () => void;
  /** The browser does not let anybody read it. */
  readonly onBroken: (fault: unknown) => void;
}

/**
 * One table in the browser's database. Opened at the first use, so that an error reaches the caller. A tab that loads
 * leaves a mark, and only the owner of the last mark can write: a tab that slept cannot undo what another has played.
 */
export function openTableStorage({ onTaken, onBroken }: TableStorageEvents): TableStorage {
  const mark = crypto.getRandomValues(new Uint32Array(4)).join('-');
  let opened: Promise<Database> | undefined;
  const open = (): Promise<Database> => (opened ??= openDatabase());
  const put = async (key: 'table' | 'aside', text: string): Promise<void> => {
    const change = (await open()).transaction('texts', 'readwrite');
    const owner = await change.store.get('owner');
    if (owner !== mark) {
      onTaken();
      throw new Error('the table was opened somewhere else');
    }
    await Promise.all([change.store.put(text, key), change.done]);
  };
  const load = async (): Promise<string | undefined> => {
    const change = (await open()).transaction('texts', 'readwrite');
    const [text] = await Promise.all([
      change.store.get('table'),
      change.store.put(mark, 'owner'),
      change.done,
    ]);
    return text;
  };
  return {
    load: () =>
      load().catch((fault: unknown) => {
        onBroken(fault);
        throw fault;
      }),
    save: (text) => put('table', text),
    putAside: (text) => put('aside', text),
  };
}

/** What is saved, without a mark: the tab that plays goes on. */
export async function readSaved(): Promise<string | undefined> {
  const database = await openDatabase();
  const text = await database.get('texts', 'table');
  database.close();
  return text;
}

/** Puts another table in place of the saved one, which is kept aside. A tab that played it can no longer write. */
export async function replaceSaved(text: string): Promise<void> {
  const database = await openDatabase();
  const { store, done } = database.transaction('texts', 'readwrite');
  const before = await store.get('table');
  await Promise.all([
    before === undefined ? undefined : store.put(before, 'aside'),
    store.put(text, 'table'),
    store.delete('owner'),
    done,
  ]);
  database.close();
}

/** Deletes the saved table. */
export async function deleteSaved(): Promise<void> {
  const database = await openDatabase();
  await database.clear('texts');
  database.close();
}
