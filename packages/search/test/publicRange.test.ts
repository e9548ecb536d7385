import { cards as parseCards, rankOf, Xoshiro256, type Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { findPublicRanges, renameSuits, type PublicRange } from '../src/belief/publicRange.js';
import { findUsualTypes } from '../src/usualTypes.js';
import { listDead, makeStakes, playScript, viewOf } from './handScript.js';
import { sloped } from './policies.js';

const SLOPES = [0.8, 0.2];
const WEIGHTS = [0.7, 0.3];
const TYPES = SLOPES.map((slope, i) => ({ player: sloped(`slope ${slope}`, slope), weight: WEIGHTS[i]! }));

const parse = (text: string): Card[] => parseCards(text.replaceAll(' ', ''));
const nameCards = (cards: Iterable<Card>): string => [...cards].sort((a, b) => a - b).join(' ');
const sharesOf = ({ hands }: PublicRange): Map<string, number> => {
  const total = hands.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(hands.map(([cards, weight]) => [nameCards(cards), weight / total]));
};
const options = { epsilons: [0.15, 0.3], rng: Xoshiro256.fromSeed(1n), particles: 400 };

/** Seat 0 brings in and calls; seat 1 bets every street. */
const SEVENTH = 'b r c r c r c r c r';

/** `own` are the hidden cards of seat 0: two, and the last one. */
const playSeventh = (own: readonly [string, string], other = '7h8h 6d'): View => {
  const [first, last] = other.split(' ') as [string, string];
  return viewOf(
    playScript(makeStakes('stud', 2), `${own[0]}2c ${first}Ac Qs Kd 9s Jd 3h 4h ${own[1]} ${last}`, SEVENTH),
  );
};

test('7th street of stud: any of three hidden cards came last, all likelihoods multiplied', () => {
  const view = playSeventh(['5s5d', '8c']);
  const hidden = '7h 8h 6d 3c 6s Tc Td';
  const dead = listDead(view, hidden);
  const unseen = [...parse(hidden), ...parse('5s5d8c')];
  const up = parse('Ac Kd Jd 4h');
  // The policy is written a second time, from its description.
  const raiseChance = (slope: number, cards: readonly Card[]): number =>
    Math.min(0.9, 0.1 + (slope * cards.reduce((sum, card) => sum + rankOf(card), 0)) / (12 * cards.length));
  for (const [e, epsilon] of options.epsilons.entries()) {
    const weigh = (chance: number, choices: number): number => (1 - epsilon) * chance + epsilon / choices;
    const counted = new Map<string, number>();
    for (const a of unseen) {
      for (const b of unseen.filter((card) => card > a)) {
        for (const last of unseen.filter((card) => card !== a && card !== b)) {
          SLOPES.forEach((slope, type) => {
            const chance = (shown: number, down: readonly Card[]): number =>
              raiseChance(slope, [...down, ...up.slice(0, shown)]);
            // A completion of the bring-in may be a fold, a call or a raise; a first bet a check or a bet.
            const weight =
              WEIGHTS[type]! *
              weigh(chance(1, [a, b]), 3) *
              weigh(chance(2, [a, b]), 2) *
              weigh(chance(3, [a, b]), 2) *
              weigh(chance(4, [a, b]), 2) *
              weigh(chance(4, [a, b, last]), 2);
            const key = nameCards([a, b, last]);
            counted.set(key, (counted.get(key) ?? 0) + weight);
          });
        }
      }
    }
    const total = [...counted.values()].reduce((sum, weight) => sum + weight, 0);
    const [, range] = findPublicRanges(view, [0, 1], TYPES, { ...options, dead })[e]!;
    const shares = sharesOf(range!);
    expect(shares.size).toBe(120);
    expect(range!.effective).toBe(Infinity);
    for (const [key, weight] of counted) expect(shares.get(key)).toBeCloseTo(weight / total, 12);
  }
});

test('the hidden cards of nobody change a range', () => {
  const types = findUsualTypes('stud').slice(0, 2);
  const ranges = [
    playSeventh(['5s5d', '8c']),
    playSeventh(['AhAd', 'As']),
    playSeventh(['5s5d', '8c'], 'KhKc Ks'),
  ].map((view) => findPublicRanges(view, [0, 1], types, { ...options, epsilons: [0.15] })[0]!);
  const [first, ...others] = ranges.map((each) => JSON.stringify(each));
  for (const other of others) expect(other === first).toBe(true);
  // 44 cards are not up: the cards that I hold are among them.
  expect(ranges[0]!.map(({ hands }) => hands.length)).toEqual([13_244, 13_244]);
});

describe('suits that nobody minds', () => {
  // Two hands of the same ranks, and no flush for either: the last decision is looked at once for both.
  const ALIKE = [
    ['7h8h 6d', '7d8s 6h'],
    ['KhKc 3c', 'KsKh 3s'],
    ['Ts9d 2h', 'Th9h 2s'],
    ['6s6d 6h', '6c6d 6s'],
  ] as const;

  test.each(['razz', 'stud', 'stud8'] as const)('%s: every usual type plays them alike', (game) => {
    // In Razz a king brings in and the better low acts first.
    const cards = (other: string): string => {
      const [first, last] = other.split(' ') as [string, string];
      return game === 'razz'
        ? `5s5dKd ${first}2c Qs 4d 9s Jc 3h Ah 8c ${last}`
        : `5s5d2c ${first}Ac Qs Kd 9s Jd 3h 4h 8c ${last}`;
    };
    for (const [one, other] of ALIKE) {
      const views = [one, other].map((each) =>
        viewOf(playScript(makeStakes(game, 2), cards(each), SEVENTH.slice(0, -2))),
      );
      expect(views.map(({ seat, mine }) => [seat, mine!.cards.length])).toEqual([
        [1, 7],
        [1, 7],
      ]);
      for (const { player } of findUsualTypes(game)) {
        expect(player.frequencies(views[1]!), `${player.name} ${other}`).toEqual(
          player.frequencies(views[0]!),
        );
      }
    }
  });
});

describe('draw games', () => {
  const play = (own: string): View =>
    viewOf(
      playScript(makeStakes('badugi', 2), `8d9d3h4c ${own} 5c 6h 7s Td`, 'r c d8d dKh k r c d d k k d d k r'),
    );

  test('a hand is as likely in other suits, and shares are of final hands', () => {
    const view = play('As2dKhQc');
    const [ranges] = findPublicRanges(view, [0, 1], findUsualTypes('badugi'), options);
    for (const range of ranges!) {
      const shares = sharesOf(range);
      expect(range.effective).toBeGreaterThan(20);
      expect(range.effective).toBeLessThanOrEqual(410);
      for (const [cards] of range.hands.filter((_, i) => i % 13 === 0)) {
        expect(cards.length).toBe(4);
        for (const each of renameSuits(cards)) {
          expect(shares.get(nameCards(each))).toBeCloseTo(shares.get(nameCards(cards))!, 12);
        }
      }
    }
  });
});
