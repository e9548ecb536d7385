import type { LabWords } from './words/labWords.js';

/** A word of a path as players say it, with its amount: `bet 25` is "Bet 25". */
export const namePathWord = (word: string, names: LabWords['actions']): string =>
  word.replace(/^[a-z-]+/, (action) => (names as Readonly<Record<string, string>>)[action] ?? action);
