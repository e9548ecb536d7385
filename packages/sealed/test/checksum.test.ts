import { crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fnv1a32 } from '../src/checksum.js';
import { crc32 } from '../src/crc32.js';
import { makeChecksum } from '../src/index.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('FNV-1a, 32 bits', () => {
  // From the test suite of its authors, http://www.isthe.com/chongo/src/fnv/test_fnv.c.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['b', 0xe70c2de5],
    ['fo', 0x6222e842],
    ['foo', 0xa9f37ed7],
    ['foobar', 0xbf9cf968],
  ])('of %j', (text, hash) => expect(fnv1a32(bytesOf(text))).toBe(hash));
});

describe('the checksum of data', () => {
  // Stored documents and the ids of imported hands depend on these. Written by version 0.1.0.
  test.each<[data: unknown, sum: string]>([
    [{}, '977eb84b'],
    ['♠ 松 😀', 'a7dd5a57'],
    [{ b: [1, { d: null, c: 'x' }], a: true }, '0e124ba7'],
  ])('of %j', (data, sum) => expect(makeChecksum(data)).toBe(sum));

  test('is FNV-1a of the JSON text in UTF-16', () => {
    const text = '{"a":"松"}';
    const utf16 = Uint8Array.from(Buffer.from(text, 'utf16le'));
    expect(Number.parseInt(makeChecksum({ a: '松' }), 16)).toBe(fnv1a32(utf16));
  });

  test('does not depend on the order of fields, but on that of lists', () => {
    expect(makeChecksum({ a: 1, b: { c: 2, d: 3 } })).toBe(makeChecksum({ b: { d: 3, c: 2 }, a: 1 }));
    expect(makeChecksum([1, 2])).not.toBe(makeChecksum([2, 1]));
  });
});

describe('CRC-32', () => {
  test('has the check value of the catalogue of CRCs', () => {
    expect(crc32([bytesOf('123456789')])).toBe(0xcbf43926);
  });

  test('is that of zlib, however the bytes are cut into parts', () => {
    const bytes = Uint8Array.from({ length: 1001 }, (_, i) => (i * 167) % 256);
    for (const cut of [0, 1, 10, 999, 1001]) {
      expect(crc32([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(zlibCrc32(bytes));
    }
  });
});
