import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { crc32 } from '../src/crc32.js';
import { checkShape, defineTableFile, unwrap } from '../src/index.js';
import type { TableFile } from '../src/tableFile.js';

const headSchema = z.strictObject({ name: z.string(), steps: z.int() });
type Head = z.output<typeof headSchema>;

const codes = {
  foreign: 'run/foreign',
  truncated: 'run/truncated',
  unknownVersion: 'run/unknown-version',
  newerVersion: 'run/newer-version',
  altered: 'run/altered',
} as const;
const form = {
  type: 'test/run',
  name: 'a run',
  source: 'the test',
  codes,
  check: (head: object) => checkShape(headSchema, head, 'run/bad-head'),
};
const runFile = defineTableFile<Head>(form);

const RUN: TableFile<Head> = {
  head: { name: 'リバー ♠😀', steps: 123 },
  tables: {
    regrets: Float32Array.of(1, -2.5, 3),
    sums: Int16Array.of(1, 2, 3, -4, 5),
    none: new Int32Array(0),
    last: Uint16Array.of(65535),
  },
};

const join = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
const BYTES = join(runFile.make(RUN));
const TYPE_SIZE = 'test/run\n'.length;

/** The bytes with another head, and a matching checksum and sizes. */
function forge(head: string, tables = new Uint8Array(0)): Uint8Array {
  const text = Buffer.from(head.padEnd(Math.ceil(head.length / 8) * 8));
  const start = BYTES.slice(0, TYPE_SIZE + 20);
  const view = new DataView(start.buffer);
  view.setUint32(TYPE_SIZE + 8, head.length, true);
  view.setBigUint64(TYPE_SIZE + 12, BigInt(text.length + tables.length), true);
  view.setUint32(TYPE_SIZE + 4, crc32([start.subarray(TYPE_SIZE + 8), text, tables]), true);
  return join([start, text, tables]);
}

describe('a file with tables', () => {
  test('begins with its type, version and CRC-32', () => {
    expect(Buffer.from(BYTES.subarray(0, TYPE_SIZE)).toString()).toBe('test/run\n');
    const view = new DataView(BYTES.buffer);
    expect(view.getUint32(TYPE_SIZE, true)).toBe(1);
    expect(view.getUint32(TYPE_SIZE + 4, true)).toBe(crc32([BYTES.subarray(TYPE_SIZE + 8)]));
  });

  test('comes back as it was, also from the middle of a buffer', () => {
    expect(unwrap(runFile.parse(BYTES))).toEqual(RUN);
    const shifted = new Uint8Array(BYTES.length + 3);
    shifted.set(BYTES, 3);
    expect(unwrap(runFile.parse(shifted.subarray(3)))).toEqual(RUN);
    expect(unwrap(runFile.parse(Buffer.from(shifted.buffer, 3)))).toEqual(RUN);
  });

  test('of an older version goes through the migrations', () => {
    const newer = defineTableFile<Head>({
      ...form,
      migrations: [
        ({ head, tables }) => ({ head: { ...head, steps: 124 }, tables: { all: tables['sums']! } }),
      ],
    });
    expect(newer.version).toBe(2);
    expect(unwrap(newer.parse(BYTES))).toEqual({
      head: { ...RUN.head, steps: 124 },
      tables: { all: RUN.tables['sums'] },
    });
    expect(runFile.parse(join(newer.make(RUN)))).toMatchObject({
      error: { code: 'run/newer-version', value: '2', expected: 'version 1; a newer doorcard reads it' },
    });
  });

  test('older than the oldest that can be read is refused', () => {
    const later = defineTableFile<Head>({ ...form, oldest: 2 });
    expect(later.version).toBe(2);
    expect(unwrap(later.parse(join(later.make(RUN))))).toEqual(RUN);
    expect(later.parse(BYTES)).toMatchObject({ error: { code: 'run/unknown-version', value: '1' } });
  });

  test('cut off anywhere is refused', () => {
    for (let length = 0; length < BYTES.length; length++) {
      const code = length < TYPE_SIZE ? 'run/foreign' : 'run/truncated';
      expect(runFile.parse(BYTES.subarray(0, length))).toMatchObject({ ok: false, error: { code } });
    }
  });

  test('with one bit flipped anywhere, or a byte too many, is refused', () => {
    for (let at = 0; at < BYTES.length; at++) {
      const altered = BYTES.slice();
      altered[at]! ^= 1 << (at % 8);
      expect(runFile.parse(altered).ok).toBe(false);
    }
    expect(runFile.parse(Uint8Array.of(...BYTES, 0))).toMatchObject({ error: { code: 'run/altered' } });
  });

  test('of version 0 is refused with advice', () => {
    const bytes = BYTES.slice();
    new DataView(bytes.buffer).setUint32(TYPE_SIZE, 0, true);
    expect(runFile.parse(bytes)).toMatchObject({
      error: { code: 'run/unknown-version', expected: 'version 1; write it again with the test' },
    });
  });

  test.each([
    ['{"name":"x","steps":1,"tables":[', 'the head cannot be read'],
    ['{"name":"x","steps":1}', 'the head cannot be read'],
    ['{"name":"x","steps":1,"tables":[{"name":"a","kind":"i8","length":1}]}', 'the head cannot be read'],
    ['{"name":"x","steps":1,"tables":[{"name":"a","kind":"i32","length":-1}]}', 'the head cannot be read'],
    [
      '{"name":"x","steps":1,"tables":[{"name":"a","kind":"toString","length":1}]}',
      'the head cannot be read',
    ],
    [
      '{"name":"x","steps":1,"tables":[{"name":"a","kind":"i32","length":1}]}',
      'the file is too short for the table a',
    ],
  ])('with a correct checksum over the head %s is refused', (head, value) => {
    expect(runFile.parse(forge(head))).toMatchObject({ ok: false, error: { code: 'run/altered', value } });
  });

  test('with a head of another shape is refused by its check', () => {
    const read = runFile.parse(forge('{"name":"x","steps":1.5,"tables":[]}'));
    expect(read).toMatchObject({ ok: false, error: { code: 'run/bad-head', value: 'steps' } });
  });

  test('a valid head is accepted', () => {
    const head = '{"name":"x","steps":1,"tables":[{"name":"__proto__","kind":"u16","length":2}]}';
    const read = unwrap(runFile.parse(forge(head, Uint8Array.of(1, 0, 2, 0, 0, 0, 0, 0))));
    expect(Object.entries(read.tables)).toEqual([['__proto__', Uint16Array.of(1, 2)]]);
  });

  test('has no table of another kind', () => {
    const tables = { bad: new Float64Array(1) as unknown as Float32Array };
    expect(() => runFile.make({ ...RUN, tables })).toThrow(RangeError);
  });
});
