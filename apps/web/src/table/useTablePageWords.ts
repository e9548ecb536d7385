import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { TablePageWords } from './words/tableWords.js';

export const tablePageWords = defineWords<TablePageWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useTablePageWords = (): TablePageWords => useWordSet(tablePageWords);
