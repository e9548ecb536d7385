import { unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { makeSolvedFile, parseSolvedFile, type SolvedFile } from '../../src/save/solvedFile.js';
import { RIVER_ANY } from '../spot/spots.js';

const SOLVED: SolvedFile = {
  spot: { ...RIVER_ANY, name: 'リバー ♠😀' },
  iterations: 123,
  tables: {
    regrets: Float32Array.of(1, -2.5, 3),
    sums: Int16Array.of(1, 2, 3, -4, 5),
    none: new Int32Array(0),
    last: Uint16Array.of(65535),
  },
};

const bytesOf = (solved: SolvedFile): Uint8Array => Uint8Array.from(Buffer.concat(makeSolvedFile(solved)));

describe('a solved tree in a file', () => {
  test('comes back as it was', () => {
    expect(unwrap(parseSolvedFile(bytesOf(SOLVED)))).toEqual(SOLVED);
  });

  test('can be read from the middle of a buffer', () => {
    const bytes = bytesOf(SOLVED);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(unwrap(parseSolvedFile(shifted.subarray(3)))).toEqual(SOLVED);
    expect(unwrap(parseSolvedFile(Buffer.from(shifted.buffer, 3)))).toEqual(SOLVED);
  });

  test('cut off anywhere is refused', () => {
    const bytes = bytesOf(SOLVED);
    for (let length = 0; length < bytes.length; length++) {
      const code = length < 16 ? 'save/not-a-solved-tree' : 'save/truncated';
      expect(parseSolvedFile(bytes.subarray(0, length))).toMatchObject({ ok: false, error: { code } });
    }
  });

  test('with any bit flipped is refused', () => {
    const bytes = bytesOf(SOLVED);
    for (let at = 0; at < bytes.length; at++) {
      const altered = bytes.slice();
      altered[at]! ^= 1 << (at % 8);
      expect(parseSolvedFile(altered).ok).toBe(false);
    }
    const altered = bytes.slice();
    altered[bytes.length - 8]! ^= 1;
    expect(parseSolvedFile(altered)).toMatchObject({ error: { code: 'save/altered' } });
    expect(parseSolvedFile(Uint8Array.of(...bytes, 0))).toMatchObject({ error: { code: 'save/altered' } });
  });

  test.each([
    [0, 'save/unknown-version'],
    [2, 'save/newer-version'],
  ])('of version %i is refused with %s', (version, code) => {
    const bytes = bytesOf(SOLVED);
    new DataView(bytes.buffer).setUint32(16, version, true);
    expect(parseSolvedFile(bytes)).toMatchObject({ ok: false, error: { code, value: String(version) } });
  });
});
