import { below, cards, CardSet, Deck, secureRng, shuffle, Xoshiro256, type Rng } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';

const drawAll = (deck: Deck, rng: Rng): number[] => Array.from({ length: deck.size }, () => deck.draw(rng));

describe('a deck', () => {
  test('deals each live card once', () => {
    const dead = CardSet.from(cards('AsKdQh'));
    const deck = new Deck(dead);
    const dealt = drawAll(deck, Xoshiro256.fromSeed(1n));
    expect(new Set(dealt).size).toBe(49);
    expect(dealt.some((card) => dead.has(card))).toBe(false);
    expect(() => deck.draw(Xoshiro256.fromSeed(1n))).toThrow(RangeError);
    deck.reset();
    expect(deck.size).toBe(49);
  });

  test('deals the same cards for the same seed', () => {
    const deal = (): number[] => drawAll(new Deck(), Xoshiro256.fromSeed(99n));
    expect(deal()).toEqual(deal());
  });
});

/**
 * How far a shuffle is from uniform, in standard deviations of chi-square: which card is in which of the first eight
 * places, and which two cards come first. A fair shuffle stays near 0.
 */
function measureBias(deal: () => ArrayLike<number>, deals: number): number {
  const places = 8;
  const byPlace = new Float64Array(places * 52);
  const byPair = new Float64Array(52 * 52);
  for (let i = 0; i < deals; i++) {
    const dealt = deal();
    for (let place = 0; place < places; place++) byPlace[place * 52 + dealt[place]!]!++;
    byPair[dealt[0]! * 52 + dealt[1]!]!++;
  }
  const placeBias = standardise(byPlace, deals / 52, places * 51);
  const pairBias = standardise(
    byPair.filter((_, i) => i % 53 !== 0),
    deals / (52 * 51),
    52 * 51 - 1,
  );
  return Math.max(placeBias, pairBias);
}

function standardise(counts: Float64Array, expected: number, freedom: number): number {
  let chiSquare = 0;
  for (const count of counts) chiSquare += (count - expected) ** 2 / expected;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

describe('shuffles are uniform', () => {
  const deals = 200_000;
  // A fair shuffle exceeds 8 standard deviations about once in 10^11 runs of chi-square with this many degrees of
  // freedom.
  const LIMIT = 8;
  const seeded = Xoshiro256.fromSeed(20261115n);
  const order = Array.from({ length: 52 }, (_, card) => card);

  test('cards drawn lazily from a seeded generator', () => {
    const deck = new Deck();
    const deal = (): number[] => {
      deck.reset();
      return Array.from({ length: 8 }, () => deck.draw(seeded));
    };
    expect(Math.abs(measureBias(deal, deals))).toBeLessThan(LIMIT);
  });

  test('cards drawn from the platform’s secure generator', () => {
    const deck = new Deck();
    const rng = secureRng();
    const deal = (): number[] => {
      deck.reset();
      return Array.from({ length: 8 }, () => deck.draw(rng));
    };
    expect(Math.abs(measureBias(deal, deals))).toBeLessThan(LIMIT);
  });

  test('a whole shuffle', () => {
    expect(Math.abs(measureBias(() => shuffle([...order], seeded), deals))).toBeLessThan(LIMIT);
  });

  test('the measure detects the biased shuffle that swaps each card with any other', () => {
    const naive = (): number[] => {
      const list = [...order];
      for (let i = 0; i < 52; i++) {
        const at = below(seeded, 52);
        [list[i], list[at]] = [list[at]!, list[i]!];
      }
      return list;
    };
    expect(measureBias(naive, deals)).toBeGreaterThan(LIMIT);
  });
});

describe('E-13 a seed leads to more than a few shuffles', () => {
  const DEALS = 300_000;
  const countDeals = (rng: Rng): number => {
    const deals = new Set<number>();
    for (let i = 0; i < DEALS; i++) {
      const deck = new Deck();
      let deal = 0;
      for (let card = 0; card < 8; card++) deal = deal * 52 + deck.draw(rng);
      deals.add(deal);
    }
    return deals.size;
  };

  test('three hundred thousand deals all differ', () => {
    expect(countDeals(Xoshiro256.fromSeed(5n))).toBe(DEALS);
  });

  test('the generator of the trap, an LCG mod 233,280, repeats itself', () => {
    let state = 1;
    const lcg: Rng = {
      nextUint32() {
        state = (state * 9301 + 49297) % 233_280;
        return Math.floor((state / 233_280) * 2 ** 32);
      },
    };
    expect(countDeals(lcg)).toBeLessThanOrEqual(233_280);
  });
});
