import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { LabWords } from './words/labWords.js';

export const labWords = defineWords<LabWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useLabWords = (): LabWords => useWordSet(labWords);
