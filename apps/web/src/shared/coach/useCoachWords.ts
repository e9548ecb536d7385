import { defineWords, useWordSet } from '../language/wordSet.js';
import type { CoachPageWords } from './words/coachPageWords.js';

const coachWords = defineWords<CoachPageWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useCoachWords = (): CoachPageWords => useWordSet(coachWords);
