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
    for (const [key, { start }] of expected) {
      expect(rows.peek(key)).toBe(start);
      expect(rows.regrets[start]).toBe(key);
    }
    expect(rows.peek(2 ** 40 + 1)).toBe(-1);
  });
});
