import { makeCards } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { parseBetMenu } from '../../src/spot/betMenu.js';
import { parseSpot } from '../../src/spot/spot.js';
import { readJson } from '../../src/spot/spotFile.js';
import { RIVER_ANY, spotOf, TURN_SAMPLE } from './spots.js';

describe('a spot file', () => {
  test('has defaults for all that is not required', () => {
    const spot = spotOf(RIVER_ANY);
    expect(makeCards(spot.board)).toBe('2c7dJhKs4s');
    expect(spot).toMatchObject({
      addAllIn: 0,
      forceAllIn: 0,
      merge: 0,
      rake: { rate: 0, cap: 0 },
      algorithm: 'dcfr',
      precision: 'f32',
      threads: 1,
      target: 0.005,
      maxIterations: 1000,
      seed: 1n,
    });
  });

  test('counts combos before and after those with board cards are removed', () => {
    const spot = spotOf(RIVER_ANY);
    expect(spot.rawCombos).toEqual([1326, 1326]);
    expect(spot.ranges.map((range) => range.size)).toEqual([1081, 1081]);
    expect(spotOf(TURN_SAMPLE).ranges.map((range) => range.size)).toEqual([299, 216]);
  });

  test('may have streets that are over, and every optional field', () => {
    const street = { oop: { bet: '50%', raise: '2.5x', donk: '' }, ip: {} };
    const spot = spotOf({
      ...RIVER_ANY,
      bets: { flop: street, turn: street, river: street },
      addAllIn: 1.5,
      forceAllIn: 0.2,
      merge: 0.1,
      rake: { rate: 0.05, cap: 3 },
      algorithm: 'dcfr',
      precision: 'i16',
      threads: 2,
      target: '0.1%',
      maxIterations: 5,
      seed: '18446744073709551615',
    });
    expect(spot).toMatchObject({ addAllIn: 1.5, target: 0.001, threads: 2, seed: 18446744073709551615n });
    expect(spot.bets.river).toEqual([
      { bet: [{ kind: 'pot', share: 0.5 }], raise: [{ kind: 'times', factor: 2.5 }], donk: [] },
      { bet: [], raise: [] },
    ]);
  });
});

describe('a bet menu', () => {
  test('knows shares, multiples, chips, geometric sizes and all-in', () => {
    expect(parseBetMenu('12.5%, 2.5x,40c,e,2e, a', 'raise')).toEqual({
      ok: true,
      value: [
        { kind: 'pot', share: 0.125 },
        { kind: 'times', factor: 2.5 },
        { kind: 'chips', chips: 40 },
        { kind: 'geometric', streets: 0 },
        { kind: 'geometric', streets: 2 },
        { kind: 'allIn' },
      ],
    });
    expect(parseBetMenu(' ', 'bet')).toEqual({ ok: true, value: [] });
  });

  test.each([
    ['2x', 'bet', '2x', 1],
    ['50%,', 'bet', '', 5],
    ['50%, 1x', 'raise', '1x', 6],
    ['0%', 'bet', '0%', 1],
    ['-5%', 'bet', '-5%', 1],
    ['1.5c', 'bet', '1.5c', 1],
    ['50', 'bet', '50', 1],
    ['0e', 'bet', '0e', 1],
    ['2a', 'bet', '2a', 1],
    ['half', 'raise', 'half', 1],
  ] as const)('"%s" is not a menu of a %s', (text, use, value, at) => {
    expect(parseBetMenu(text, use)).toMatchObject({
      ok: false,
      error: { code: 'bets/unknown-size', value, at, expected: expect.stringContaining('40c') as string },
    });
  });
});

describe('wrong spots', () => {
  const river = RIVER_ANY.bets.river;
  test.each([
    [{ board: '2c7d' }, 'board/wrong-size', 'board: '],
    [{ board: '2c7dJhKs4s5s' }, 'board/wrong-size', '6 cards'],
    [{ board: '2c7dJhKs2c' }, 'card/duplicate', '2c'],
    [{ board: '2c7dJhKs4z' }, 'card/unknown-suit', 'z'],
    [{ board: 5 }, 'spot/bad-field', 'board cannot be 5'],
    [{ ranges: { oop: 'AA' } }, 'spot/missing-field', 'ranges.ip'],
    [{ ranges: { oop: 'AA', ip: 'QQQ' } }, 'range/unknown-hand', 'ranges.ip'],
    [{ ranges: { oop: '', ip: 'AA' } }, 'range/empty', 'ranges.oop'],
    [{ ranges: { oop: 'KsKh,KsKd', ip: 'AA' } }, 'range/no-live-combos', 'KsKh,KsKd'],
    [{ ranges: { oop: 'AA:0', ip: 'AA' } }, 'range/no-live-combos', 'AA:0'],
    [{ ranges: { oop: 'AhAs', ip: 'AhAd,AcAs' } }, 'range/no-deal', 'AhAd,AcAs'],
    [{ pot: 0 }, 'spot/bad-field', 'pot cannot be 0'],
    [{ pot: -10 }, 'spot/bad-field', '-10'],
    [{ pot: 7.5 }, 'spot/bad-field', '7.5'],
    [{ stack: '200' }, 'spot/bad-field', 'stack cannot be "200"'],
    [{ stack: 0 }, 'spot/bad-field', 'stack'],
    [{ bets: {} }, 'spot/missing-field', 'bets.river'],
    [{ bets: { river: { oop: {} } } }, 'spot/missing-field', 'bets.river.ip'],
    [{ bets: { river: { ...river, ip: { donk: '50%' } } } }, 'spot/unknown-field', 'bets.river.ip.donk'],
    [{ bets: { river: { ...river, oop: { bet: '5' } } } }, 'bets/unknown-size', 'bets.river.oop.bet'],
    [{ bets: { flop: { ...river, oop: { bet: '5' } }, river } }, 'bets/unknown-size', 'bets.flop.oop.bet'],
    [{ bets: { preflop: river, river } }, 'spot/unknown-field', 'bets.preflop'],
    [{ merge: -1 }, 'spot/bad-field', 'merge'],
    [{ rake: { rate: 2, cap: 0 } }, 'spot/bad-field', 'rake.rate'],
    [{ rake: { rate: 0.1 } }, 'spot/missing-field', 'rake.cap'],
    [{ algorithm: 'magic' }, 'spot/bad-field', 'algorithm cannot be "magic"'],
    [{ precision: 'f64' }, 'spot/bad-field', 'precision'],
    [{ threads: 0 }, 'spot/bad-field', 'threads'],
    [{ target: '0.5' }, 'target/not-percent', 'target'],
    [{ target: '101%' }, 'target/not-percent', '101%'],
    [{ maxIterations: 0 }, 'spot/bad-field', 'maxIterations cannot be 0'],
    [{ seed: -1 }, 'seed/not-u64', 'seed'],
    [{ stak: 5 }, 'spot/unknown-field', 'stak'],
  ])('%j is refused with %s', (change, code, words) => {
    const result = parseSpot({ ...RIVER_ANY, ...change });
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (!result.ok) expect(result.error.message).toContain(words);
  });

  test.each([[null], [[]], ['spot'], [5], [undefined]])('%j is not a spot', (value) => {
    expect(parseSpot(value)).toMatchObject({ ok: false, error: { code: 'spot/bad-field' } });
  });

  test('a file that is not JSON is refused', () => {
    expect(readJson('{"board": ')).toMatchObject({ ok: false, error: { code: 'spot/not-json' } });
  });
});
