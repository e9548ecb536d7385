import { eightOrBetter, high } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { dealHands, DECK, makeDice } from '../reference/deals.js';
import { listSuitings } from '../reference/enumeration.js';
import { highReference } from '../reference/high.js';
import { countSuitings, rankMultisets, spreadSuits } from '../reference/multisets.js';
import { findDisorder } from '../reference/order.js';
import { BEST_OF_FIVES, CHECKED_SIZES } from '../reference/references.js';
import { subsets } from '../reference/subsets.js';

test.each(CHECKED_SIZES)('%s: hands dealt at random are in order', (_name, { ranking, reference, size }) => {
  expect(findDisorder(dealHands(size, 3_000, 7 * size), ranking.rank, reference)).toEqual([]);
});

describe('every hand up to the names of its suits is in order', () => {
  const bySize = new Map([1, 2, 3, 4, 5].map((size) => [size, listSuitings(size)]));

  test.each(CHECKED_SIZES.filter(([, { size }]) => size <= 5))(
    '%s',
    (_name, { ranking, reference, size }) => {
      expect(findDisorder(bySize.get(size)!, ranking.rank, reference)).toEqual([]);
    },
  );
});

describe('every set of ranks without a flush is in order', () => {
  const bySize = new Map([6, 7].map((size) => [size, rankMultisets(size).map(spreadSuits)]));

  test('there are 18,395 sets for six cards and 49,205 for seven', () => {
    expect([...bySize.values()].map((hands) => hands.length)).toEqual([18_395, 49_205]);
  });

  test.each(BEST_OF_FIVES)('%s', (_name, { ranking, reference, size }) => {
    expect(findDisorder(bySize.get(size)!, ranking.rank, reference)).toEqual([]);
  });
});

describe('every flush among six or seven cards is in order', () => {
  test.each([
    [5, 6],
    [6, 6],
    [5, 7],
    [6, 7],
    [7, 7],
  ])('%i suited of %i cards, the others at random', (suited, size) => {
    const roll = makeDice(size * 10 + suited);
    const hands = subsets([...Array(13).keys()], suited).map((ranks) => {
      const suit = roll(4);
      const deck = DECK.filter((card) => (card & 3) !== suit);
      const others = Array.from({ length: size - suited }, () => deck.splice(roll(deck.length), 1)[0]!);
      return [...ranks.map((rank) => rank * 4 + suit), ...others];
    });
    expect(findDisorder(hands, high.rank, highReference)).toEqual([]);
  });
});

test('24,530,944 of all seven-card hands have a low of eight or better, 781,824 of them a wheel', () => {
  const lows = rankMultisets(7).map((ranks) => ({
    hands: countSuitings(ranks),
    low: eightOrBetter.rank(spreadSuits(ranks)),
  }));
  const countFrom = (least: number): number =>
    lows.reduce((sum, { hands, low }) => (low >= least ? sum + hands : sum), 0);
  expect(countFrom(0)).toBe(133_784_560);
  expect(countFrom(1)).toBe(24_530_944);
  expect(countFrom(56)).toBe(781_824);
});
