import { describe, expect, test } from 'vitest';
import { cards, makeCard } from '@doorcard/cards';
import { streamOf } from '@doorcard/cpu';
import type { Action } from '@doorcard/engine';
import { findOutcome } from '../src/deuce/drawTable.js';
import { BUCKETS, bucketOf, bucketOfRanks } from '../src/deuce/lowBuckets.js';
import { findRange } from '../src/deuce/opponentRange.js';
import { placeDeuce } from '../src/deuce/deucePlace.js';
import { playHands } from './selfPlay.js';
import { scene, type Scene } from './scene.js';
import { findPlayer } from './usualPlayers.js';

const lv2 = findPlayer('lv2');
const bits = (...values: readonly number[]): number =>
  values.reduce((all, value) => all | (1 << (value - 2)), 0);
const sum = (chances: Float64Array): number => chances.reduce((all, one) => all + one, 0);
const chanceOf = ({ view }: Scene, type: Action['type']): number =>
  lv2
    .frequencies(view)
    .reduce((all, { action, frequency }) => all + (action.type === type ? frequency : 0), 0);

describe('tables', () => {
  test('buckets: the sevens one by one, straights and pairs last', () => {
    expect(
      [bits(7, 5, 4, 3, 2), bits(7, 6, 4, 3, 2), bits(7, 6, 5, 3, 2), bits(7, 6, 5, 4, 2)].map(bucketOfRanks),
    ).toEqual([0, 1, 2, 3]);
    expect(bucketOfRanks(bits(6, 5, 4, 3, 2))).toBe(BUCKETS - 1);
    // Ace-low is not a straight, it is an ace high.
    expect(bucketOfRanks(bits(14, 5, 4, 3, 2))).toBeLessThan(BUCKETS - 4);
    expect(bucketOf(bits(5, 4, 3, 2), bits(2))).toBeGreaterThan(bucketOfRanks(bits(14, 13, 12, 11, 9)));
  });

  test('every outcome adds up to one', () => {
    for (const kept of [0, bits(2), bits(2, 3), bits(2, 3, 7), bits(2, 3, 4, 7)])
      for (const draws of [1, 2, 3]) expect(sum(findOutcome(kept, draws).chances)).toBeCloseTo(1, 9);
  });

  test('one card to 2-3-4-7: a five, a six or an eight of 48, and three draws are better than one', () => {
    const once = findOutcome(bits(2, 3, 4, 7), 1).chances;
    expect(once[0]).toBeCloseTo(4 / 48, 9);
    expect(once[1]).toBeCloseTo(4 / 48, 9);
    expect(once[bucketOfRanks(bits(8, 7, 4, 3, 2))]).toBeCloseTo(4 / 48, 9);
    // At most three draws, each of which gets there with a sixth if the one before did not.
    const seven = (draws: number): number =>
      findOutcome(bits(2, 3, 4, 7), draws)
        .chances.slice(0, 2)
        .reduce((a, b) => a + b);
    expect(seven(3)).toBeGreaterThan(1.7 * seven(1));
    expect(seven(3)).toBeLessThanOrEqual(1 - (5 / 6) ** 3 + 1e-9);
  });

  test('who drew fewer cards ends with a better hand', () => {
    const good = (drawn: number, draws: number): number =>
      findRange(drawn, draws)
        .slice(0, bucketOfRanks(bits(9, 8, 7, 6, 4)) + 1)
        .reduce((a, b) => a + b);
    for (const draws of [0, 1, 2]) {
      expect(good(0, draws)).toBeGreaterThan(good(1, draws));
      expect(good(1, draws)).toBeGreaterThan(good(2, draws));
      expect(good(2, draws)).toBeGreaterThan(good(3, draws));
    }
  });

  test('places before the draw: a pat seven, 2-3-4-7, 2-3-7, kings', () => {
    for (const draws of [1, 3]) {
      const places = ['7c5d4h3s2c', '7c4d3h2sKc', '7c3d2hQsKc', 'KcKdKhQsQc'].map((hand) =>
        placeDeuce(cards(hand), draws),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBeLessThan(0.01);
      expect(places[3]).toBeGreaterThan(0.9);
    }
  });
});

describe('draws', () => {
  const drawn = (game: '2-7-triple' | '2-7-single', hand: string, street = 0): string => {
    const table = scene({ game, hands: [hand, 'KcKhQhQcJh AcAhTc'] }).play('1 call', '0 check');
    const thrown = ['Kc', 'Kh', 'Qh'];
    for (let i = 0; i < street; i++) table.play('0 pat', `1 draw ${thrown[i]}`, '0 check', '1 check');
    const { action } = lv2.decide(table.view, streamOf(1, 1, 0, 0));
    return (action as Action & { type: 'draw' }).discard.map(makeCard).join(' ');
  };

  test.each([
    ['the best hand stands pat', '2-7-triple', '7c5d4h3s2c', 0, ''],
    ['a pat eight stands with three draws left', '2-7-triple', '8c6d4h3s2c', 0, ''],
    ['of a pair one card goes', '2-7-triple', '7c5d4h4s2c', 0, '4s'],
    ['high cards go', '2-7-triple', 'KdQs4h3s2c', 0, 'Kd Qs'],
    ['an ace is a high card', '2-7-triple', 'Ad7s4h3s2c', 0, 'Ad'],
    ['a rough ten is broken with three draws left', '2-7-triple', 'Th7d4h3s2c', 0, 'Th'],
    ['a wheel of 2-3-4-5-6 is a straight', '2-7-triple', '6d5s4h3s2c', 0, '6d'],
    ['a nine stays pat in single draw', '2-7-single', '9h6d4h3s2c', 0, ''],
    ['a ten stays pat at the last draw against one who draws', '2-7-triple', 'Th7d4h3s2c', 2, ''],
  ] as const)('%s', (_name, game, hand, street, discard) => {
    expect(drawn(game, hand, street)).toBe(discard);
  });

  test('a flush is not a low: one card goes', () => {
    expect(drawn('2-7-triple', '8s6s4s3s2s')).toMatch(/^.s$/);
  });

  test('a rough ten stands pat at the last draw against a draw, and is broken against two pat bets', () => {
    const last = (his: readonly [string, string, string]): string => {
      const table = scene({ game: '2-7-triple', hands: ['7c6d4c3d2h 8d 8c', 'Th9d6h4s2c'] }).play(
        '1 raise',
        '0 call',
      );
      table.play(
        `0 ${his[0]}`,
        '1 pat',
        '0 raise',
        '1 call',
        `0 ${his[1]}`,
        '1 pat',
        '0 raise',
        '1 call',
        `0 ${his[2]}`,
      );
      return lv2.decide(table.view, streamOf(1, 1, 1, 0)).reason.code;
    };
    expect(last(['pat', 'pat', 'pat'])).toBe('low_break');
    expect(last(['draw 7c', 'draw 8d', 'draw 8c'])).toBe('low_pat');
  });
});

describe('betting', () => {
  const river = (mine: string, lines: readonly string[]): Scene =>
    scene({ game: '2-7-triple', hands: ['9c8d6c4d2h', mine] })
      .play('1 raise', '0 call')
      .play('0 pat', '1 pat', '0 check', '1 raise', '0 call')
      .play('0 pat', '1 pat', '0 check', '1 raise', '0 call')
      .play('0 pat', '1 pat')
      .play(...lines);

  test('the best hand bets and raises whatever happens', () => {
    const checked = river('7c5d4h3s2c', ['0 check']);
    expect(chanceOf(checked, 'raise')).toBe(1);
    const raised = river('7c5d4h3s2c', ['0 raise']);
    expect(chanceOf(raised, 'raise')).toBe(1);
    expect(lv2.decide(raised.view, streamOf(1, 1, 1, 0)).reason.code).toBe('share_lock');
  });

  test('an eight calls a bet, a pair does not', () => {
    expect(chanceOf(river('8c6h4h3s2c', ['0 raise']), 'fold')).toBe(0);
    expect(chanceOf(river('KcKd4h3s2c', ['0 raise']), 'fold')).toBe(1);
  });

  test('a pat opponent is believed to hold more than one who drew three', () => {
    const shareAgainst = (draw: string): number => {
      const table = scene({ game: '2-7-triple', hands: ['9h6d4c3d2h', '7c5d4h3s2c'] }).play(
        '1 call',
        '0 check',
      );
      table.play('0 pat', `1 ${draw}`);
      return lv2.decide(table.view, streamOf(1, 1, 0, 0)).reason.data.share!;
    };
    expect(shareAgainst('draw 7c 5d 4h')).toBeGreaterThan(shareAgainst('pat') + 0.1);
  });

  test('somebody snows now and then, and bets it', () => {
    let [snows, bets] = [0, 0];
    const snowed = new Set<string>();
    playHands({
      game: '2-7-triple',
      hands: 1500,
      seed: 52,
      players: (seats) => Array.from({ length: seats }, () => lv2),
      look: ({ hand, view, seat, decision: { action, reason } }) => {
        const key = `${hand.dealtCards().slice(0, 5).join()} ${seat}`;
        if (reason.code === 'low_snow') {
          snows++;
          snowed.add(key);
        } else if (snowed.has(key) && view.street === 3 && action.type === 'raise') bets++;
      },
    });
    expect(snows).toBeGreaterThan(1);
    expect(bets).toBeGreaterThan(0);
  });
});
