import type { View } from '@doorcard/engine';
import type { HandInfo, HandResult, TableInfo } from '@doorcard/table';
import type { Person, Words } from '@doorcard/text';

/** What can be seen at the table now. */
export interface Sight {
  readonly table: TableInfo | undefined;
  readonly hand: HandInfo | undefined;
  readonly view: View | undefined;
  /** What has happened in the hand, in sentences. */
  readonly log: readonly string[];
  /** After a hand. */
  readonly results: readonly HandResult[] | undefined;
  /** Places of own cards that are to be thrown away. */
  readonly marked: ReadonlySet<number>;
}

export const listPeople = ({ names, you }: HandInfo, words: Words): Person[] =>
  names.map((name, seat) => ({ name: seat === you ? words.table.you : name, isYou: seat === you }));
