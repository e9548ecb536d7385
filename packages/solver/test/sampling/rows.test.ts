import { Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { Rows } from '../../src/sampling/rows.js';

describe('rows behind integer keys', () => {
  test('find what a Map finds, through growing and with keys beyond 32 bits', () => {
    const rng = Xoshiro256.fromSeed(3n);
    const rows = new Rows();
    const expected = new Map<number, { start: number; length: number }>();
    let cells = 0;
    for (let i = 0; i < 20_000; i++) {
      const key = (rng.nextUint32() % 5000) * (i % 2 === 0 ? 1 : 2 ** 34);
      const length = expected.get(key)?.length ?? 1 + (i % 4);
      const start = rows.find(key, length);
      const known = expected.get(key);
      if (known === undefined) {
        expect(start).toBe(cells);
        expected.set(key, { start, length });
        rows.regrets[start] = key;
        cells += length;
      } else expect(start).toBe(known.start);
    }
    expect(rows.size).toBe(expected.size);
    expect(rows.cells).toBe(cells);
    for (const [key, { start, length }] of expected) {
      expect(rows.peek(key)).toBe(start);
      expect(rows.lengthOf(key)).toBe(length);
      expect(rows.regrets[start]).toBe(key);
    }
    expect(rows.peek(2 ** 40 + 1)).toBe(-1);
    expect(rows.lengthOf(2 ** 40 + 1)).toBe(0);
  });

  test('come back from a save in the same places', () => {
    const rows = new Rows();
    for (let key = 0; key < 3000; key++) rows.sums[rows.find(key * 7, 2)] = key;
    const back = Rows.restore(structuredClone(rows.save()));
    expect(back.save()).toEqual(rows.save());
    expect(back.peek(7 * 2999)).toBe(rows.peek(7 * 2999));
  });

  test('rows that do not fit together are refused', () => {
    const { keys, lengths, regrets, sums } = new Rows().save();
    expect(() => Rows.restore({ keys, lengths, regrets: new Float64Array(2), sums })).toThrow(RangeError);
    const twice = { keys: Float64Array.of(1, 1), lengths: Int32Array.of(1, 1), regrets, sums };
    expect(() => Rows.restore(twice)).toThrow(RangeError);
  });
});
