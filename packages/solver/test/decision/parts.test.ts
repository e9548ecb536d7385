import { cards, parseCombo, unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { ConvergenceTracker } from '../../src/decision/convergenceTracker.js';
import type { Position } from '../../src/decision/gameState.js';
import { InfoSetKey, type PublicPlace } from '../../src/decision/infoSetKey.js';
import { SprBucket } from '../../src/decision/sprBucket.js';
import { McSampler } from '../../src/sampling/mcSampler.js';
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
  test('is the hand, the position and the first decision of a decision point', () => {
    const one = InfoSetKey.fromGameState(stateOf(RIVER));
    const two = InfoSetKey.fromGameState(stateOf({ ...RIVER, hero: 'KdAh' }));
    expect(two).toEqual(one);
    expect(one).toMatchObject({ place: { node: 0 }, position: 'IP', sprBucket: 'Medium' });
    expect(one.toString()).toBe('node 0 AhKd IP Medium');
    const later = InfoSetKey.of({ node: 4, turn: 3, river: 51 }, one.hand, 'OOP', 'Deep');
    expect(later.toString()).toBe('node 4 2s As AhKd OOP Deep');
  });
});

describe('RegretTable', () => {
  // Queens fold or call all-in against aces, and lose what they call: 10 chips.
  const losing = {
    ...RIVER,
    hero: 'QcQd',
    heroRange: 'QcQd',
    villainRange: 'AA',
    pot: 20,
    stack: 10,
    toCall: 10,
  };
  const key = InfoSetKey.fromGameState(stateOf(losing));

  test('starts with equal shares, and matches regrets that are above zero', () => {
    const { regretTable, run } = sessionOf(losing);
    expect([...regretTable.getStrategy(key)]).toEqual([0.5, 0.5]);
    expect(regretTable.getAverageStrategy(key)).toBeUndefined();
    run.advance(1);
    // A call loses 10 and a fold nothing, which is 5 more than both equally often: only the fold has regret above zero.
    expect([...regretTable.getStrategy(key)]).toEqual([1, 0]);
    expect([...regretTable.getAverageStrategy(key)!]).toEqual([0.5, 0.5]);
  });

  test('averages what was played, and discounts earlier visits by (n / (n + 1))³', () => {
    const { regretTable, run } = sessionOf(losing);
    run.advance(2);
    // The second visit folds: its strategy counts 1, that of the first visit 1/8.
    const average = regretTable.getAverageStrategy(key)!;
    expect(average[0]).toBeCloseTo((1 + 0.5 / 8) / (1 + 1 / 8), 6);
    expect(average[1]).toBeCloseTo(0.5 / 8 / (1 + 1 / 8), 6);
  });

  test('refuses what is not an information set: a hand outside the range, other cards or players', () => {
    const table = sessionOf({ ...RIVER, hero: 'QcJd' }).regretTable;
    const refused = (place: PublicPlace, hand: string, position: Position): void =>
      expect(() => table.getStrategy(InfoSetKey.of(place, combo(hand), position, 'Deep'))).toThrow(
        RangeError,
      );
    refused({ node: 0 }, '2c2d', 'IP');
    refused({ node: 0 }, 'QcJd', 'OOP');
    refused({ node: 0, river: 5 }, 'QcJd', 'IP');
    refused({ node: 99 }, 'QcJd', 'IP');
  });

  test('two to a dozen actions', () => {
    for (let bets = 1; bets <= 11; bets++) {
      const bet = Array.from({ length: bets }, (_, i) => `${i + 1}c`).join(',');
      const menu = { first: { bet, raise: '' }, later: { bet: '', raise: '' } };
      const spot = { ...RIVER, hero: 'QcJd', menu };
      const strategy = sessionOf(spot).regretTable.getStrategy(InfoSetKey.fromGameState(stateOf(spot)));
      expect(strategy).toHaveLength(bets + 1);
      expect(sum(strategy)).toBeCloseTo(1, 12);
    }
  });

  test('boards that differ only in suit names share their rows, hand by hand', () => {
    // Clubs and diamonds are interchangeable on this board and in this range.
    const turn = { hero: 'AhKh', board: 'Ts9s2h4h', villainRange: 'AA,KK,AKs', pot: 10, stack: 30 };
    const { point, regretTable, run } = sessionOf({ ...turn, position: 'OOP' });
    run.advance(100);
    const node = point.tree.decisions.findIndex(({ side, dealt }) => side === 0 && dealt === 1);
    const at = (river: string, hand: string): number[] => [
      ...regretTable.getAverageStrategy(
        InfoSetKey.of({ node, river: cards(river)[0] }, combo(hand), 'OOP', 'Medium'),
      )!,
    ];
    expect(at('7d', 'AdKd')).toEqual(at('7c', 'AcKc'));
    // Spades are not: the seven makes a flush possible.
    expect(at('7s', 'AcKc')).not.toEqual(at('7c', 'AcKc'));
    expect(at('7s', 'AsKs')).not.toEqual(at('7s', 'AcKc'));
  });
});

describe('McSampler', () => {
  /** By hand: the mean of its factors, and how often it was kept. */
  function sampleOften(
    weights: Float64Array,
    n: number,
    rounds: number,
  ): { means: number[]; kept: number[] } {
    const sampler = McSampler.fromSeed(4n);
    const sample = sampler.openHandSample(weights);
    const factors = new Float64Array(weights.length);
    const sums = new Float64Array(weights.length);
    const kept = new Array<number>(weights.length).fill(0);
    for (let round = 0; round < rounds; round++) {
      sampler.sampleVillainHands(sample, n, factors);
      for (const [i, factor] of factors.entries()) {
        sums[i]! += factor;
        if (factor > 0) kept[i]!++;
      }
    }
    return { means: Array.from(sums, (total) => total / rounds), kept };
  }

  test('samples hands by weight, and compensates for those that are left out', () => {
    // Twelve hands, half of them with half the weight; three are kept.
    const weights = Float64Array.from({ length: 12 }, (_, i) => (i < 6 ? 0.5 : 1));
    const { means, kept } = sampleOften(weights, 3, 9000);
    for (const mean of means) expect(mean).toBeCloseTo(1, 2);
    for (const [i, count] of kept.entries()) {
      expect(Math.abs(count - (9000 * 3 * weights[i]!) / 9)).toBeLessThan(20);
    }
  });

  test('keeps every hand as it is when there are fewer than are asked for', () => {
    const { means, kept } = sampleOften(new Float64Array(18).fill(1), 40, 10);
    expect(means).toEqual(new Array(18).fill(1));
    expect(kept).toEqual(new Array(18).fill(10));
  });

  test('samples actions by their frequency, and never one that is not taken', () => {
    const sampler = McSampler.fromSeed(6n);
    const counts = [0, 0, 0];
    // Frequencies in the middle of a longer list, as the solvers keep them.
    const strategy = Float64Array.of(1, 0.25, 0, 0.75, 1);
    for (let i = 0; i < 10_000; i++) counts[sampler.sampleAction(strategy, 1, 3)]!++;
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0]! - 2500)).toBeLessThan(220);
    expect(sampler.sampleAction(Float64Array.of(0, 1), 0, 2)).toBe(1);
  });
});

describe('ConvergenceTracker', () => {
  test('reports the largest change of any average strategy since the last check', () => {
    // As above: after the second visit the average of the fold has gone from 1/2 to 17/18.
    const losing = { ...RIVER, hero: 'QcQd', heroRange: 'QcQd', villainRange: 'AA' };
    const { regretTable, run } = sessionOf({ ...losing, pot: 20, stack: 10, toCall: 10 });
    const tracker = new ConvergenceTracker();
    expect(tracker.isConverged(1)).toBe(false);
    run.advance(1);
    expect(tracker.checkConvergence(regretTable)).toBe(0);
    run.advance(1);
    expect(tracker.checkConvergence(regretTable)).toBeCloseTo(17 / 18 - 1 / 2, 6);
    expect(tracker.isConverged(0.5)).toBe(true);
    expect(tracker.isConverged(0.4)).toBe(false);
    expect(tracker.checkConvergence(regretTable)).toBe(0);
  });
});
