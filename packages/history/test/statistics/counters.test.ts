import { GAMES, Hand, makePlan, OVER, RULE_SETS, VARIANTS, type Setup } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import {
  countHand,
  describeStat,
  findShareInterval,
  findWinRate,
  mergeCounters,
  NO_COUNTERS,
  STATS,
  type Counters,
  type Role,
} from '../../src/index.js';
import { findRole } from '../../src/statistics/role.js';
import { AVERAGES, SHARES, STAT_PARTS } from '../../src/statistics/stats.js';
import { dealRandomHands } from '../randomHand.js';
import { playStory } from './story.js';

const listCounts = (hands: Iterable<Hand>): Counters[] =>
  [...hands].flatMap((hand) =>
    hand.phase === OVER ? hand.plan.setup.stacks.map((_, seat) => countHand(hand, seat)) : [],
  );

describe.each(GAMES)('%s', (game) => {
  const counts = listCounts(dealRandomHands(game, 80, 11n));
  const all = mergeCounters(counts);

  test('sets of hands add up in any order', () => {
    const [half, rest] = [counts.slice(0, 57), counts.slice(57)];
    expect(mergeCounters([mergeCounters(rest.toReversed()), mergeCounters(half)])).toEqual(all);
    expect(mergeCounters([NO_COUNTERS, all])).toEqual(all);
    expect(mergeCounters([JSON.parse(JSON.stringify(all)) as Counters])).toEqual(all);
  });

  test('nothing is done more often than it was possible', () => {
    const tallies = Object.entries(all.tallies);
    expect(tallies.length).toBeGreaterThan(20);
    for (const [key, { done, of }] of tallies) {
      expect(Number.isInteger(done) && Number.isInteger(of), key).toBe(true);
      expect(done >= 0 && done <= of && of > 0, key).toBe(true);
    }
  });

  test('what one player wins the others lose', () => {
    const chips = Object.values(all.results).reduce((sum, each) => sum + each.chips, 0);
    expect(chips).toBe(0);
    expect(findWinRate(all).hands).toBe(counts.length);
  });

  test('the stats of the list are those that are counted', () => {
    const listed = new Set<string>(STATS.filter(({ games }) => games.includes(game)).map(({ id }) => id));
    const keys = [...Object.keys(all.tallies), ...Object.keys(all.averages)];
    const counted = new Set(keys.map((key) => key.split('/')[1]!));
    for (const id of counted) expect(listed, id).toContain(id);
  });
});

test('every stat is in the list once, and every part is used', () => {
  expect(STATS.map(({ id }) => id).sort()).toEqual([...SHARES, ...AVERAGES].sort());
  const parts = STATS.flatMap(({ parts = [] }) => parts.map(({ id }) => id));
  expect(parts.sort()).toEqual([...STAT_PARTS].sort());
});

test('a hand that is not over cannot be counted', () => {
  const setup: Setup = {
    variant: VARIANTS.holdem,
    rules: RULE_SETS.wsop,
    stacks: [10, 10],
    antes: [0, 0],
    blinds: [2, 1],
    bringIn: 0,
    smallBet: 2,
    bigBet: 2,
  };
  const hand = new Hand(makePlan(setup));
  hand.deal({ kind: 'script', cards: [0, 1, 2, 3] });
  expect(() => countHand(hand, 0)).toThrow(RangeError);
});

describe('roles', () => {
  const rolesOf = (hand: Hand): Role[] => hand.plan.setup.stacks.map((_, seat) => findRole(hand, seat));

  test('with blinds they follow the button, which is last', () => {
    const hand = playStory({
      game: 'limit-holdem',
      hands: ['7s2h', 'Ks3h', 'QsQd', 'JsTh', '4c5c', 'AsAd'],
      play: ['3 f, 4 f, 5 f, 6 f, 1 f'],
    });
    expect(rolesOf(hand)).toEqual(['smallBlind', 'bigBlind', 'early', 'early', 'cutoff', 'button']);
  });

  test('heads-up the button is the small blind', () => {
    const hand = playStory({ game: 'badugi', hands: ['7s2hTsTd', 'Ks3hQdQc'], play: ['2 f'] });
    expect(rolesOf(hand)).toEqual(['bigBlind', 'button']);
  });

  test('in stud they count from the bring-in', () => {
    const hand = playStory({
      game: 'stud',
      hands: ['9s 8s Jc', '9c 8d 2h', 'Qh 3d Qs'],
      play: ['2 pb, 3 f, 1 f'],
    });
    expect(rolesOf(hand)).toEqual(['after2', 'bringIn', 'after1']);
  });
});

describe('intervals', () => {
  // Wilson's interval by hand: (p + z²/2n ± z √(pq/n + z²/4n²)) / (1 + z²/n) with z = 1.96.
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('%i of %i', (done, of, low, high) => {
    const interval = findShareInterval(done, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('a ratio comes from the interval of its share', () => {
    const counters: Counters = {
      ...NO_COUNTERS,
      tallies: { 'stud/betsPerCall/0/after1/': { done: 8, of: 10 } },
    };
    const { value, interval } = describeStat(counters, { id: 'betsPerCall', kind: 'ratio' });
    expect(value).toBeCloseTo(4, 10);
    expect(interval!.low).toBeCloseTo(0.4902 / 0.5098, 3);
    const none = { ...NO_COUNTERS, tallies: { 'stud/betsPerCall/0/after1/': { done: 3, of: 3 } } };
    expect(describeStat(none, { id: 'betsPerCall', kind: 'ratio' }).value).toBe(Infinity);
  });

  test('a mean needs two values for an interval', () => {
    const one = { ...NO_COUNTERS, averages: { 'razz/finalLow/4/after1/': { n: 1, sum: 8, squares: 64 } } };
    const stat = { id: 'finalLow', kind: 'average' } as const;
    expect(describeStat(one, stat)).toMatchObject({ n: 1, value: 8, interval: undefined });
    // 7 and 9: mean 8, deviation √2, so 8 ± t/1 with t = 12.706 for one degree of freedom.
    const two = { ...NO_COUNTERS, averages: { 'razz/finalLow/4/after1/': { n: 2, sum: 16, squares: 130 } } };
    const { value, interval } = describeStat(two, stat);
    expect(value).toBe(8);
    expect(interval!.low).toBeCloseTo(8 - 12.7062, 4);
    expect(interval!.high).toBeCloseTo(8 + 12.7062, 4);
  });

  test('without counts there is no value', () => {
    expect(describeStat(NO_COUNTERS, { id: 'vpip', kind: 'share' })).toEqual({
      done: 0,
      n: 0,
      value: undefined,
      interval: undefined,
    });
  });
});

describe('win rate', () => {
  test('is in big bets of what each hand was played for', () => {
    // +1 big bet of 8 and -1 of 80: mean 0, deviation √2; 2 × 195.9964² = 76,829.2 hands for ±1 in a hundred.
    const counters: Counters = {
      ...NO_COUNTERS,
      results: {
        'stud/bringIn/8': { hands: 1, chips: 8, squares: 64, showdowns: 1, showdownChips: 8 },
        'razz/after1/80': { hands: 1, chips: -80, squares: 6400, showdowns: 0, showdownChips: 0 },
      },
    };
    const rate = findWinRate(counters);
    expect(rate).toMatchObject({
      hands: 2,
      bets: 0,
      per100: 0,
      handsForOne: 76_830,
      showdowns: 1,
      showdownBets: 1,
      otherBets: -1,
    });
    expect(rate.interval).toBeUndefined();
    expect(findWinRate(counters, { game: 'stud' })).toMatchObject({ hands: 1, per100: 100 });
    expect(findWinRate(counters, { role: 'after1' })).toMatchObject({ hands: 1, per100: -100 });
    expect(findWinRate(counters, { game: 'stud' }).interval).toBeUndefined();
    expect(findWinRate(NO_COUNTERS)).toMatchObject({ hands: 0, per100: undefined });
  });

  test('has an interval by Student’s distribution from 30 hands on', () => {
    // Half of them +1 big bet, half -1: deviation √(30/29), t = 2.0452 for 29 degrees of freedom.
    const flips = (hands: number): Counters => ({
      ...NO_COUNTERS,
      results: { 'stud/after1/8': { hands, chips: 0, squares: 64 * hands, showdowns: 0, showdownChips: 0 } },
    });
    expect(findWinRate(flips(28)).interval).toBeUndefined();
    const { low, high } = findWinRate(flips(30)).interval!;
    expect(high).toBeCloseTo((100 * 2.04523 * Math.sqrt(30 / 29)) / Math.sqrt(30), 3);
    expect(low).toBeCloseTo(-high, 9);
  });

  test('a stolen stud pot brings the antes and the bring-in of the others', () => {
    const hand = playStory({
      game: 'stud',
      hands: ['9s 8s 2c', 'Ks Ac Kd', '9c 8d 9h', 'Qh 3d Qs'],
      play: ['1 pb, 2 f, 3 f, 4 cbr 4, 1 f'],
    });
    const result = (seat: number) => Object.entries(countHand(hand, seat).results)[0]!;
    expect(result(3)).toEqual([
      'stud/after3/8',
      { hands: 1, chips: 3 + 2, squares: 25, showdowns: 0, showdownChips: 0 },
    ]);
    expect(result(0)).toEqual([
      'stud/bringIn/8',
      { hands: 1, chips: -3, squares: 9, showdowns: 0, showdownChips: 0 },
    ]);
  });

  test('no limit counts in big blinds', () => {
    const hand = playStory({
      game: 'holdem',
      hands: ['QsQd', 'AsAd'],
      stacks: [100, 60],
      board: '9c5d8h3c2c',
      play: ['2 cbr 60, 1 cc'],
    });
    expect(countHand(hand, 1).results).toEqual({
      'holdem/button/4': { hands: 1, chips: 60, squares: 3600, showdowns: 1, showdownChips: 60 },
    });
    expect(findWinRate(countHand(hand, 1)).bets).toBe(15);
  });
});

test('a rake lowers the result of the winner', () => {
  const hand = [...dealRandomHands('razz', 20, 3n)].find(({ phase }) => phase === OVER)!;
  const [free, raked] = [countHand(hand, 0), countHand(hand, 0, 7)].map(
    ({ results }) => Object.values(results)[0]!,
  );
  expect(raked!.chips).toBe(free!.chips - 7);
  expect(raked!.squares).toBe(raked!.chips ** 2);
});
