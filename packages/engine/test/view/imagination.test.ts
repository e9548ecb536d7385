import { Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import type { DealtSlots, Slot } from '../../src/dealtSlots.js';
import { findCards } from '../../src/imagination.js';

/**
 * Every way to fill the hidden slots, and how likely the dealer is to deal it: each deck is what was not out when it
 * was shuffled, and its cards come one by one, each of those left equally likely. Written from the rules alone, with
 * plain fractions.
 */
function listWays({ slots, decks }: DealtSlots): Map<string, number> {
  const ways = new Map<string, number>();
  const dealOn = (cards: readonly number[], chance: number): void => {
    const slot = slots[cards.length];
    if (slot === undefined) {
      const hidden = cards.filter((_, i) => slots[i]!.card === undefined).join(' ');
      ways.set(hidden, (ways.get(hidden) ?? 0) + chance);
      return;
    }
    const gone = new Set(decks[slot.deck]!.out.map((i) => cards[i]!));
    cards.forEach((card, i) => {
      if (slots[i]!.deck === slot.deck) gone.add(card);
    });
    const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !gone.has(card));
    for (const card of slot.card === undefined ? left : left.filter((one) => one === slot.card)) {
      dealOn([...cards, card], chance / left.length);
    }
  };
  dealOn([], 1);
  const total = [...ways.values()].reduce((sum, chance) => sum + chance, 0);
  return new Map([...ways].map(([way, chance]) => [way, chance / total]));
}

/** Standard deviations by which the counts of imagined deals differ from their probabilities. */
function measure(dealt: DealtSlots, samples: number): number {
  const ways = listWays(dealt);
  const counts = new Map<string, number>();
  const rng = Xoshiro256.fromSeed(7n);
  for (let i = 0; i < samples; i++) {
    const cards = findCards(dealt, rng);
    const way = cards.filter((_, slot) => dealt.slots[slot]!.card === undefined).join(' ');
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  for (const way of counts.keys()) expect(ways.has(way), `${way} does not fit`).toBe(true);
  let chiSquare = 0;
  for (const [way, chance] of ways) {
    const expected = chance * samples;
    chiSquare += ((counts.get(way) ?? 0) - expected) ** 2 / expected;
  }
  return (chiSquare - (ways.size - 1)) / Math.sqrt(2 * (ways.size - 1));
}

const HIDDEN = undefined;
/** Cards from `from` on are face up, so that only a few are left to imagine. */
const open = (from: number, count: number, deck: number): Slot[] =>
  Array.from({ length: count }, (_, i) => ({ card: from + i, deck }));
const slots = (deck: number, ...cards: (number | undefined)[]): Slot[] =>
  cards.map((card) => ({ card, deck }));

describe('hidden cards come as often as the dealer would deal them', () => {
  // The cards from 6 on are face up, 0 to 5 are not: six cards for a few positions.
  const shown = open(6, 46, 0);
  const places = (...at: number[]): number[] => at.map((slot) => shown.length + slot);
  const openPlaces = shown.map((_, slot) => slot);

  test('one reshuffle: a held card is not in the new deck', () => {
    const dealt = {
      slots: [...shown, ...slots(0, HIDDEN, HIDDEN, HIDDEN), ...slots(1, 0, HIDDEN)],
      decks: [
        { out: [], known: shown.map(({ card }) => card!) },
        { out: [...openPlaces, ...places(0, 1)], known: [0] },
      ],
    };
    expect(Math.abs(measure(dealt, 20_000))).toBeLessThan(5);
  });

  test('two reshuffles: a card that came back once may come back again', () => {
    const dealt = {
      slots: [
        ...shown,
        ...slots(0, HIDDEN, HIDDEN, HIDDEN),
        ...slots(1, HIDDEN, HIDDEN),
        ...slots(2, 0, 1, HIDDEN),
      ],
      decks: [
        { out: [], known: shown.map(({ card }) => card!) },
        { out: [...openPlaces, ...places(0, 1)], known: [] },
        { out: [...openPlaces, ...places(0, 3)], known: [0, 1] },
      ],
    };
    expect(Math.abs(measure(dealt, 40_000))).toBeLessThan(5);
  });

  test('three reshuffles, the last two of one round: a player may hold the discard of another', () => {
    const dealt = {
      slots: [
        ...shown,
        ...slots(0, HIDDEN, HIDDEN, HIDDEN),
        ...slots(1, HIDDEN),
        ...slots(2, HIDDEN),
        ...slots(3, 0, HIDDEN),
      ],
      decks: [
        { out: [], known: shown.map(({ card }) => card!) },
        { out: [...openPlaces, ...places(0, 1)], known: [] },
        { out: [...openPlaces, ...places(0)], known: [] },
        // The second hidden card was discarded and dealt to another player; the one who discarded it may not get it
        // back.
        { out: [...openPlaces, ...places(1, 4)], known: [0] },
      ],
    };
    expect(Math.abs(measure(dealt, 40_000))).toBeLessThan(5);
  });
});
