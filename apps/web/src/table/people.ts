import type { HandInfo } from '@doorcard/table';
import type { Person, Words } from '@doorcard/text';

/** Who sits in a hand, by seat. */
export const listPeople = ({ names, you }: HandInfo, words: Words): Person[] =>
  names.map((name, seat) => ({ name: seat === you ? words.table.you : name, isYou: seat === you }));
