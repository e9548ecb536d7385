import { cards as parseCards, rankOf, Xoshiro256, type Card } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { believe } from '../src/belief/belief.js';
import { listDead, makeStakes, playScript, viewOf } from './handScript.js';
import { sloped } from './policies.js';

// Posteriors on a reduced deck, counted by brute force: every way to deal and to discard, each with its likelihood. The
// counting uses nothing of the package; the policies are written a second time from their description.

const EPSILON = 0.15;
const SLOPES = [0.8, 0.2];
const WEIGHTS = [0.7, 0.3];
const TYPES = SLOPES.map((slope, i) => ({ player: sloped(`slope ${slope}`, slope), weight: WEIGHTS[i]! }));

const sumRanks = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);
const raiseChance = (slope: number, cards: readonly Card[]): number =>
  Math.min(0.9, 0.1 + (slope * sumRanks(cards)) / (12 * cards.length));
const weigh = (chance: number, choices: number): number => (1 - EPSILON) * chance + EPSILON / choices;

function* chooseFrom<T>(things: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else {
    for (let i = from; i <= things.length - count; i++) {
      for (const rest of chooseFrom(things, count - 1, i + 1)) yield [things[i]!, ...rest];
    }
  }
}

const nameCards = (cards: Iterable<Card>): string => [...cards].sort((a, b) => a - b).join(' ');
const without = (cards: readonly Card[], gone: readonly Card[]): Card[] =>
  cards.filter((card) => !gone.includes(card));
const parse = (text: string): Card[] => parseCards(text.replaceAll(' ', ''));

function add(sums: Map<string, number>, key: string, weight: number): void {
  sums.set(key, (sums.get(key) ?? 0) + weight);
}

function normalise(sums: ReadonlyMap<string, number>): Map<string, number> {
  const total = [...sums.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...sums].map(([key, weight]) => [key, weight / total]));
}

test('stud: two down cards and a type, all likelihoods multiplied', () => {
  // Seat 1 brings in, calls the completion and bets 4th street.
  const view = viewOf(playScript(makeStakes('stud', 2), 'KsKdAc 7h8h2c Qs 9d', 'b r c k r'));
  expect(view.seat).toBe(0);
  const hidden = '3c 4c 5d 6s 7d 8s Th Jc Qd';
  const belief = believe(view, TYPES, {
    rng: Xoshiro256.fromSeed(1n),
    epsilon: EPSILON,
    dead: listDead(view, hidden),
  });
  const counted = new Map<string, number>();
  for (const pair of chooseFrom(parse(hidden), 2)) {
    SLOPES.forEach((slope, type) => {
      const third = [...pair, ...parse('2c')];
      const fourth = [...third, ...parse('9d')];
      const bringIn = weigh(1 - raiseChance(slope, third), 2);
      const call = weigh(1 - raiseChance(slope, third), 3);
      add(
        counted,
        `${nameCards(pair)} ${type}`,
        WEIGHTS[type]! * bringIn * call * weigh(raiseChance(slope, fourth), 2),
      );
    });
  }
  const expected = normalise(counted);
  const [pool] = belief.pools;
  expect(pool!.size).toBe(36);
  for (let entry = 0; entry < pool!.size; entry++) {
    const pair = nameCards(pool!.entries[entry]!.dealt.slice(0, 2));
    for (let type = 0; type < 2; type++) {
      const share = pool!.typeWeights[entry * 2 + type]! / pool!.total;
      expect(share).toBeCloseTo(expected.get(`${pair} ${type}`)!, 12);
    }
  }
});

describe('draw games: particles', () => {
  /** Every way to throw `count` of four cards, with its probability: as the policy means to, or anything. */
  function listThrows(cards: readonly Card[], count: number): { thrown: Card[]; chance: number }[] {
    const sorted = cards.toSorted((a, b) => b - a);
    const usual = sumRanks(cards) % 3;
    const meant = [
      { thrown: sorted.slice(0, usual), chance: 0.75 * (1 - EPSILON) },
      { thrown: sorted.slice(0, usual + 1), chance: 0.25 * (1 - EPSILON) },
    ].filter(({ thrown }) => thrown.length === count);
    return [...meant, ...[...chooseFrom(cards, count)].map((thrown) => ({ thrown, chance: EPSILON / 16 }))];
  }

  test('badugi: what was dealt, thrown and drawn, with a type', () => {
    // Seat 1 raises, draws one and bets after the draw.
    const hand = playScript(makeStakes('badugi', 2), 'AsKs2hQh 3c5d8s9h  4d4c Th', 'r c dKsQh d9h k r');
    const view = viewOf(hand);
    expect(view.seat).toBe(0);
    const hidden = '3c 5d 8s 9h Th 7c 6d Jc 2s';
    const dead = listDead(view, hidden);
    const belief = believe(view, TYPES, {
      rng: Xoshiro256.fromSeed(2n),
      epsilon: EPSILON,
      dead,
      particles: 40_000,
    });
    const counted = new Map<string, number>();
    const left = parse(hidden);
    SLOPES.forEach((slope, type) => {
      for (const dealt of chooseFrom(left, 4)) {
        const raise = WEIGHTS[type]! * weigh(raiseChance(slope, dealt), 3);
        for (const { thrown, chance } of listThrows(dealt, 1)) {
          for (const drawn of without(left, dealt)) {
            const now = [...without(dealt, thrown), drawn];
            const key = `${type}: ${nameCards(now)}`;
            add(counted, key, (raise * chance * weigh(raiseChance(slope, now), 2)) / 5);
          }
        }
      }
    });
    const expected = normalise(counted);
    const [pool] = belief.pools;
    const found = new Map<string, number>();
    const held = new Uint8Array(8);
    for (let entry = 0; entry < pool!.size; entry++) {
      belief.frame.holdCards(pool!.entries[entry]!, 5, 1, held);
      for (let type = 0; type < 2; type++) {
        const weight = pool!.typeWeights[entry * 2 + type]!;
        if (weight > 0) add(found, `${type}: ${nameCards(held.slice(0, 4))}`, weight / pool!.total);
      }
    }
    for (const key of found.keys()) expect(expected.has(key), key).toBe(true);
    // Resampling leaves about this many independent particles; five standard errors.
    const size = pool!.effective / 2;
    for (const [key, share] of expected) {
      const error = Math.sqrt((share * (1 - share)) / size);
      expect(Math.abs((found.get(key) ?? 0) - share), key).toBeLessThan(5 * error);
    }
  });

  test('three crowded opponents: their hands fit together as often as they should', () => {
    // Everybody calls and stands pat; 13 cards are left for three hands of four.
    const hand = playScript(
      makeStakes('badugi', 4),
      '3c5d8s9h 2s7c6dJc Th4sQd3h AsKs2hQh',
      'c c c k d d d d k k k',
    );
    const view = viewOf(hand);
    expect(view.seat).toBe(3);
    const hidden = '3c 5d 8s 9h 2s 7c 6d Jc Th 4s Qd 3h Ac';
    const belief = believe(view, TYPES, {
      rng: Xoshiro256.fromSeed(3n),
      epsilon: EPSILON,
      dead: listDead(view, hidden),
      particles: 1500,
    });
    // Seats 0 and 2 and 1 differ in what they could do before the draw: the big blind checked.
    const weightOf = (cards: readonly Card[], choices: number): number =>
      SLOPES.reduce((sum, slope, type) => {
        const calm = 1 - raiseChance(slope, cards);
        const pat = listThrows(cards, 0).reduce((chance, each) => chance + each.chance, 0);
        return sum + WEIGHTS[type]! * weigh(calm, choices) * pat * weigh(calm, 2);
      }, 0);
    const left = parse(hidden);
    const sums = [0, 0, 0];
    let total = 0;
    for (const first of chooseFrom(left, 4)) {
      const one = weightOf(first, 3);
      for (const second of chooseFrom(without(left, first), 4)) {
        const two = one * weightOf(second, 2);
        for (const third of chooseFrom(without(without(left, first), second), 4)) {
          const weight = two * weightOf(third, 3);
          total += weight;
          sums[0]! += weight * sumRanks(first);
          sums[1]! += weight * sumRanks(second);
          sums[2]! += weight * sumRanks(third);
        }
      }
    }
    const worlds = 1500;
    const rng = Xoshiro256.fromSeed(4n);
    const found = [0, 0, 0];
    for (let i = 0; i < worlds; i++) {
      const { cards } = belief.sample(rng);
      expect(new Set([0, 1, 2].flatMap((seat) => [...cards[seat]!.dealt])).size).toBe(12);
      for (let seat = 0; seat < 3; seat++) found[seat]! += sumRanks([...cards[seat]!.dealt]) / worlds;
    }
    expect(belief.repaired).toBe(0);
    for (let seat = 0; seat < 3; seat++) {
      // The ranks of four cards vary by about 6: 0.15 is a standard error.
      expect(Math.abs(found[seat]! - sums[seat]! / total), `seat ${seat}`).toBeLessThan(0.75);
    }
  });
});
