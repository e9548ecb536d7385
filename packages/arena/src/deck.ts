import { splitMix64, Xoshiro256, type Rng } from '@doorcard/cards';

/** The decks of a match and the random numbers of its players, all from one seed. */
export interface Decks {
  /** The argument of `streamOf` for the table. */
  readonly table: number;
  /** The state from which the deck of a group is dealt. It depends only on the seed and the index of the group. */
  wordsOf(group: number): readonly bigint[];
}

export function openDecks(seed: bigint): Decks {
  const [first, table] = splitMix64(seed, 2) as [bigint, bigint];
  return {
    table: Number(BigInt.asUintN(32, table)),
    wordsOf: (group) => splitMix64(first + BigInt(group), 4),
  };
}

/** A deck that deals the same cards each time it is opened. */
export const openDeck = (words: readonly bigint[]): Rng => Xoshiro256.fromWords(words);

/** Seeds for the matches of one plan, all different, so that no two matches share their luck. */
export function openSeeds(seed: string): () => string {
  let used = 0;
  return () => String(splitMix64(BigInt(seed), ++used).at(-1)!);
}
