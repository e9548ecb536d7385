import { describe, expect, test } from 'vitest';
import { cards } from '../../src/card.js';
import { CardSet } from '../../src/cardSet.js';
import { unwrap } from '@doorcard/sealed';
import { cardsOf, COMBO_COUNT, comboOf } from '../../src/range/combo.js';
import { Range } from '../../src/range/range.js';
import { parseRange } from '../../src/range/rangeText.js';

const read = (text: string): Range => unwrap(parseRange(text));
const dead = (text: string): CardSet => CardSet.from(cards(text));

// The two ranges of the turn sample, board QsJh2h8d.
const OOP =
  'QQ:0.5,JJ:0.75,TT,99,88,77,66,55,44,33,22,AKo:0.25,AQs,AQo:0.75,AJs,AJo:0.75,ATs,ATo:0.75,A9s,A8s,A7s,A6s,A5s,A4s,A3s,A2s,KQ,KJ,KTs,KTo:0.5,K9s,K8s,K7s,K6s,K5s,K4s:0.5,K3s:0.5,K2s:0.5,QJ,QTs,Q9s,Q8s,Q7s,JTs,JTo:0.5,J9s,J8s,T9s,T8s,T7s,98s,97s,96s,87s,86s,76s,75s,65s,64s,54s,53s,43s';
const IP =
  'AA,KK,QQ,JJ,TT,99:0.75,88:0.75,77:0.5,66:0.25,55:0.25,AK,AQs,AQo:0.75,AJs,AJo:0.5,ATs:0.75,A6s:0.25,A5s:0.75,A4s:0.75,A3s:0.5,A2s:0.5,KQs,KQo:0.5,KJs,KTs:0.75,K5s:0.25,K4s:0.25,QJs:0.75,QTs:0.75,Q9s:0.5,JTs:0.75,J9s:0.75,J8s:0.75,T9s:0.75,T8s:0.75,T7s:0.75,98s:0.75,97s:0.75,96s:0.5,87s:0.75,86s:0.5,85s:0.5,76s:0.75,75s:0.5,65s:0.75,64s:0.5,54s:0.75,53s:0.5,43s:0.5';

describe('blockers', () => {
  test('F-12 AA,KK,QQ,AKs has 22 combos, 14 of them live against AhKd', () => {
    const range = read('AA,KK,QQ,AKs');
    expect(range.size).toBe(22);
    expect(range.without(dead('AhKd')).size).toBe(14);
  });

  test.each([
    ['AA', 3],
    ['KK', 3],
    ['QQ', 6],
    ['AKs', 2],
  ])('F-12 of %s %i are live against AhKd', (text, live) => {
    expect(read(text).without(dead('AhKd')).size).toBe(live);
  });

  test('the turn sample has 299 and 216 combos on its board', () => {
    expect(read(OOP).without(dead('QsJh2h8d')).size).toBe(299);
    expect(read(IP).without(dead('QsJh2h8d')).size).toBe(216);
  });

  test('two cards leave 1225 of 1326 combos, a board of five 1081', () => {
    expect(Range.any().without(dead('AhKd')).size).toBe(1225);
    expect(Range.any().without(dead('2c7dJhKs4s')).size).toBe(1081);
    expect(Range.any().without(CardSet.FULL).size).toBe(0);
  });

  test('the range itself stays as it was', () => {
    const range = read('AA@50');
    expect(range.without(dead('As')).total).toBe(1.5);
    expect(range.total).toBe(3);
  });
});

describe('weights by combo', () => {
  const [ah, kd] = cards('AhKd') as [number, number];

  test('are found by number or by cards in either order', () => {
    const range = Range.from([[comboOf(ah, kd), 0.25]]);
    expect(range.weight(ah, kd)).toBe(0.25);
    expect(range.weight(kd, ah)).toBe(0.25);
    expect(range.weightOf(comboOf(ah, kd))).toBe(0.25);
    expect(range.weight(ah, 0)).toBe(0);
    expect([...range]).toEqual([[comboOf(ah, kd), 0.25]]);
  });

  test('a range without any combo is allowed', () => {
    const none = Range.from([]);
    expect([none.size, none.total, [...none]]).toEqual([0, 0, []]);
    expect(none.equals(Range.any())).toBe(false);
  });

  test('any is walked in the order of the combos', () => {
    expect(Array.from(Range.any(), ([combo]) => combo)).toEqual(
      Array.from({ length: COMBO_COUNT }, (_, combo) => combo),
    );
    expect([...Range.any()].every(([combo]) => cardsOf(combo).length === 2)).toBe(true);
  });

  test.each([
    [0, 1.5],
    [0, -0.1],
    [0, NaN],
    [1326, 1],
    [-1, 1],
    [0.5, 1],
  ])('combo %d with weight %d throws', (combo, weight) => {
    expect(() => Range.from([[combo, weight]])).toThrow(RangeError);
  });
});
