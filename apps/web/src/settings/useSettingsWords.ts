import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { SettingsWords } from './words/settingsWords.js';

export const settingsWords = defineWords<SettingsWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useSettingsWords = (): SettingsWords => useWordSet(settingsWords);
