import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { ArenaPageWords } from './words/arenaPageWords.js';

export const arenaWords = defineWords<ArenaPageWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useArenaWords = (): ArenaPageWords => useWordSet(arenaWords);
