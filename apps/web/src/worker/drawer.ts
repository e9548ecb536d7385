import type { TableStorage } from '@doorcard/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

// The dealer's drawer: the deck and the session lie here, hidden cards too. The page never opens it.

interface DrawerSchema extends DBSchema {
  texts: { key: 'table' | 'aside' | 'owner'; value: string };
}

const NAME = 'doorcard-dealer';
const VERSION = 1;

type Drawer = IDBPDatabase<DrawerSchema>;

const openDrawerDatabase = (): Promise<Drawer> =>
  openDB<DrawerSchema>(NAME, VERSION, {
    upgrade: (database) => {
      database.createObjectStore('texts');
    },
  });

export interface DrawerDuties {
  /** Somebody else has opened the drawer since: what is in it is his. */
  readonly onTaken: () => void;
  /** The browser does not let anybody read it. */
  readonly onBroken: (fault: unknown) => void;
}

/**
 * One table in the browser's database. Opened at the first use, so that a fault reaches whoever asked. Whoever loads
 * leaves a mark, and only the owner of the last mark can write: a tab that slept cannot undo what another has played.
 */
export function openDrawer({ onTaken, onBroken }: DrawerDuties): TableStorage {
  const mark = crypto.getRandomValues(new Uint32Array(4)).join('-');
  let opened: Promise<Drawer> | undefined;
  const open = (): Promise<Drawer> => (opened ??= openDrawerDatabase());
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

/** What is saved, without a mark: whoever plays goes on. */
export async function readSaved(): Promise<string | undefined> {
  const database = await openDrawerDatabase();
  const text = await database.get('texts', 'table');
  database.close();
  return text;
}

/** Puts another table in place of the saved one, which is kept aside. Whoever played it cannot write any more. */
export async function replaceSaved(text: string): Promise<void> {
  const database = await openDrawerDatabase();
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

/** Forgets all that is in the drawer. */
export async function emptyDrawer(): Promise<void> {
  const database = await openDrawerDatabase();
  await database.clear('texts');
  database.close();
}
