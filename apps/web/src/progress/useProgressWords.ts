import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { ProgressWords } from './words/progressWords.js';

export const progressWords = defineWords<ProgressWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useProgressWords = (): ProgressWords => useWordSet(progressWords);
