import { unwrap } from '@doorcard/cards';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makePhh, makePhhs, parsePhh, parsePhhEntries, parsePhhs } from '../../src/phh/phhText.js';

const evening = readFileSync(new URL('fixtures/evening.phhs', import.meta.url), 'utf8').replaceAll(
  '\r\n',
  '\n',
);
const read = (text: string) => unwrap(parsePhhs(text)).value;

describe('files with many hands', () => {
  test('hands come in the order of the file, each with its key and its own unit', () => {
    expect(read(evening).map(({ key, variant, unit }) => [key, variant, unit])).toEqual([
      ['12', 'FR', 10],
      ['3', 'PO', 1],
      ['7', 'F2L3D', 2],
    ]);
  });

  test('they are written under the same keys in the same order', () => {
    const hands = read(evening);
    const text = makePhhs(hands);
    expect(text.match(/^\[.*\]$/gm)).toEqual(['[12]', '[3]', '[7]']);
    expect(parsePhhs(text)).toEqual({ ok: true, value: { value: hands, warnings: [] } });
    expect(makePhhs(read(text))).toBe(text);
    expect(text).toContain('[3]\nvariant = "PO"\n');
    expect(text).toContain('actions = []\n\n[7]\n');
  });

  test('each of them can be written alone', () => {
    const [first] = read(evening);
    const { key, ...hand } = first!;
    expect(key).toBe('12');
    expect(unwrap(parsePhh(makePhh(first!))).value).toEqual(hand);
  });

  test('hands without keys, or with the same, are numbered', () => {
    const [a, b] = read(evening);
    const { key: _, ...plain } = b!;
    const keysOf = (text: string) => read(text).map(({ key }) => key);
    expect(keysOf(makePhhs([a!, plain]))).toEqual(['1', '2']);
    expect(keysOf(makePhhs([a!, a!, b!]))).toEqual(['1', '2', '3']);
    expect(keysOf(makePhhs([a!, { ...b!, key: 'x' }]))).toEqual(['1', '2']);
    expect(keysOf(makePhhs([b!, { ...a!, key: '-5' }]))).toEqual(['3', '-5']);
  });

  test('an empty list of hands is an empty file', () => {
    expect(makePhhs([])).toBe('');
    expect(parsePhhs('')).toEqual({ ok: true, value: { value: [], warnings: [] } });
  });

  test('tables may be written in other ways', () => {
    const [{ key: _, ...hand } = { key: '' }] = read(evening);
    const lines = makePhh(read(evening)[0]!)
      .replaceAll(/\n(?=[ \]])/g, ' ')
      .trim()
      .split('\n');
    expect(read(`"12" = { ${lines.join(', ')} }`)).toEqual([{ key: '12', ...hand }]);
    expect(read(lines.map((line) => `12.${line}\n`).join(''))).toEqual([{ key: '12', ...hand }]);
    expect(read(`["\\u0031"]\n${lines.join('\n')}`)).toEqual([{ key: '1', ...hand }]);
  });

  test.each([
    // text, code, value, the message or a part of it
    [
      evening.replace('p2 cbr 0.5', 'p4 cbr 0.5'),
      'phh/unknown-player',
      'p4',
      'hand 12, line 9, action 4: unknown player',
    ],
    [evening.replace('"PO"', '"PLO"'), 'phh/unknown-variant', 'PLO', 'hand 3, line 13: unknown variant'],
    [evening.replace('antes = [0, 0]\n', ''), 'phh/missing-key', 'antes', 'hand 3, line 12: the key antes'],
    [
      evening.replace('[412.5, 387.5]', '[412.5, 0]'),
      'phh/bad-amount',
      '0',
      'hand 7, line 26: starting_stacks',
    ],
    [evening.replace('[3]', '[12]'), 'phh/duplicate-key', '12', 'hand 12, line 12, column 2: the key 12'],
    [evening.replace('[3]', '[x]'), 'phh/not-a-hand', 'x', 'line 12: the key x is outside'],
    [evening.replace('[3]', '[[3]]'), 'phh/not-a-hand', '3', 'line 12: the key 3'],
    [`30 = 1\n${evening}`, 'phh/not-a-hand', '30', 'line 1: the key 30'],
    [evening.replace('[1, 2]', '[1 2]'), 'phh/bad-toml', 'blinds_or_straddles = [1 2]', 'hand 3, line 15'],
    ['variant = "NT"\n', 'phh/not-a-hand', 'variant', '.phh file'],
    [
      evening.slice(0, evening.indexOf(', "p2 f # late')),
      'phh/truncated',
      'actions = ["d dh p1 ??????????", "d dh p2 ??????????"',
      'hand 7, line 27',
    ],
  ])('an error names the bad hand (%#)', (text, code, value, part) => {
    const result = parsePhhs(text);
    expect(result).toMatchObject({ ok: false, error: { code, value } });
    expect(result.ok ? '' : result.error.message).toContain(part);
  });

  test('warnings name the hand; private keys outside hands are reported too', () => {
    const text = `_session = 5\n${evening.replace('_mood', 'mood')}`;
    expect(unwrap(parsePhhs(text)).warnings).toEqual([
      'line 1: the private key _session does not belong to a hand and is left out',
      'hand 12, line 11: the unknown key mood is left out',
    ]);
  });

  test('one bad hand does not affect the others', () => {
    const { value } = unwrap(parsePhhEntries(evening.replace('"PO"', '"NS"')));
    expect(value.map(({ key, hand }) => [key, hand.ok])).toEqual([
      ['12', true],
      ['3', false],
      ['7', true],
    ]);
  });
});
