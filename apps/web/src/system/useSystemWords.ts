import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { SystemWords } from './words/systemWords.js';

export const systemWords = defineWords<SystemWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useSystemWords = (): SystemWords => useWordSet(systemWords);
