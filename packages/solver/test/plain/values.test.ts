import { below, cards, rankHigh7, Xoshiro256 } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { DECK, rankSeven } from './plainHands.js';
import { QUICK_SPOTS } from './plainSpots.js';
import { expectSameValues } from './values.js';

test.each(Object.entries(QUICK_SPOTS))('%s is worth the same hand against hand', (_, spot) => {
  expectSameValues(spot);
});

test('two ways of comparing hands agree', () => {
  const rng = Xoshiro256.fromSeed(5n);
  const draw = (): string[] => {
    const deck = [...DECK];
    // Few ranks and suits make hands better than a pair likely.
    const from = below(rng, 2) === 0 ? deck : deck.slice(0, 24);
    return Array.from({ length: 7 }, () => from.splice(below(rng, from.length), 1)[0]!);
  };
  const rank = (hand: readonly string[]): number => {
    const [a, b, c, d, e, f, g] = cards(hand.join(''));
    return rankHigh7(a!, b!, c!, d!, e!, f!, g!);
  };
  for (let i = 0; i < 3000; i++) {
    const [one, two] = [draw(), draw()];
    expect(Math.sign(rankSeven(one) - rankSeven(two)), [...one, ...two].join(' ')).toBe(
      Math.sign(rank(one) - rank(two)),
    );
  }
});
