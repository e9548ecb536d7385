import {
  aceToFive,
  badugi,
  cards,
  deuceToSeven,
  eightOrBetter,
  high,
  highBoard,
  lowBoard,
} from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { listSuitings } from '../reference/enumeration.js';
import { rankMultisets, spreadSuits } from '../reference/multisets.js';
import { findMisnomers } from '../reference/order.js';
import { CHECKED } from '../reference/references.js';
import { subsets } from '../reference/subsets.js';

test.each([
  // cards, ranking, category, ranks from deuce 0 to ace 12
  ['AsAdAhKsKd', high, 'fullHouse', [12, 12, 12, 11, 11]],
  ['As2d3h4c5d', high, 'straight', [3, 2, 1, 0, 12]],
  ['As2s3s4s5s', high, 'straightFlush', [3, 2, 1, 0, 12]],
  ['Th2h5hKh9h', high, 'flush', [11, 8, 7, 3, 0]],
  ['9s9d9h9cAs', high, 'quads', [7, 7, 7, 7, 12]],
  ['7s5d4h2cAs', aceToFive, 'noPair', [5, 3, 2, 0, 12]],
  ['AsAd2h3c4s', aceToFive, 'pair', [12, 12, 2, 1, 0]],
  ['8s6d4h2cAs', eightOrBetter, 'noPair', [6, 4, 2, 0, 12]],
  ['Ah2d3h4c5d', deuceToSeven, 'noPair', [12, 3, 2, 1, 0]],
  ['8s6d3hAc', badugi, 'noPair', [6, 4, 1, 12]],
  ['As2s3d4c', badugi, 'noPair', [2, 1, 12]],
  ['KsKdKhKc', badugi, 'noPair', [11]],
  ['2s2dAh', highBoard, 'pair', [0, 0, 12]],
  ['AsKsQsJs', highBoard, 'noPair', [12, 11, 10, 9]],
  ['As8d', lowBoard, 'noPair', [6, 12]],
  ['AsAdKsKd', lowBoard, 'twoPair', [11, 11, 12, 12]],
])('%s is described by category and ranks', (hand, ranking, category, ranks) => {
  expect(ranking.describe(ranking.rank(cards(hand)))).toEqual({ ranking: ranking.id, category, ranks });
});

/** A hand for everything that five cards can be: each set of ranks in mixed suits, and in one where possible. */
const FIVES = [
  ...rankMultisets(5).map(spreadSuits),
  ...subsets([...Array(13).keys()], 5).map((ranks) => ranks.map((rank) => rank * 4)),
];

const ALL = CHECKED.map(({ ranking, reference }) => {
  const hands = ranking.sizes.flatMap((size) => (size < 5 ? listSuitings(size) : size === 5 ? FIVES : []));
  const ranks = new Set(hands.map((hand) => ranking.rank(hand)).filter((rank) => rank > 0));
  return [ranking.id, { ranking, reference, hands, ranks, best: Math.max(...ranks) }] as const;
});

describe.each(ALL)('%s', (id, { ranking, reference, hands, ranks, best }) => {
  test('every rank is described as the reference names the hand', () => {
    expect(findMisnomers(hands, ranking, reference)).toEqual([]);
  });

  test('every rank has a description of its own', () => {
    const texts = Array.from(ranks, (rank) => JSON.stringify(ranking.describe(rank)));
    expect(new Set(texts).size).toBe(ranks.size);
    expect(texts.every((text) => text.includes(`"ranking":"${id}"`))).toBe(true);
  });

  test.each([
    ['0, no hand at all', 0],
    ['a negative number', -1],
    ['one more than the best rank', best + 1],
    ['half a rank', best - 0.5],
    ['not a number', NaN],
  ])('%s is refused', (_name, rank) => {
    expect(() => ranking.describe(rank)).toThrow(RangeError);
  });

  test('numbers that no hand has are refused', () => {
    const gaps = Array.from({ length: best }, (_, i) => i + 1).filter((rank) => !ranks.has(rank));
    const described = gaps.slice(0, 2_000).filter((rank) => {
      try {
        return ranking.describe(rank);
      } catch (error) {
        return !(error instanceof RangeError);
      }
    });
    expect(described.slice(0, 5)).toEqual([]);
  });
});
