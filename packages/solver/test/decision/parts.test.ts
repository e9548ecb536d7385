import { cards, makeCombo, parseCombo, parseRange, unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import {
  ConvergenceTracker,
  InfoSetKey,
  McSampler,
  SprBucket,
  type Position,
  type PublicPlace,
} from '../../src/index.js';
import { RIVER, sessionOf, stateOf, sum } from './sessions.js';

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
  // Fold, call, raise, all-in.
  const spot = { ...RIVER, hero: 'QcJd', pot: 15, toCall: 5 };
  const key = InfoSetKey.of({ node: 0 }, combo('QcJd'), 'IP', 'Medium');

  test('starts with equal shares and matches regrets that are above zero', () => {
    const table = sessionOf(spot).regretTable;
    expect([...table.getStrategy(key, 4)]).toEqual([0.25, 0.25, 0.25, 0.25]);
    table.updateRegrets(key, [3, -5, 1, 0], 1);
    expect([...table.getStrategy(key, 4)]).toEqual([0.75, 0, 0.25, 0]);
  });

  test('averages what was played, by how likely the player came', () => {
    const table = sessionOf(spot).regretTable;
    expect(table.getAverageStrategy(key)).toBeUndefined();
    table.updateRegrets(key, [1, 0, 0, 0], 1);
    table.updateRegrets(key, [0, 0, 0, 0], 3);
    expect([...table.getAverageStrategy(key)!]).toEqual([3.25 / 4, 0.25 / 4, 0.25 / 4, 0.25 / 4]);
  });

  test('refuses what is no information set: a hand outside the range, other actions, cards or players', () => {
    const table = sessionOf(spot).regretTable;
    const refused = (place: PublicPlace, hand: string, position: Position, nActions = 4): void =>
      expect(() => table.getStrategy(InfoSetKey.of(place, combo(hand), position, 'Deep'), nActions)).toThrow(
        RangeError,
      );
    refused({ node: 0 }, '2c2d', 'IP');
    refused({ node: 0 }, 'QcJd', 'IP', 3);
    refused({ node: 0 }, 'QcJd', 'OOP');
    refused({ node: 0, river: 5 }, 'QcJd', 'IP');
    refused({ node: 99 }, 'QcJd', 'IP');
  });

  test('two to a dozen actions', () => {
    for (let bets = 1; bets <= 11; bets++) {
      const bet = Array.from({ length: bets }, (_, i) => `${i + 1}c`).join(',');
      const menu = { first: { bet, raise: '' }, later: { bet: '', raise: '' } };
      const table = sessionOf({ ...RIVER, hero: 'QcJd', menu }).regretTable;
      expect(sum(table.getStrategy(key, bets + 1))).toBeCloseTo(1, 12);
    }
  });

  test('boards that differ by suit names only share what they learn, hand by hand', () => {
    // Clubs and diamonds are alike on this board and in this range.
    const turn = { hero: 'AhKh', board: 'Ts9s2h4h', villainRange: 'AA,KK,AKs', pot: 10, stack: 30 };
    const { point, regretTable } = sessionOf({ ...turn, position: 'OOP' });
    const node = point.tree.decisions.findIndex(({ side, dealt }) => side === 0 && dealt === 1);
    const nActions = point.tree.decisions[node]!.children.length;
    const at = (river: string, hand: string): InfoSetKey =>
      InfoSetKey.of({ node, river: cards(river)[0] }, combo(hand), 'OOP', 'Medium');
    const regrets = [0, 5, ...Array<number>(nActions - 2).fill(0)];
    regretTable.updateRegrets(at('7c', 'AcKc'), regrets, 1);
    expect(regretTable.getStrategy(at('7d', 'AdKd'), nActions)[1]).toBe(1);
    expect(regretTable.getStrategy(at('7d', 'AcKc'), nActions)[1]).toBe(1 / nActions);
    expect(regretTable.getStrategy(at('7s', 'AcKc'), nActions)[1]).toBe(1 / nActions);
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
    const keys = ['AsAd', 'KcKh'].map((hand) => InfoSetKey.of({ node: 0 }, combo(hand), 'OOP', 'Deep'));
    const menu = { first: { bet: 'a', raise: '' }, later: { bet: '', raise: '' } };
    const table = sessionOf({ ...RIVER, position: 'OOP', menu }).regretTable;
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
