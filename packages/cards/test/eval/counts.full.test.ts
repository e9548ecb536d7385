import { high, rankHigh5, rankHigh6, rankHigh7 } from '@doorcard/cards';
import { expect, test } from 'vitest';
import {
  countClasses,
  countNotBest6,
  countNotBest7,
  countRanks6,
  countRanks7,
  countSuitings6,
  countSuitings7,
} from '../reference/enumeration.js';

test('133,784,560 seven-card hands, one by one, fall into the known numbers of each category', () => {
  const counts = countRanks7(rankHigh7);
  expect(countClasses(counts, (rank) => high.describe(rank).category)).toEqual({
    straightFlush: 41_584,
    quads: 224_848,
    fullHouse: 3_473_184,
    flush: 4_047_644,
    straight: 6_180_020,
    trips: 6_461_620,
    twoPair: 31_433_400,
    pair: 58_627_800,
    noPair: 23_294_460,
  });
  expect(counts).toEqual(countSuitings7(rankHigh7));
});

test('20,358,520 six-card hands, one by one, have the ranks found up to the names of suits', () => {
  expect(countRanks6(rankHigh6)).toEqual(countSuitings6(rankHigh6));
});

test('each of the 20,358,520 six-card hands is the best of its six fives', () => {
  expect(countNotBest6(rankHigh6, rankHigh5)).toBe(0);
});

test('every seven-card hand, up to the names of its suits, is the best of its seven sixes', () => {
  expect(countNotBest7(rankHigh7, rankHigh6)).toBe(0);
});
