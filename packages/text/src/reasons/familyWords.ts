import type { Person } from '../table/eventWords.js';

/** What a language says about the reasons of one family of players: the compiler checks that no code and no key is missing. */
export interface FamilyWords<Code extends string, Data> {
  /** One sentence for each code: what the player thought. */
  readonly codes: Readonly<Record<Code, string>>;
  /** A few words for each key of the data, with its value: "pot 80". `people` are those of the hand by seat, if known. */
  readonly data: {
    readonly [K in keyof Data]-?: (value: NonNullable<Data[K]>, people: readonly Person[]) => string;
  };
}
