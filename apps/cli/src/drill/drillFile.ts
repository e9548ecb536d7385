import { InputError } from '@doorcard/cards';
import { addMistakes, drillDocument, EMPTY_BOOK, type DrillBook } from '@doorcard/coach/drill';
import type { HandReview } from '@doorcard/coach';
import type { Hand } from '@doorcard/engine';
import { dirname, join } from 'node:path';
import { findSaveFile, openSaveFile } from '../play/saveFile.js';

/** The default file of the progress in drills: in the user's data folder. */
export const findDrillFile = (env: Readonly<Record<string, string | undefined>>): string =>
  join(dirname(findSaveFile(env)), 'drills.json');

export function readBook(text: string | undefined, file: string): DrillBook {
  if (text === undefined) return EMPTY_BOOK;
  const book = drillDocument.parse(text);
  if (book.ok) return book.value;
  const { code, value, problem, expected } = book.error;
  throw new InputError({ code, value, problem: `${file}: ${problem}`, expected });
}

/** Puts the mistakes of reviewed hands into the drills of a file; how many are new. */
export async function keepMistakes(
  file: string,
  reviewed: readonly { readonly hand: Hand; readonly review: HandReview }[],
  now: number,
): Promise<number> {
  const { storage, close } = openSaveFile(file);
  try {
    const before = readBook(await storage.load(), file);
    const known = new Set(before.mistakes.map(({ id }) => id));
    const book = reviewed.reduce((sum, { hand, review }) => addMistakes(sum, hand, review, now), before);
    if (book !== before) await storage.save(drillDocument.make(book));
    return book.mistakes.filter(({ id }) => !known.has(id)).length;
  } finally {
    close();
  }
}
