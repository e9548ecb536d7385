import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkShape, defineDocument, makeChecksum, unwrap, wrong, type Result } from '../src/index.js';

const noteSchema = z.strictObject({ text: z.string(), tags: z.array(z.strictObject({ name: z.string() })) });
type Note = z.output<typeof noteSchema>;

const noteDocument = defineDocument<Note>({
  type: 'test/note',
  name: 'a note',
  codes: {
    notJson: 'note/not-json',
    notObject: 'note/not-an-object',
    foreign: 'note/foreign',
    unknownVersion: 'note/unknown-version',
    badChecksum: 'note/bad-checksum',
  },
  migrations: [
    ({ body, ...data }) => ({ ...data, text: body }),
    ({ text, ...data }) => ({ ...data, text: `${String(text)}!`, tags: [] }),
  ],
  unsealed: [1],
  check: (data) => checkShape(noteSchema, data, 'note/bad-shape'),
});

const NOTE: Note = { text: 'hi', tags: [{ name: 'a' }] };
const text = noteDocument.make(NOTE);
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);
const seal = (version: unknown, data: object): object => ({
  type: 'test/note',
  version,
  checksum: makeChecksum(data),
  ...data,
});

describe('a document', () => {
  test('begins with type, version and checksum', () => {
    expect(text).toBe(
      `{"type":"test/note","version":3,"checksum":"${makeChecksum(NOTE)}","text":"hi","tags":[{"name":"a"}]}`,
    );
  });

  test('comes back as it was, from text and from an object, its fields in any order', () => {
    expect(unwrap(noteDocument.parse(text))).toEqual(NOTE);
    expect(unwrap(noteDocument.open(noteDocument.seal(NOTE)))).toEqual(NOTE);
    const turned = Object.fromEntries(Object.entries(noteDocument.seal(NOTE)).toReversed());
    expect(unwrap(noteDocument.parse(JSON.stringify(turned, undefined, 2)))).toEqual(NOTE);
  });

  test('of an older version goes through the migrations that it needs, in order', () => {
    expect(unwrap(noteDocument.open(seal(1, { body: 'old' })))).toEqual({ text: 'old!', tags: [] });
    expect(unwrap(noteDocument.open(seal(2, { text: 'old' })))).toEqual({ text: 'old!', tags: [] });
    expect(unwrap(noteDocument.open(seal(3, { text: 'new', tags: [] })))).toEqual({ text: 'new', tags: [] });
  });

  test('of a version from before checksums needs none', () => {
    expect(unwrap(noteDocument.parse('{"version":1,"body":"first"}'))).toEqual({ text: 'first!', tags: [] });
    expect(codeOf(noteDocument.parse('{"version":2,"text":"second"}'))).toBe('note/foreign');
  });

  test('inside another one has type and version, and needs no checksum', () => {
    const stamped = noteDocument.stamp(NOTE);
    expect(stamped).toEqual({ type: 'test/note', version: 3, ...NOTE });
    expect(unwrap(noteDocument.openStamped(stamped))).toEqual(NOTE);
    expect(codeOf(noteDocument.open(stamped))).toBe('note/bad-checksum');
    expect(codeOf(noteDocument.openStamped({ ...stamped, checksum: '0' }))).toBe('note/bad-checksum');
    expect(codeOf(noteDocument.openStamped({ ...stamped, version: 4 }))).toBe('note/unknown-version');
  });

  test('can be opened into something else than it is stored as', () => {
    const lengthDocument = defineDocument<{ text: string }, number>({
      type: 'test/length',
      name: 'a text',
      codes: { notJson: 'x/a', foreign: 'x/b', unknownVersion: 'x/c', badChecksum: 'x/d' },
      check: ({ text: read }) =>
        typeof read === 'string' ? { ok: true, value: read.length } : wrong('x/e', read, 'no text', 'text'),
    });
    expect(unwrap(lengthDocument.parse(lengthDocument.make({ text: 'four' })))).toBe(4);
    expect(codeOf(lengthDocument.open(lengthDocument.seal({} as never)))).toBe('x/e');
    // Without a code of its own, a list is reported as "not JSON".
    expect(codeOf(lengthDocument.parse('[]'))).toBe('x/a');
  });
});

describe('a refusal', () => {
  test.each<[name: string, text: string, code: string, value: string, message: RegExp]>([
    ['nothing', '', 'note/not-json', '', /not JSON; expected a note/],
    ['half of it', text.slice(0, 30), 'note/not-json', text.slice(0, 30), /not JSON/],
    ['a list', '[1]', 'note/not-an-object', '[1]', /not a JSON object; expected a note/],
    ['null', 'null', 'note/not-an-object', 'null', /not a JSON object/],
    [
      'another type',
      '{"type":"test/x"}',
      'note/foreign',
      '"test/x"',
      /not a note; expected the type "test\/note"/,
    ],
    ['no type', '{}', 'note/foreign', 'nothing', /not a note/],
    [
      'a newer version',
      text.replace('3', '4'),
      'note/unknown-version',
      '4',
      /version 4 of a note; expected version 3 or older/,
    ],
    ['version 0', text.replace('3', '0'), 'note/unknown-version', '0', /version 0 of a note; /],
    ['half a version', text.replace('3', '1.5'), 'note/unknown-version', '1.5', /version 1.5/],
    ['a version as text', text.replace('3', '"3"'), 'note/unknown-version', '"3"', /version "3"/],
    [
      'a change',
      text.replace('hi', 'ho'),
      'note/bad-checksum',
      `"${makeChecksum(NOTE)}"`,
      /changed or damaged/,
    ],
    [
      'no checksum',
      text.replace('checksum', 'sum'),
      'note/bad-checksum',
      'nothing',
      /expected the checksum "/,
    ],
  ])('of %s', (_name, given, code, value, message) => {
    const read = noteDocument.parse(given);
    expect(read).toMatchObject({ ok: false, error: { code, value } });
    expect(read.ok ? '' : read.error.message).toMatch(message);
  });

  test('names the place of a bad part', () => {
    const bad = noteDocument.seal({ ...NOTE, tags: [{ name: 'a' }, { name: 7 as unknown as string }] });
    expect(noteDocument.open(bad)).toMatchObject({
      error: { code: 'note/bad-shape', value: 'tags.1.name', problem: 'invalid value at tags.1.name' },
    });
    const extra = noteDocument.open(noteDocument.seal({ ...NOTE, more: 1 } as Note));
    expect(extra).toMatchObject({ error: { code: 'note/bad-shape', value: '', problem: 'invalid value' } });
  });

  test('of endlessly nested brackets does not crash', () => {
    const nested = `{"text":${'['.repeat(1e5)}${']'.repeat(1e5)}}`;
    expect(codeOf(noteDocument.parse(nested))).toBe('note/not-an-object');
    expect(codeOf(noteDocument.parse('{"text":'.repeat(1e5)))).toBe('note/not-json');
    expect(codeOf(noteDocument.parse(nested.replace('text', 'type')))).toBe('note/foreign');
  });

  test('of a value that is not JSON does not crash', () => {
    for (const value of [undefined, 7n, { text: 7n }, () => 1, Symbol('x')]) {
      expect(codeOf(noteDocument.open(value))).toBe('note/not-an-object');
    }
  });
});
