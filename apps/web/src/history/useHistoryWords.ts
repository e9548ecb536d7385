import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { HistoryPageWords } from './words/historyWords.js';

export const historyWords = defineWords<HistoryPageWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useHistoryWords = (): HistoryPageWords => useWordSet(historyWords);
