import { makeCombo, parseCombo, parseRange, unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { ConvergenceTracker, InfoSetKey, McSampler, RegretTable, SprBucket } from '../../src/index.js';
import { RIVER, stateOf, sum } from './sessions.js';

const combo = (text: string): number => unwrap(parseCombo(text));

describe('SprBucket', () => {
  test.each([
    [0, 'Short'],
    [1.99, 'Short'],
    [2, 'Medium'],
    [4.99, 'Medium'],
    [5, 'Deep'],
    [9.99, 'Deep'],
    [10, 'VeryDeep'],
    [100 / 0, 'VeryDeep'],
    [0 / 0, 'VeryDeep'],
  ] as const)('a ratio of %d is %s', (spr, bucket) => expect(SprBucket.fromSpr(spr)).toBe(bucket));
});

describe('InfoSetKey', () => {
  test('the order of the two cards does not matter', () => {
    const one = InfoSetKey.fromGameState(stateOf(RIVER));
    const two = InfoSetKey.fromGameState(stateOf({ ...RIVER, hero: 'KdAh' }));
    expect(one.equals(two)).toBe(true);
    expect(makeCombo(one.hand)).toBe('AhKd');
    expect(one.sprBucket).toBe('Medium');
  });

  test.each([
    ['hand', { ...RIVER, hero: 'AhKc' }],
    ['position', { ...RIVER, position: 'OOP' as const }],
    ['bucket', { ...RIVER, stack: 10 }],
  ])('another %s is another key', (_field, input) => {
    const key = InfoSetKey.fromGameState(stateOf(RIVER));
    expect(key.equals(InfoSetKey.fromGameState(stateOf(input)))).toBe(false);
  });

  test('no two places share a number', () => {
    const ids = new Set<number>();
    for (let node = 0; node < 20; node++) {
      for (const turn of [undefined, 0, 51]) {
        for (const river of [undefined, 0, 50])
          for (const hand of [0, 1325]) ids.add(InfoSetKey.of({ node, turn, river }, hand, 'IP', 'Deep').id);
      }
    }
    expect(ids.size).toBe(20 * 3 * 3 * 2);
  });
});

describe('RegretTable', () => {
  const hands = [combo('AhKd'), combo('QcQd')];
  const key = InfoSetKey.of({ node: 0 }, hands[1]!, 'IP', 'Deep');

  test('starts with equal shares and matches regrets that are above zero', () => {
    const table = new RegretTable([[], hands]);
    expect([...table.getStrategy(key, 4)]).toEqual([0.25, 0.25, 0.25, 0.25]);
    table.updateRegrets(key, [3, -5, 1, 0], 1);
    expect([...table.getStrategy(key, 4)]).toEqual([0.75, 0, 0.25, 0]);
  });

  test('averages what was played, by how likely the player came', () => {
    const table = new RegretTable([[], hands]);
    expect(table.getAverageStrategy(key)).toBeUndefined();
    table.updateRegrets(key, [1, 0], 1);
    table.updateRegrets(key, [0, 0], 3);
    expect([...table.getAverageStrategy(key)!]).toEqual([(0.5 + 3) / 4, 0.5 / 4]);
  });

  test('refuses a hand that is not in the range and another number of actions', () => {
    const table = new RegretTable([[], hands]);
    const stranger = InfoSetKey.of({ node: 0 }, combo('2c2d'), 'IP', 'Deep');
    expect(() => table.getStrategy(stranger, 2)).toThrow(RangeError);
    table.updateRegrets(key, [1, 0], 1);
    expect(() => table.updateRegrets(key, [1, 0, 0], 1)).toThrow(RangeError);
  });

  test('two to a dozen actions', () => {
    for (let actions = 1; actions <= 12; actions++) {
      const table = new RegretTable([[], hands]);
      expect(sum(table.getStrategy(key, actions))).toBeCloseTo(1, 12);
    }
  });
});

describe('McSampler', () => {
  test('draws by weight: twice the weight comes twice as often', () => {
    const range = unwrap(parseRange('AA@50,KK'));
    const drawn = McSampler.fromSeed(4n).sampleVillainHands(range, 9000);
    const aces = drawn.filter(([, weight]) => weight === 0.5);
    expect(drawn.length).toBe(9000);
    expect(Math.abs(aces.length - 3000)).toBeLessThanOrEqual(1);
    expect(new Set(drawn.map(([hand]) => hand)).size).toBe(12);
  });

  test('favours nobody when there are fewer draws than hands', () => {
    const range = unwrap(parseRange('AA,KK,QQ'));
    const sampler = McSampler.fromSeed(5n);
    const counts = new Map<number, number>();
    const rounds = 9000;
    for (let i = 0; i < rounds; i++)
      for (const [hand] of sampler.sampleVillainHands(range, 5))
        counts.set(hand, (counts.get(hand) ?? 0) + 1);
    // 5/18 of 9000 rounds; five standard deviations of a fair draw.
    expect(counts.size).toBe(18);
    for (const count of counts.values()) expect(Math.abs(count - 2500)).toBeLessThan(215);
  });

  test('samples actions by their frequency, and never one that is not taken', () => {
    const sampler = McSampler.fromSeed(6n);
    const counts = [0, 0, 0];
    for (let i = 0; i < 10_000; i++) counts[sampler.sampleAction([0.25, 0, 0.75])]!++;
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0]! - 2500)).toBeLessThan(220);
  });
});

describe('ConvergenceTracker', () => {
  test('tells the largest change of any average strategy since the last check', () => {
    const hands = [combo('AhKd'), combo('QcQd')];
    const keys = hands.map((hand) => InfoSetKey.of({ node: 0 }, hand, 'OOP', 'Deep'));
    const table = new RegretTable([hands, []]);
    const tracker = new ConvergenceTracker();
    expect(tracker.isConverged(1)).toBe(false);
    table.updateRegrets(keys[0]!, [1, 0], 1);
    expect(tracker.checkConvergence(table)).toBe(0);
    // The average of the first hand goes from one half to (0.5 + 1) / 2, that of the second stays.
    table.updateRegrets(keys[0]!, [0, 0], 1);
    table.updateRegrets(keys[1]!, [0, 0], 1);
    expect(tracker.checkConvergence(table)).toBeCloseTo(0.25, 6);
    expect(tracker.isConverged(0.3)).toBe(true);
    expect(tracker.isConverged(0.2)).toBe(false);
    expect(tracker.checkConvergence(table)).toBe(0);
  });
});
