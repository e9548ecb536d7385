import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { EquityPageWords } from './words/equityWords.js';

export const equityWords = defineWords<EquityPageWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useEquityWords = (): EquityPageWords => useWordSet(equityWords);
