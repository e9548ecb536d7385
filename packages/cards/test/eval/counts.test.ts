import {
  aceToFive,
  badugi,
  deuceToSeven,
  eightOrBetter,
  high,
  rankAceToFive5,
  rankBadugi4,
  rankDeuceToSeven5,
  rankHigh5,
  rankHigh6,
  rankHigh7,
} from '@doorcard/cards';
import { beforeAll, describe, expect, test } from 'vitest';
import { rankEight5 } from '../../src/eval/aceToFive.js';
import {
  countClasses,
  countRanks4,
  countRanks5,
  countSuitings6,
  countSuitings7,
  listRanks,
} from '../reference/enumeration.js';

const highCategory = (rank: number): string => high.describe(rank).category;

// Six and seven cards are ranked once for all hands that differ only by the names of their suits; the full tests
// rank them one by one.
describe('every high hand of the deck', () => {
  // cards, their ranks, how many distinct ones, how many hands of each category
  test.each([
    [
      'five',
      () => countRanks5(rankHigh5),
      7_462,
      {
        straightFlush: 40,
        quads: 624,
        fullHouse: 3_744,
        flush: 5_108,
        straight: 10_200,
        trips: 54_912,
        twoPair: 123_552,
        pair: 1_098_240,
        noPair: 1_302_540,
      },
    ],
    [
      'six',
      () => countSuitings6(rankHigh6),
      6_075,
      {
        straightFlush: 1_844,
        quads: 14_664,
        fullHouse: 165_984,
        flush: 205_792,
        straight: 361_620,
        trips: 732_160,
        twoPair: 2_532_816,
        pair: 9_730_740,
        noPair: 6_612_900,
      },
    ],
    [
      'seven',
      () => countSuitings7(rankHigh7),
      4_824,
      {
        straightFlush: 41_584,
        quads: 224_848,
        fullHouse: 3_473_184,
        flush: 4_047_644,
        straight: 6_180_020,
        trips: 6_461_620,
        twoPair: 31_433_400,
        pair: 58_627_800,
        noPair: 23_294_460,
      },
    ],
  ])('%s cards fall into the known numbers of each category', (_size, count, distinct, categories) => {
    const counts = count();
    expect(countClasses(counts, highCategory)).toEqual(categories);
    expect(listRanks(counts)).toHaveLength(distinct);
  });
});

describe('every five-card low of the deck', () => {
  test('2-7 has 7,462 ranks: a suited wheel is only a flush, any other wheel only ace high', () => {
    const counts = countRanks5(rankDeuceToSeven5);
    expect(listRanks(counts)).toHaveLength(7_462);
    expect(countClasses(counts, (rank) => deuceToSeven.describe(rank).category)).toEqual({
      straightFlush: 40 - 4,
      quads: 624,
      fullHouse: 3_744,
      flush: 5_108 + 4,
      straight: 10_200 - 1_020,
      trips: 54_912,
      twoPair: 123_552,
      pair: 1_098_240,
      noPair: 1_302_540 + 1_020,
    });
  });

  test('ace-to-five has 6,175 ranks and knows neither straights nor flushes', () => {
    const counts = countRanks5(rankAceToFive5);
    expect(listRanks(counts)).toHaveLength(6_175);
    expect(countClasses(counts, (rank) => aceToFive.describe(rank).category)).toEqual({
      quads: 624,
      fullHouse: 3_744,
      trips: 54_912,
      twoPair: 123_552,
      pair: 1_098_240,
      noPair: 1_302_540 + 5_108 + 10_200 + 40,
    });
  });

  test('eight-or-better has 56 lows of 1,024 suitings each, and no low otherwise', () => {
    const counts = countRanks5(rankEight5);
    expect(listRanks(counts)).toHaveLength(1 + 56);
    const topCard = (rank: number): string =>
      rank === 0 ? 'no low' : `${eightOrBetter.describe(rank).ranks[0]! + 2}-low`;
    expect(countClasses(counts, topCard)).toEqual({
      'no low': 2_598_960 - 56 * 1_024,
      '8-low': 35 * 1_024,
      '7-low': 15 * 1_024,
      '6-low': 5 * 1_024,
      '5-low': 1_024,
    });
  });
});

describe('every badugi hand of the deck', () => {
  let counts: Uint32Array;
  beforeAll(() => {
    counts = countRanks4(rankBadugi4);
  });

  test('270,725 hands hold the known numbers of four, three, two and one card', () => {
    expect(countClasses(counts, (rank) => `${badugi.describe(rank).ranks.length} cards`)).toEqual({
      '4 cards': 17_160,
      '3 cards': 154_440,
      '2 cards': 96_252,
      '1 cards': 2_873,
    });
  });

  test('there are 1,092 ranks, one for each set of one to four ranks', () => {
    expect(listRanks(counts)).toHaveLength(13 + 78 + 286 + 715);
  });
});
