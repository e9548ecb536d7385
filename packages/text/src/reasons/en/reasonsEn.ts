import { joinWords } from '../reasonWords.js';
import { cpuEn } from './cpu.js';
import { searchEn } from './search.js';
import { trainedEn } from './trained.js';

/** A package with players of its own adds its words to the list. */
export const reasonsEn = joinWords(
  ({ name, isYou }) => `about ${isYou ? 'you' : name}`,
  cpuEn,
  searchEn,
  trainedEn,
);
