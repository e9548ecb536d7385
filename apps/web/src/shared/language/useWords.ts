import { defineWords, useWordSet } from './wordSet.js';
import type { SharedWords } from './words/sharedWords.js';

export const sharedWords = defineWords<SharedWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

/** What all pages say. The words of a page are in its own folder. */
export const useWords = (): SharedWords => useWordSet(sharedWords);
