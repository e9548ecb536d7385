import { defineWords, useWordSet } from '../shared/language/wordSet.js';
import type { ReviewWords } from './words/reviewWords.js';

export const reviewWords = defineWords<ReviewWords>({
  en: () => import('./words/en.js'),
  ja: () => import('./words/ja.js'),
});

export const useReviewWords = (): ReviewWords => useWordSet(reviewWords);
