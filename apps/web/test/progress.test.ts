import { GAMES } from '@doorcard/engine';
import { findWinRate, mergeCounters, STATS, type StatValue } from '@doorcard/history';
import { LANGUAGES } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { countHands, dayOf } from '../src/progress/countHands.js';
import { makeCurve } from '../src/progress/curve.js';
import { writeBets, writeStat } from '../src/progress/figures.js';
import { chooseHands, firstDay, makeChoice, readChoice } from '../src/progress/handFilter.js';
import { familyOf, listHandRows, listStreetRows } from '../src/progress/statRows.js';
import { makeKeptHands } from './progressHands.js';
import { allWordsOf } from './webWords.js';

/** Noon, so that a few minutes before are the same day anywhere. */
const NOON = new Date(2026, 10, 16, 12).getTime();
const DAY = 86_400_000;
const silent = (): void => {};

describe('counting kept hands', () => {
  const hands = makeKeptHands(GAMES, 40, NOON);

  test('every hand is a point with the result of its row', () => {
    const { points, days, skipped } = countHands(hands, silent);
    expect(points.map(({ game, bets }) => [game, bets])).toEqual(
      hands.map(({ row }) => [row.game, expect.closeTo(row.result! / row.bigBet, 9) as number]),
    );
    expect(days.map(([day]) => day)).toEqual([20261116]);
    expect(findWinRate(days[0]![1]).hands).toBe(40);
    expect(skipped).toEqual({});
  });

  test('a hand that was only watched is left out, a broken one is said', () => {
    const [first, second, third, ...rest] = hands;
    const { points, skipped } = countHands(
      [
        { ...first!, row: { ...first!.row, you: null } },
        { ...second!, records: { ...second!.records, all: 'nonsense' } },
        { ...third!, row: { ...third!.row, you: 9 } },
        ...rest,
      ],
      silent,
    );
    expect(points).toHaveLength(37);
    expect(Object.values(skipped)).toEqual([1, 1]);
    expect(skipped['progress/no-seat']).toBe(1);
  });

  test('where others mucked, the record as its owner saw it will do', () => {
    const open = { ...hands[0]!, records: { ...hands[0]!.records, all: null } };
    expect(countHands([open], silent)).toEqual(countHands([hands[0]!], silent));
  });
});

describe('a choice of hands', () => {
  test.each([
    ['', undefined, 'all'],
    ['?game=razz', 'razz', 'all'],
    ['?game=stud8&period=week', 'stud8', 'week'],
    ['?period=today', undefined, 'today'],
  ] as const)('is in the address: %s', (tail, game, period) => {
    expect(readChoice(tail)).toEqual({ game, period });
    expect(makeChoice({ game, period })).toBe(tail);
  });

  test.each(['?game=chess&period=year', 'game', '?', '?%E0%A4%A'])('nonsense is not a choice: %s', (tail) => {
    expect(readChoice(tail)).toEqual({ game: undefined, period: 'all' });
  });

  test('a period counts whole days up to today', () => {
    expect(firstDay('today', NOON)).toBe(20261116);
    expect(firstDay('week', NOON)).toBe(20261110);
    expect(firstDay('month', NOON)).toBe(20261018);
    expect(firstDay('all', NOON)).toBe(0);
    expect(dayOf(new Date(2027, 0, 2).getTime())).toBe(20270102);
  });

  test('takes the hands of its game and its days', () => {
    const old = makeKeptHands(['razz', 'stud'], 6, NOON - 7 * DAY);
    const fresh = makeKeptHands(['razz', 'badugi'], 4, NOON);
    const counted = countHands([...old, ...fresh], silent);
    const all = chooseHands(counted, { game: undefined, period: 'all' }, NOON);
    expect([all.points.length, all.games]).toEqual([10, ['badugi', 'stud', 'razz']]);
    expect(all.counters).toEqual(mergeCounters(counted.days.map(([, counters]) => counters)));
    const week = chooseHands(counted, { game: undefined, period: 'week' }, NOON);
    expect([week.points.length, week.games]).toEqual([4, ['badugi', 'razz']]);
    expect(findWinRate(week.counters).hands).toBe(4);
    const razz = chooseHands(counted, { game: 'razz', period: 'week' }, NOON);
    expect([razz.points.length, razz.games]).toEqual([2, ['razz']]);
  });
});

describe('the curve', () => {
  const point = (bets: number, isShowdown: boolean) => ({ game: 'razz', day: 20261116, bets, isShowdown });

  test('adds up, and both ways to end a hand make the result', () => {
    const { hands, result, showdown, other, low } = makeCurve([
      point(2, true),
      point(-0.5, false),
      point(-3, true),
    ]);
    expect(hands).toEqual([0, 1, 2, 3]);
    expect(result).toEqual([0, 2, 1.5, -1.5]);
    expect(showdown).toEqual([0, 2, 2, -1]);
    expect(other).toEqual([0, 0, -0.5, -0.5]);
    expect(low).toEqual([null, null, null, null]);
  });

  test('has an interval that grows with the root of the hands', () => {
    // Fifteen times +1 and -1 in turn: deviation √(30/29), t = 2.0452, so 2.0452 × 1.0171 × √30 = 11.394 after 30 hands.
    const flips = (length: number) =>
      makeCurve(Array.from({ length }, (_, i) => point(i % 2 ? -1 : 1, false)));
    const { low, high, result } = flips(30);
    expect(result.at(-1)).toBe(0);
    expect(high.at(-1)).toBeCloseTo(11.394, 3);
    expect(low.at(-1)).toBeCloseTo(-11.394, 3);
    expect([low[0], high[0]]).toEqual([0, 0]);
    expect(high[4]!).toBeCloseTo(0 + (11.394 * 2) / Math.sqrt(30), 3);
    expect(flips(29).high.every((each) => each === null)).toBe(true);
  });
});

describe('figures', () => {
  test.each([
    [12.34, '+12.3'],
    [-1250.06, '−1,250.1'],
    [0, '0.0'],
    [-0.04, '0.0'],
  ])('%d big bets are %s', (bets, text) => expect(writeBets(bets)).toBe(text));

  test('shares are per cent, ratios and means have a digit', () => {
    expect(writeStat('share', 0.234)).toBe('23 %');
    expect(writeStat('ratio', 1.25)).toBe('1.3');
    expect(writeStat('average', 8)).toBe('8.0');
    expect(writeStat('ratio', Infinity)).toBe('∞');
  });
});

describe('tables of stats', () => {
  const { days } = countHands(makeKeptHands(GAMES, 400, NOON), silent);
  const counters = mergeCounters(days.map(([, each]) => each));

  test.each(GAMES)('%s: every stat of the game has its place, and words in both languages', (game) => {
    const whole = listHandRows(counters, game);
    const streets = listStreetRows(counters, game);
    const told = [...whole, ...streets].map(({ stat }) => stat.id);
    // A stat by street that never was possible has no line of its own.
    const wanted = STATS.filter(({ games, byStreet }) => games.includes(game) && byStreet !== true);
    for (const { id } of wanted) expect(told).toContain(id);
    for (const language of LANGUAGES) {
      const { statTexts, parts } = allWordsOf(language).web.progress;
      for (const { stat, part } of [...whole, ...streets]) {
        const text = statTexts[stat.id];
        const [name, meaning] = 'stud' in text ? text[familyOf(game)] : text;
        expect([name, meaning]).not.toContain('');
        if (part !== undefined) expect(parts[part]).not.toBe('');
      }
    }
  });

  test('parts make the whole', () => {
    const sum = (values: readonly StatValue[]): number => values.reduce((all, { n }) => all + n, 0);
    const rows = listHandRows(counters, 'razz').filter(({ stat }) => stat.id === 'steal');
    expect(rows[0]!.value.n).toBeGreaterThan(0);
    expect(sum(rows.slice(1).map(({ value }) => value))).toBe(rows[0]!.value.n);
  });
});
