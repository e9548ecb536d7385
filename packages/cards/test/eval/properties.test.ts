import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { compare } from '../reference/hand.js';
import { BEST_OF_FIVES, CHECKED_SIZES } from '../reference/references.js';
import { subsets } from '../reference/subsets.js';
import { FIXED, hand, renameSuits, shuffledHand, suitNames } from './arbitraries.js';

describe.each(CHECKED_SIZES)('%s', (_name, { ranking, reference, size }) => {
  test.prop([shuffledHand(size)], FIXED)('the order of the cards changes nothing', ([cards, shuffled]) => {
    expect(ranking.rank(shuffled)).toBe(ranking.rank(cards));
  });

  test.prop([hand(size), suitNames], FIXED)('other names for the suits change nothing', (cards, names) => {
    expect(ranking.rank(renameSuits(cards, names))).toBe(ranking.rank(cards));
  });

  test.prop([hand(size)], FIXED)('a rank is a whole number, and the hand stays as it was', (cards) => {
    const before = [...cards];
    const rank = ranking.rank(cards);
    expect(Number.isInteger(rank) && rank >= 0).toBe(true);
    expect(cards).toEqual(before);
    expect(ranking.rank(Uint8Array.from(cards))).toBe(rank);
  });

  test.prop([hand(size), hand(size), hand(size)], FIXED)('three hands have one order', (a, b, c) => {
    const hands = [a, b, c].map((cards) => ({ rank: ranking.rank(cards), named: reference(cards) }));
    for (const one of hands) {
      for (const other of hands) {
        expect(Math.sign(one.rank - other.rank)).toBe(Math.sign(compare(one.named, other.named)));
      }
    }
    const byRank = hands.toSorted((one, other) => one.rank - other.rank);
    const byRules = hands.toSorted((one, other) => compare(one.named, other.named));
    expect(byRank.map(({ rank }) => rank)).toEqual(byRules.map(({ rank }) => rank));
  });

  test.prop([hand(size), hand(size)], FIXED)(
    'two hands are described alike exactly when they tie',
    (a, b) => {
      const ranks = [ranking.rank(a), ranking.rank(b)] as const;
      if (ranks.includes(0)) return; // no hand, no description
      const [textA, textB] = ranks.map((rank) => JSON.stringify(ranking.describe(rank)));
      expect(textA === textB).toBe(ranks[0] === ranks[1]);
    },
  );
});

describe.each(BEST_OF_FIVES)('%s', (_name, { ranking, size }) => {
  test.prop([hand(size)], FIXED)('the hand is the best of its fives', (cards) => {
    const fives = subsets(cards, 5).map((five) => ranking.rank(five));
    expect(ranking.rank(cards)).toBe(Math.max(...fives));
  });
});
