import { describe, expect, test } from 'vitest';
import { unwrap } from '@doorcard/sealed';
import { COMBO_COUNT, parseCombo } from '../../src/range/combo.js';
import { makeRange } from '../../src/range/compactText.js';
import { makeHandClass } from '../../src/range/handClass.js';
import type { Range } from '../../src/range/range.js';
import { parseRange } from '../../src/range/rangeText.js';
import { classOf } from './classOf.js';

const read = (text: string): Range => unwrap(parseRange(text));
const classesIn = (range: Range): string =>
  [...new Set(Array.from(range, ([combo]) => makeHandClass(classOf(combo))))].sort().join(' ');
const sorted = (names: string): string => names.split(' ').sort().join(' ');

describe('items', () => {
  test.each([
    // text, its classes, its combos
    ['AA', 'AA', 6],
    ['AKs', 'AKs', 4],
    ['AKo', 'AKo', 12],
    ['AK', 'AKs AKo', 16],
    ['KAs', 'AKs', 4],
    ['2A', 'A2s A2o', 16],
    ['TT+', 'TT JJ QQ KK AA', 30],
    ['AA+', 'AA', 6],
    ['22+', '22 33 44 55 66 77 88 99 TT JJ QQ KK AA', 78],
    ['AQs+', 'AQs AKs', 8],
    ['ATo+', 'ATo AJo AQo AKo', 48],
    ['AT+', 'ATs AJs AQs AKs ATo AJo AQo AKo', 64],
    ['76s+', '76s', 4],
    ['75s+', '75s 76s', 8],
    ['TKo+', 'KTo KJo KQo', 36],
    ['TT-77', 'TT 99 88 77', 24],
    ['77-TT', 'TT 99 88 77', 24],
    ['AQs-ATs', 'AQs AJs ATs', 12],
    ['ATs-AQs', 'AQs AJs ATs', 12],
    ['A5s-A4s', 'A5s A4s', 8],
    ['K9o-K7o', 'K9o K8o K7o', 36],
    ['AQ-AJ', 'AQs AJs AQo AJo', 32],
    ['JTs-76s', 'JTs T9s 98s 87s 76s', 20],
    ['75o-97o', '97o 86o 75o', 36],
    ['T8-97', 'T8s T8o 97s 97o', 32],
    ['99-99', '99', 6],
    ['87s-87s', '87s', 4],
    ['AhKd', 'AKo', 1],
    ['KdAh', 'AKo', 1],
    ['AsKs', 'AKs', 1],
    ['AsAc', 'AA', 1],
    [' AA , KK\n,\tQQ ', 'AA KK QQ', 18],
    ['top 0.1%', 'AA', 6],
    ['top 1%', 'AA KK QQ', 18],
    ['top .5%', 'AA KK', 12],
    ['top  3%', 'AA KK QQ JJ TT 99 88', 42],
    ['top3%', 'AA KK QQ JJ TT 99 88', 42],
  ])('%s', (text, classes, size) => {
    const range = read(text);
    expect(classesIn(range)).toBe(sorted(classes));
    expect(range.size).toBe(size);
    expect(range.total).toBe(size);
  });

  test('one combo is that combo', () => {
    expect(read('AhKd').weightOf(unwrap(parseCombo('KdAh')))).toBe(1);
  });

  test('any is every combo', () => {
    expect(read('any').size).toBe(COMBO_COUNT);
    expect(read('top 100%').equals(read('any'))).toBe(true);
  });
});

describe('weights', () => {
  test.each([
    // text, combos, their weight
    ['AA@50', 6, 0.5],
    ['AA:0.5', 6, 0.5],
    ['AA:.5', 6, 0.5],
    ['AA@12.5', 6, 0.125],
    ['AA@33.3', 6, 0.333],
    ['AA@100', 6, 1],
    ['AA:1', 6, 1],
    ['AK@25', 16, 0.25],
    ['TT+@25', 30, 0.25],
    ['AQs-ATs:0.75', 12, 0.75],
    ['AhKd@10', 1, 0.1],
    ['any@50', 1326, 0.5],
    ['top 1%:0.25', 18, 0.25],
  ])('%s', (text, size, weight) => {
    const range = read(text);
    expect(range.size).toBe(size);
    expect(new Set(Array.from(range, ([, each]) => each))).toEqual(new Set([weight]));
  });

  test('F-13 AA@50 is six combos of weight one half, not three combos', () => {
    const range = read('AA@50');
    expect([range.size, range.total]).toEqual([6, 3]);
  });

  test.each([
    // text, combos, sum of weights
    ['AA@0', 0, 0],
    ['22+,AA@50', 78, 75],
    ['AA@50,22+', 78, 78],
    ['AA,AhAd@0', 5, 5],
    ['any,72o@0', 1314, 1314],
    ['AhKd@10,AK', 16, 16],
  ])('%s: a combo that is named twice keeps the weight named last', (text, size, total) => {
    expect([read(text).size, read(text).total]).toEqual([size, total]);
  });
});

describe('refusals', () => {
  test.each([
    // text, code, the bad value, its place
    ['', 'range/empty', '', 1],
    [' \n', 'range/empty', ' \n', 1],
    [',', 'range/empty-item', '', 1],
    [',AA', 'range/empty-item', '', 1],
    ['AA,,KK', 'range/empty-item', '', 4],
    ['AA, ,KK', 'range/empty-item', '', 4],
    ['AA,', 'range/empty-item', '', 4],
    ['A', 'range/unknown-hand', 'A', 1],
    ['AA, K', 'range/unknown-hand', 'K', 5],
    ['1Ks', 'range/unknown-hand', '1', 1],
    ['AA, A1s', 'range/unknown-hand', '1', 6],
    ['10Ts', 'range/unknown-hand', '1', 1],
    ['aks', 'range/unknown-hand', 'a', 1],
    ['AkS', 'range/unknown-hand', 'k', 2],
    ['AKS', 'range/unknown-hand', 'S', 3],
    ['AKx', 'range/unknown-hand', 'x', 3],
    ['AKso', 'range/unknown-hand', 'so', 3],
    ['AAs', 'range/unknown-hand', 's', 3],
    ['QQ,AAo+', 'range/unknown-hand', 'o', 6],
    ['TT++', 'range/unknown-hand', '+', 3],
    ['+', 'range/unknown-hand', '', 1],
    ['Any', 'range/unknown-hand', 'n', 2],
    ['any+', 'range/unknown-hand', 'a', 1],
    ['TOP 15%', 'range/unknown-hand', '15%', 5],
    ['AA KK', 'range/unknown-hand', 'KK', 4],
    ['QQ, TT - 77', 'range/unknown-hand', '- 77', 8],
    ['AA;KK', 'range/unknown-hand', ';KK', 3],
    ['Ah', 'range/unknown-hand', 'Ah', 1],
    ['AhKdQc', 'range/unknown-hand', 'AhKdQc', 1],
    ['AhKd+', 'range/unknown-hand', '+', 5],
    ['AA,AhAh', 'card/duplicate', 'Ah', 6],
    ['AhK', 'card/missing-suit', 'K', 4],
    ['AhKx', 'card/unknown-suit', 'x', 4],
    ['Ah1d', 'card/unknown-rank', '1', 3],
    ['AKs-QJo', 'range/bad-run', 'AKs-QJo', 1],
    ['AA,TT-AKs', 'range/bad-run', 'TT-AKs', 4],
    ['AKs-TT', 'range/bad-run', 'AKs-TT', 1],
    ['AK-QJs', 'range/bad-run', 'AK-QJs', 1],
    ['AKs-QJ', 'range/bad-run', 'AKs-QJ', 1],
    ['AK-TT', 'range/bad-run', 'AK-TT', 1],
    ['AJs-KJs', 'range/bad-run', 'AJs-KJs', 1],
    ['AQs-KJo', 'range/bad-run', 'AQs-KJo', 1],
    ['TT-', 'range/bad-run', 'TT-', 1],
    ['-77', 'range/bad-run', '-77', 1],
    ['AhKd-AhQd', 'range/bad-run', 'AhKd-AhQd', 1],
    ['TT+-77', 'range/unknown-hand', '+', 3],
    ['TT-77+', 'range/unknown-hand', '+', 6],
    ['TT-77-55', 'range/unknown-hand', '-55', 6],
    ['AA@150', 'range/bad-weight', '150', 4],
    ['AA@-5', 'range/bad-weight', '-5', 4],
    ['AA@50%', 'range/bad-weight', '50%', 4],
    ['AA@', 'range/bad-weight', '', 4],
    ['AA:2', 'range/bad-weight', '2', 4],
    ['KK, AA:x', 'range/bad-weight', 'x', 8],
    ['AA:-0.5', 'range/bad-weight', '-0.5', 4],
    ['AA:1e-1', 'range/bad-weight', '1e-1', 4],
    ['AA@50:0.5', 'range/bad-weight', '50:0.5', 4],
    ['TT@50-77', 'range/bad-weight', '50-77', 4],
    ['top 0%', 'range/bad-percent', '0%', 5],
    ['AA, top 120%', 'range/bad-percent', '120%', 9],
    ['top x%', 'range/bad-percent', 'x%', 5],
    ['top -5%', 'range/bad-percent', '-5%', 5],
    ['top 15', 'range/bad-percent', '15', 5],
    ['top', 'range/bad-percent', '', 4],
    ['@50', 'range/unknown-hand', '', 1],
  ])('"%s" is refused with %s', (text, code, value, at) => {
    expect(parseRange(text)).toMatchObject({ ok: false, error: { code, value, at } });
  });

  test.each([
    [
      'QQ+,AKx',
      '"x" after "AK" in "AKx" at character 7; expected s (suited), o (offsuit) or nothing (both), as in AKs',
    ],
    ['AhKd+', '"+" after one combo at character 5; expected only a weight after two cards, as in AhKd@50'],
    [
      'AA@150',
      'the weight "150" in "AA@150" at character 4; expected a percentage from 0 to 100, as in AA@50',
    ],
    [
      'top',
      'no percentage after "top" at character 4; expected a percentage above 0 and up to 100, as in top 15%',
    ],
  ])('%s: the error says what is wrong, where, and what is expected', (text, message) => {
    const result = parseRange(text);
    expect(result.ok ? '' : result.error.message).toBe(message);
  });
});

describe('compact text', () => {
  test.each([
    // as read, as written
    ['AA,KK,QQ', 'QQ+'],
    ['AKs,AKo', 'AK'],
    ['ATo+,ATs+', 'AT+'],
    ['AK,AQs,AJs', 'AJs+,AKo'],
    ['77-TT,A4s-A5s', 'TT-77,A5s-A4s'],
    ['KQs,A2o@25,22,AA:0.5', 'AA:0.5,22,KQs,A2o:0.25'],
    ['QQ,KK@50,AA@50', 'KK+:0.5,QQ'],
    ['JTs-98s', 'JTs,T9s,98s'],
    ['KdAh', 'AhKd'],
    ['AA,AcAd@10,KK', 'KK,AsAh,AsAd,AsAc,AhAd,AhAc,AdAc:0.1'],
    ['top 100%', 'any'],
    ['any@50', 'any:0.5'],
    ['AA@0', 'any:0'],
    ['AA:0.0000001', 'AA:0.0000001'],
    ['AA:0.000000125', 'AA:0.000000125'],
  ])('%s is written as %s', (text, compact) => {
    expect(makeRange(read(text))).toBe(compact);
    expect(read(compact).equals(read(text))).toBe(true);
  });
});
