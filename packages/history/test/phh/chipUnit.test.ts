import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findUnit, makeAmount, MAX_CHIPS, toChips } from '../../src/phh/chipUnit.js';

describe('the unit of a file', () => {
  test.each([
    // amounts, unit
    [[200, 5, 0], 1],
    [[], 1],
    [[Infinity, 3], 1],
    [[0.25, 0.5], 4],
    [[0.5], 2],
    [[12.75, 0.1], 20],
    [[0.01], 100],
    [[0.05], 20],
    [[0.07, 0.5], 100],
    [[1.2, 0.75], 20],
    [[1e-7], 10_000_000],
    [[1.5e-8], 200_000_000],
    [[0.2, 0.5], 10],
  ])('of %j is %i', (amounts, unit) => {
    expect(findUnit(amounts)).toBe(unit);
  });

  test.each([
    // chips, unit, text
    [200, 1, '200'],
    [1, 4, '0.25'],
    [51, 4, '12.75'],
    [100, 4, '25'],
    [0, 100, '0'],
    [700, 100, '7'],
    [701, 100, '7.01'],
    [1, 10_000_000, '0.0000001'],
    [Infinity, 4, 'inf'],
    [MAX_CHIPS, 1, '8796093022208'],
    [MAX_CHIPS - 1, 1_000_000_000, '8796.093022207'],
  ])('%d chips of %i are written %s', (chips, unit, text) => {
    expect(makeAmount(chips, unit)).toBe(text);
  });

  test('amounts that no text can hold throw', () => {
    expect(() => makeAmount(1, 3)).toThrow(RangeError);
    expect(() => makeAmount(0.5, 2)).toThrow(RangeError);
    expect(() => makeAmount(NaN, 2)).toThrow(RangeError);
  });

  const decimals = fc.nat(9);
  test.prop([fc.array(fc.tuple(fc.nat(1_000_000), decimals), { minLength: 1 })], { seed: 41 })(
    'makes every amount whole, is the smallest that does, and gives the same amounts back',
    (parts) => {
      const amounts = parts.map(([digits, places]) => Number(`${digits}e-${places}`));
      const unit = findUnit(amounts);
      const chips = amounts.map((amount) => toChips(amount, unit));
      expect(chips.every(Number.isSafeInteger)).toBe(true);
      expect(chips.map((amount) => Number(makeAmount(amount, unit)))).toEqual(amounts);
      // No prime of the unit divides everything.
      for (const prime of [2, 5]) {
        expect(unit % prime === 0 && chips.every((amount) => amount % prime === 0)).toBe(false);
      }
    },
  );
});
