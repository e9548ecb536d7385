import type { Seat } from '@doorcard/engine';
import type { CommonWords } from '../words.js';
import type { Person } from './eventWords.js';

/** The players of a hand, by seat; the reader is called "you". */
export const listPeople = (
  { table }: Pick<CommonWords, 'table'>,
  { names, you }: { readonly names: readonly string[]; readonly you: Seat | null },
): Person[] => names.map((name, seat) => ({ name: seat === you ? table.you : name, isYou: seat === you }));
