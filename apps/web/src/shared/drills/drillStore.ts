import type { InputError } from '@doorcard/cards';
import type { HandReview } from '@doorcard/coach';
import {
  addDecisions,
  EMPTY_BOOK,
  joinBooks,
  recordAnswer,
  type Drill,
  type DrillBook,
} from '@doorcard/coach/drill';
import type { Hand } from '@doorcard/engine';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nameFault } from '../hands/handDatabase.js';
import { keepPreferences, readPreferences } from '../preferences/preferences.js';
import { keepBook, readBook } from './drillRecords.js';

interface DrillState {
  readonly status: 'unread' | 'ready';
  readonly book: DrillBook;
  readonly error: InputError | undefined;
}

interface DrillActions {
  readonly load: () => Promise<void>;
  /** Asks the decisions of a review again from now on. */
  readonly add: (hand: Hand, review: HandReview, now: number) => Promise<void>;
  readonly remove: (mistake: string) => Promise<void>;
  readonly answer: (drill: Drill, answer: number, now: number) => Promise<void>;
  /** Adds what a backup holds. */
  readonly join: (book: DrillBook) => Promise<void>;
  /** Everything was deleted. */
  readonly forget: () => void;
}

/** The menu and the start page say how many are due without reading the book. */
function noteDues({ entries, mistakes }: DrillBook): void {
  const dues = [...entries, ...mistakes].map(({ memory }) => memory.due);
  if (String(dues) !== String(readPreferences().dues ?? [])) keepPreferences({ dues });
}

/** The drills of this learner. */
export const drillStore = createStore<DrillState & DrillActions>((set, get) => {
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    try {
      const book = await readBook();
      set({ book, status: 'ready' });
      noteDues(book);
    } catch (fault) {
      // Without storage drills can still be answered; they are forgotten afterwards.
      set({ status: 'ready', error: nameFault(fault) });
    }
  };
  const load = (): Promise<void> => (reading ??= read());
  const make = async (edit: (book: DrillBook) => DrillBook): Promise<void> => {
    await load();
    const book = edit(get().book);
    try {
      await keepBook(book);
    } catch (fault) {
      set({ error: nameFault(fault) });
    }
    // Shown once it is kept: a reload finds what was seen.
    set({ book });
    noteDues(book);
  };
  let last = Promise.resolve();
  /** One change after the other, each of the book that the one before has made. */
  const change = (edit: (book: DrillBook) => DrillBook): Promise<void> => {
    last = last.then(() => make(edit));
    return last;
  };
  return {
    status: 'unread',
    book: EMPTY_BOOK,
    error: undefined,
    load,
    add: (hand, review, now) => change((book) => addDecisions(book, hand, review, now)),
    remove: (mistake) =>
      change((book) => ({ ...book, mistakes: book.mistakes.filter(({ id }) => id !== mistake) })),
    answer: (drill, answer, now) => change((book) => recordAnswer(book, drill, answer, now)),
    join: (other) => change((book) => joinBooks(book, other)),
    forget: () => {
      reading = undefined;
      set({ status: 'unread', book: EMPTY_BOOK, error: undefined });
    },
  };
});

export const useDrills = <T>(select: (state: DrillState & DrillActions) => T): T =>
  useStore(drillStore, select);
