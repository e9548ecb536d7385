import { drillDocument, EMPTY_BOOK, type DrillBook } from '@doorcard/coach/drill';
import { keepText, readText } from '../hands/handDatabase.js';

// What a learner has done, in the page's database: a sealed book of drills, own mistakes included.

const BOOK = 'drills';

/** The book. Where it cannot be read a new one begins; the old text stays until the next answer. */
export async function readBook(): Promise<DrillBook> {
  const text = await readText(BOOK);
  const read = text === undefined ? undefined : drillDocument.parse(text);
  return read?.ok === true ? read.value : EMPTY_BOOK;
}

export const keepBook = (book: DrillBook): Promise<void> => keepText(BOOK, drillDocument.make(book));
