import { cards, unwrap, Xoshiro256 } from '@doorcard/cards';
import { CPU_PROFILES, type OpeningSeat } from '@doorcard/cpu';
import { act, Hand, makeDefaultSetup, makePlan, makeView, RULE_SETS } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { badugiHandOf, dropHighest, readBadugi } from '../src/criteria/badugiHand.js';
import { findOpeningRow, isPlayed, listOpenings } from '../src/criteria/openingTable.js';

const read = (text: string) => readBadugi(cards(text));
/** The profile whose tightness and aggression are 1. */
const PLAIN = CPU_PROFILES[2]!;
const LOOSE = CPU_PROFILES[4]!;
const TIGHT = CPU_PROFILES[3]!;
const TIGHTISH = CPU_PROFILES[0]!;

describe('hands by the cards that count', () => {
  test.each([
    ['8c6d3hAs', 4, 8],
    ['8c6d3hKh', 3, 8],
    ['AcAd2c3c', 2, 2],
    ['KcKdKhKs', 1, 13],
  ])('%s', (text, size, high) => expect(read(text)).toMatchObject({ size, high }));

  test('the better half of the ten 6-high and of the fifteen 7-high three-card hands is smooth', () => {
    const smooth = (high: number) =>
      Array.from({ length: 1092 }, (_, i) => badugiHandOf(i + 1))
        .filter((hand) => hand.size === 3 && hand.high === high && hand.isSmooth)
        .map(({ values }) => values.join('-'))
        .toReversed();
    expect(smooth(6)).toEqual(['6-2-1', '6-3-1', '6-3-2', '6-4-1', '6-4-2']);
    expect(smooth(7)).toHaveLength(7);
    expect(smooth(7).at(-1)).toBe('7-5-1');
  });

  test('without its highest card', () => {
    expect(dropHighest(read('Kc4d2hAs'), 1)).toBe(read('4d2hAsAc'));
  });
});

describe('limits of the positions', () => {
  test.each([
    ['8c6d3hAs', true, true, true],
    ['9c6d3hAs', false, true, true],
    ['Qc6d3hAs', false, false, true],
    ['Kc6d3hAs', false, false, false],
    ['6c4d2h2c', true, true, true],
    ['6c5d4h4c', false, true, true],
    ['7c5d4h4c', false, false, true],
    ['8c7d6h6c', false, false, true],
    ['9c2dAhAc', false, false, false],
    ['Ac2dAd2c', false, false, true],
    ['2c3d2d3c', false, false, true],
    ['Ac4dAd4c', false, false, false],
    ['AcAdAhAs', false, false, false],
  ])('%s: early %s, middle %s, late %s', (text, early, middle, late) => {
    const hand = read(text);
    expect([isPlayed(hand, 'early'), isPlayed(hand, 'middle'), isPlayed(hand, 'late')]).toEqual([
      early,
      middle,
      late,
    ]);
  });
});

describe('what the table gives when nobody is in yet', () => {
  const open = (text: string, seat: OpeningSeat, profile = PLAIN) =>
    listOpenings(read(text), seat, profile).toSorted().join(' ');

  test.each([
    ['8c6d3hAs', 'early', 'raise'],
    ['Kc9d6h2s', 'early', 'fold'],
    // A badugi above the limit is played for its best three cards.
    ['Kc4d2hAs', 'early', 'call raise'],
    ['Kc9d6h2s', 'late', 'raise'],
    ['6c4d2h2c', 'early', 'call raise'],
    ['6c5d4h4c', 'early', 'fold'],
    ['8c7d6h6c', 'late', 'call raise'],
    ['9c2dAhAc', 'late', 'fold'],
    ['Ac2dAd2c', 'late', 'raise'],
    ['Ac2dAd2c', 'middle', 'fold'],
    ['AcAdAhAs', 'late', 'fold'],
    ['Tc7d6h6c', 'button', 'raise'],
    ['Jc7d6h6c', 'button', 'fold'],
    ['Ac5dAd5c', 'button', 'raise'],
    ['Ac6dAd6c', 'button', 'fold'],
    ['Tc7d6h6c', 'smallBlind', 'raise'],
    ['Kc7d6h6c', 'smallBlind', 'call'],
    ['Ac8dAd8c', 'smallBlind', 'call'],
    ['Ac9dAd9c', 'smallBlind', 'fold'],
    ['KcQdJhJc', 'headsUp', 'raise'],
    ['QcJdQdJc', 'headsUp', 'raise'],
    ['KcJdKdJc', 'headsUp', 'fold'],
  ] as const)('%s, %s: %s', (text, position, openings) => expect(open(text, position)).toBe(openings));

  test('tightness moves limits by one rank, always or sometimes', () => {
    expect(open('8c6d5h5c', 'late', TIGHT)).toBe('fold');
    expect(open('8c6d5h5c', 'late', TIGHTISH)).toBe('call fold raise');
    expect(open('9c6d5h5c', 'late', LOOSE)).toBe('call raise');
    expect(open('9c6d3hAs', 'early', LOOSE)).toBe('raise');
    // At a limit that has moved the hand has to be smooth too.
    expect(open('5c3d2h2c', 'early', TIGHT)).toBe('call raise');
    expect(open('5c4d2h2c', 'early', TIGHT)).toBe('fold');
  });
});

describe('the row of a seat, by how many are left to act', () => {
  test.each([
    [2, ['headsUp']],
    [3, ['button', 'smallBlind']],
    [5, ['middle', 'late', 'button', 'smallBlind']],
    [6, ['early', 'middle', 'late', 'button', 'smallBlind']],
    [7, ['early', 'middle', 'middle', 'late', 'button', 'smallBlind']],
  ] as const)('%i players', (players, rows) => {
    const hand = new Hand(makePlan(makeDefaultSetup('badugi', players, RULE_SETS.wsop)));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(1n) });
    const found: string[] = [];
    while (hand.actor >= 0) {
      found.push(findOpeningRow(makeView(hand, hand.actor)));
      unwrap(act(hand, hand.actor, { type: 'fold' }));
    }
    expect(found).toEqual(rows);
  });
});
