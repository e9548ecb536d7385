import { joinWords } from '../reasonWords.js';
import { cpuJa } from './cpu.js';
import { searchJa } from './search.js';
import { trainedJa } from './trained.js';

/** A package with players of its own adds its words to the list. */
export const reasonsJa = joinWords(({ name }) => `${name}について`, cpuJa, searchJa, trainedJa);
