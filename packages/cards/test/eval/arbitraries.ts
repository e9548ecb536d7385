import { fc } from '@fast-check/vitest';
import { DECKS } from '../reference/deals.js';

/** The same hands on every run and machine. */
export const FIXED = { seed: 75_432, numRuns: 200 };

/** Different cards in any order; some decks are short so that flushes, straights and pairs come up often. */
export const hand = (size: number): fc.Arbitrary<number[]> =>
  fc.oneof(...DECKS.map((deck) => fc.shuffledSubarray([...deck], { minLength: size, maxLength: size })));

/** A hand and the same cards in another order. */
export const shuffledHand = (size: number): fc.Arbitrary<[number[], number[]]> =>
  hand(size).chain((cards) =>
    fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards, { minLength: size, maxLength: size })),
  );

/** By suit: its new name. */
export const suitNames = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });

export const renameSuits = (cards: readonly number[], names: readonly number[]): number[] =>
  cards.map((card) => (card & ~3) | names[card & 3]!);
