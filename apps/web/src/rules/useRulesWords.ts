import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { RulesWords } from './words/rulesWords.js';

export const rulesWords = defineWords<RulesWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useRulesWords = (): RulesWords => useWordSet(rulesWords);
