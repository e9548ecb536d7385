import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { ShellWords } from './words/shellWords.js';

export const shellWords = defineWords<ShellWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useShellWords = (): ShellWords => useWordSet(shellWords);
