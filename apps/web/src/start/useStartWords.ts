import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { StartWords } from './words/startWords.js';

export const startWords = defineWords<StartWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useStartWords = (): StartWords => useWordSet(startWords);
