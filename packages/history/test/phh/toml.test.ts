import { parse, TomlDate } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { locateToml } from '../../src/phh/tomlPlaces.js';
import { makeTomlValue } from '../../src/phh/tomlValue.js';

describe('values', () => {
  test.each([
    ['it\'s "so" \\ \n\t\u007F\u0001é\u{1F0A1}'],
    [0],
    [-0],
    [0.1],
    [1e-7],
    [1e21],
    [2 ** 60],
    [-(2 ** 60)],
    [Infinity],
    [-Infinity],
    [NaN],
    [true],
    [2n ** 62n],
    [[]],
    [[1, 'two', [3], { four: 5 }]],
    [{}],
    [{ 'a b': { '': 1 }, 'c.d': [{}], e: new TomlDate('07:32:00') }],
    [new TomlDate('1979-05-27T07:32:00-08:00')],
  ])('number %# of the list is written on one line and read back', (value) => {
    const text = makeTomlValue(value);
    expect(text).not.toContain('\n');
    expect(parse(`key = ${text}`, { integersAsBigInt: 'asNeeded' })['key']).toEqual(value);
  });

  test('half a surrogate pair is written as the replacement character', () => {
    expect(makeTomlValue('a\uD800b')).toBe('"a\uFFFDb"');
  });

  test.each([[undefined], [null], [() => 1], [Symbol('x')], [new Map()]])(
    '%s cannot be written as TOML',
    (value) => {
      expect(() => makeTomlValue(value)).toThrow(TypeError);
    },
  );
});

describe('places', () => {
  const text = [
    '\uFEFF# a comment = "["',
    'plain = 1 # more',
    'list = [ # of three',
    '  "one]", # "x"',
    "  '''two",
    "''', [3], ]",
    'long = """a\\"""',
    '"""""',
    "a.'b'.c = { d = 2020-01-01 00:00:00, e = [1] }",
    '[9]',
    'time = 07:32:00',
    '["4"]',
    '[9.x]',
    'y = true',
    '[[z]]',
    '[[z]]',
    'w = -inf',
    '[z.v]',
    'u = 1',
  ].join('\r\n');
  const root = locateToml(text);
  const lineOf = (...path: (string | number)[]) => {
    let place = root;
    for (const step of path)
      place = (typeof step === 'number' ? place.items[step] : place.keys.get(step)) ?? root;
    return place === root ? undefined : place.line;
  };

  test('the text is TOML', () => {
    expect(Object.keys(parse(text))).toHaveLength(7);
  });

  test('tables are found in the order of the text', () => {
    expect([...root.keys.keys()]).toEqual(['plain', 'list', 'long', 'a', '9', '4', 'z']);
  });

  test.each([
    [['plain'], 2],
    [['list'], 3],
    [['list', 0], 4],
    [['list', 1], 5],
    [['list', 2], 6],
    [['list', 2, 0], 6],
    [['long'], 7],
    [['a', 'b', 'c', 'd'], 9],
    [['a', 'b', 'c', 'e', 0], 9],
    [['9'], 10],
    [['9', 'time'], 11],
    [['4'], 12],
    [['9', 'x', 'y'], 14],
    [['z', 1], 16],
    [['z', 1, 'w'], 17],
    [['z', 1, 'v', 'u'], 19],
    [['list', 3], undefined],
  ])('%j is on line %s', (path, line) => {
    expect(lineOf(...path)).toBe(line);
  });

  test('a value begins at its position', () => {
    const { start } = root.keys.get('9')!.keys.get('time')!;
    expect(text.slice(start, start + 8)).toBe('07:32:00');
  });
});
