import { cards, makeCards, rankBadugi } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { coarseBuckets, exploiterBuckets, fineBuckets, shapeOf } from '../src/badugi/badugiBuckets.js';
import { findDiscards, listDrawCounts } from '../src/badugi/discards.js';

const sort = (text: string): number[] => [...cards(text)].sort((a, b) => a - b);

const discard = (text: string, count: number): string => {
  const hand = sort(text);
  return makeCards(hand.filter((_, i) => (findDiscards(hand, 0, count) >> i) & 1));
};

describe('discards', () => {
  test.each([
    // A badugi is broken from the top.
    ['Kc3d2hAs', 1, 'Kc'],
    ['8c7d2hAs', 2, '7d8c'],
    // What does not count goes first: the higher of two spades, one of a pair.
    ['9s4d2hAs', 1, '9s'],
    ['7c7d2hAs', 1, '7d'],
    ['9s4d2hAs', 2, '4d9s'],
    // Two spades and two hearts: the lowest of each suit stay.
    ['Ks5s2hAh', 2, '2hKs'],
    ['KsQsJsTs', 3, 'JsQsKs'],
  ] as const)('%s, %i cards: %s', (hand, count, thrown) => {
    expect(discard(hand, count)).toBe(thrown);
  });

  test.each([
    ['Kc3d2hAs', [0, 1, 2]],
    ['9s4d2hAs', [0, 1, 2, 3]],
    ['Ks5s2hAh', [0, 2, 3]],
    ['KsQsJsTs', [0, 3]],
  ] as const)('%s may draw %j', (hand, counts) => {
    const bits = listDrawCounts(rankBadugi(sort(hand)));
    expect([0, 1, 2, 3].filter((count) => (bits >> count) & 1)).toEqual(counts);
  });
});

describe('buckets', () => {
  test('are as many as their descriptions say', () => {
    expect([coarseBuckets, fineBuckets, exploiterBuckets].map(({ count }) => count)).toEqual([33, 92, 154]);
  });

  test('a shape is the number of cards that count and the two highest, from 0 for the ace', () => {
    expect(shapeOf(rankBadugi(sort('7c5d2hAs')))).toEqual({ cards: 4, high: 6, second: 4 });
    expect(shapeOf(rankBadugi(sort('9s4d2hAs')))).toEqual({ cards: 3, high: 3, second: 1 });
    expect(shapeOf(rankBadugi(sort('Ks5s2hAh')))).toEqual({ cards: 2, high: 4, second: 0 });
    expect(shapeOf(rankBadugi(sort('KsQsJsTs')))).toEqual({ cards: 1, high: 9, second: 0 });
  });

  test('never hold a badugi together with three cards', () => {
    for (const { byRank } of [coarseBuckets, fineBuckets, exploiterBuckets]) {
      const sizes = new Map<number, number>();
      for (let rank = 1; rank < byRank.length; rank++) {
        const size = shapeOf(rank).cards;
        expect(sizes.get(byRank[rank]!) ?? size).toBe(size);
        sizes.set(byRank[rank]!, size);
      }
    }
  });
});
