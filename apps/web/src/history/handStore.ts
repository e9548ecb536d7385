import type { InputError } from '@doorcard/cards';
import { createStore, useStore } from 'zustand';
import {
  changeRow,
  keepHands,
  listRows,
  nameFault,
  removeHands,
  type BrokenHand,
} from '../shared/hands/handDatabase.js';
import type { HandRow, KeptHand } from '../shared/hands/keptHand.js';
import { NO_FILTER, type HandFilter } from './handFilter.js';

/** The kept hands as the page knows them, and how the list was left. */
export interface HandStoreState {
  readonly status: 'unread' | 'ready' | 'failed';
  /** Newest first. */
  readonly rows: readonly HandRow[];
  readonly broken: readonly BrokenHand[];
  /** What went wrong last. */
  readonly error: InputError | undefined;
  readonly filter: HandFilter;
  readonly page: number;
  readonly selected: ReadonlySet<string>;
}

export interface HandStoreActions {
  readonly load: () => Promise<void>;
  readonly find: (change: Partial<HandFilter>) => void;
  readonly turnTo: (page: number) => void;
  readonly select: (ids: readonly string[], isSelected: boolean) => void;
  readonly change: (id: string, change: Partial<Pick<HandRow, 'star' | 'note'>>) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Answers which were new; undefined when they could not be kept. */
  readonly add: (hands: readonly KeptHand[]) => Promise<ReadonlySet<string> | undefined>;
}

export const handStore = createStore<HandStoreState & HandStoreActions>((set, get) => {
  /** What goes wrong is shown; what was there before stays. */
  const attempt = async <T>(task: () => Promise<T>): Promise<T | undefined> => {
    try {
      const done = await task();
      set({ error: undefined });
      return done;
    } catch (fault) {
      set({ error: nameFault(fault) });
      return undefined;
    }
  };
  return {
    status: 'unread',
    rows: [],
    broken: [],
    error: undefined,
    filter: NO_FILTER,
    page: 0,
    selected: new Set(),
    load: async () => {
      const read = await attempt(listRows);
      if (read === undefined) set(({ status }) => ({ status: status === 'ready' ? 'ready' : 'failed' }));
      else set({ ...read, status: 'ready', selected: keepKnown(get().selected, read.rows) });
    },
    find: (change) => set(({ filter }) => ({ filter: { ...filter, ...change }, page: 0 })),
    turnTo: (page) => set({ page }),
    select: (ids, isSelected) =>
      set(({ selected }) => {
        const next = new Set(selected);
        for (const id of ids) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return { selected: next };
      }),
    change: async (id, change) => {
      const put = (rows: readonly HandRow[]): HandRow[] =>
        rows.map((row) => (row.id === id ? { ...row, ...change } : row));
      const before = get().rows.find((row) => row.id === id);
      set(({ rows }) => ({ rows: put(rows) }));
      const isDone = await attempt(async () => changeRow(id, change).then(() => true));
      // What was not kept is not shown as if it were.
      if (isDone === undefined && before !== undefined) {
        set(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? before : row)) }));
      }
    },
    remove: async (ids) => {
      const isDone = await attempt(async () => removeHands(ids).then(() => true));
      if (isDone === true) await get().load();
    },
    add: async (hands) => {
      const kept = await attempt(() => keepHands(hands));
      if (kept !== undefined) await get().load();
      return kept;
    },
  };
});

const keepKnown = (selected: ReadonlySet<string>, rows: readonly HandRow[]): ReadonlySet<string> =>
  new Set(rows.map(({ id }) => id).filter((id) => selected.has(id)));

export const useHandStore = <T>(choose: (state: HandStoreState & HandStoreActions) => T): T =>
  useStore(handStore, choose);
