import type { Language } from '@doorcard/text';
import { makeLazy, useLazy, type LazyValue } from '../loading/lazyValue.js';
import { useLanguage } from './language.js';

/** The words of one part of the app, a file for each language. Only the languages that are shown are fetched. */
export type WordSet<W> = Readonly<Record<Language, LazyValue<W>>>;

interface WordFile<W> {
  readonly words: W;
}

const sets: WordSet<unknown>[] = [];

export function defineWords<W>(files: Readonly<Record<Language, () => Promise<WordFile<W>>>>): WordSet<W> {
  const set = {
    en: makeLazy(async () => (await files.en()).words),
    ja: makeLazy(async () => (await files.ja()).words),
  };
  sets.push(set);
  return set;
}

/** Fetches another language for all parts that are here in the present one, so that none is without words. */
export async function loadOtherLanguage(now: Language, next: Language): Promise<void> {
  await Promise.all(sets.filter((set) => set[now].isHere()).map((set) => set[next].load()));
}

/** The words of a part in the visitor's language. */
export const useWordSet = <W>(set: WordSet<W>): W => useLazy(set[useLanguage()]);
