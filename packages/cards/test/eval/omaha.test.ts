import { cards, eightOrBetter, high, rankOmahaHigh, rankOmahaLow, type Ranking } from '@doorcard/cards';
import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { dealHands } from '../reference/deals.js';
import type { NamedHand } from '../reference/hand.js';
import { omahaHighReference, omahaLowReference } from '../reference/omaha.js';
import { findDisorder } from '../reference/order.js';
import { FIXED, hand, renameSuits, shuffledHand, suitNames } from './arbitraries.js';

type ByHandAndBoard<T> = (hand: readonly number[], board: readonly number[]) => T;

const HAND = 4;
/** The first four of the cards are the hand, the rest is the board. */
const deal =
  <T>(rank: ByHandAndBoard<T>) =>
  (all: readonly number[]): T =>
    rank(all.slice(0, HAND), all.slice(HAND));

const SIDES: readonly (readonly [string, Ranking, ByHandAndBoard<number>, ByHandAndBoard<NamedHand>])[] = [
  ['high', high, rankOmahaHigh, omahaHighReference],
  ['low', eightOrBetter, rankOmahaLow, omahaLowReference],
];

describe.each(SIDES)('Omaha %s', (_side, ranking, rank, reference) => {
  describe.each([3, 4, 5])('with %i cards on the board', (size) => {
    test('hands dealt at random are in order', () => {
      const hands = dealHands(HAND + size, 3_000, 100 + size);
      expect(findDisorder(hands, deal(rank), deal(reference))).toEqual([]);
    });

    test.prop([hand(HAND + size), suitNames], FIXED)(
      'other names for the suits change nothing',
      (all, names) => {
        expect(deal(rank)(renameSuits(all, names))).toBe(deal(rank)(all));
      },
    );

    test.prop([shuffledHand(HAND), shuffledHand(size)], FIXED)(
      'the order of the cards changes nothing',
      ([four, fourAgain], [board, boardAgain]) => {
        if (four.some((card) => board.includes(card))) return;
        expect(rank(fourAgain, boardAgain)).toBe(rank(four, board));
      },
    );

    test.prop([hand(HAND + size)], FIXED)('a rank is described by the five cards that make it', (all) => {
      const { category, ranks } = deal(reference)(all);
      const found = deal(rank)(all);
      if (category === 'none') expect(found).toBe(0);
      else expect(ranking.describe(found)).toEqual({ ranking: ranking.id, category, ranks });
    });
  });
});

describe('Omaha against hands of seven cards', () => {
  test('two cards and a board of three are the only choice', () => {
    expect(rankOmahaHigh(cards('AsKs'), cards('QsJsTs'))).toBe(high.rank(cards('AsKsQsJsTs')));
    expect(rankOmahaLow(cards('As2s'), cards('3d4d8h'))).toBe(eightOrBetter.rank(cards('As2s3d4d8h')));
  });

  test.prop([hand(9)], FIXED)("two cards and a board never make more in Omaha than in hold'em", (all) => {
    const [two, board] = [all.slice(0, 2), all.slice(4)];
    expect(rankOmahaHigh(two, board)).toBeLessThanOrEqual(high.rank([...two, ...board]));
    expect(rankOmahaLow(two, board)).toBeLessThanOrEqual(eightOrBetter.rank([...two, ...board]));
  });
});
