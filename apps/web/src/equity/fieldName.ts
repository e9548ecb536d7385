import type { Field } from './spotText.js';
import type { EquityPageWords } from './words/equityWords.js';

/** How a field is called: "Hand 2", "Board". */
export const nameField = (words: EquityPageWords, field: Field): string =>
  typeof field === 'number' ? words.hand(field + 1) : words[field];
