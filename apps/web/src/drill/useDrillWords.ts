import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { DrillPageWords } from './words/drillPageWords.js';

export const drillWords = defineWords<DrillPageWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useDrillWords = (): DrillPageWords => useWordSet(drillWords);
