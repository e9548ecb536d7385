import { unwrap } from '@doorcard/cards';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PhhHand } from '../../src/phh/phhHand.js';
import { makePhh, parsePhh } from '../../src/phh/phhText.js';

const fixture = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
const read = (text: string): PhhHand => unwrap(parsePhh(text)).value;

describe('hands of the fixtures', () => {
  test("hold'em for quarters is read in chips of 0.25", () => {
    const hand = read(fixture('holdem-quarters.phh'));
    expect(hand).toMatchObject({
      variant: 'NT',
      unit: 4,
      anteTrimming: false,
      antes: [0, 0, 0],
      blinds: [1, 2, 0],
      minBet: 2,
      startingStacks: [200, 195, 400],
      finishingStacks: [155, 193, 447],
      details: { players: ['Ann', 'Bob', ''], currency: 'EUR', time: '19:30:00' },
      extras: { _table_colour: 'green' },
    });
    expect(hand).not.toHaveProperty('bringIn');
    expect(hand).not.toHaveProperty('winnings');
    expect(hand).not.toHaveProperty('key');
    expect(hand.actions.filter(({ type }) => type === 'raiseTo')).toEqual([
      { type: 'raiseTo', player: 2, amount: 6 },
      { type: 'raiseTo', player: 0, amount: 21, comment: 'the third bet' },
      { type: 'raiseTo', player: 0, amount: 24 },
      { type: 'raiseTo', player: 2, amount: 51 },
    ]);
    expect(hand.actions.filter(({ type }) => type === 'note')).toEqual([
      { type: 'note', comment: 'a phone rings' },
      { type: 'note' },
    ]);
  });

  test('the same hand is written in canonical form', () => {
    expect(makePhh(read(fixture('holdem-quarters.phh')))).toBe(`variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.25, 0.5, 0]
min_bet = 0.5
starting_stacks = [50, 48.75, 100]
actions = [
  "d dh p1 AhKd",
  "d dh p2 ????",
  "d dh p3 9c9d",
  "p3 cbr 1.5",
  "p1 cbr 5.25 # the third bet",
  "p2 f",
  "p3 cc",
  "# a phone rings",
  "d db 9s4d2c",
  "p1 cbr 6",
  "",
  "p3 cc",
  "d db Kc",
  "p1 cc",
  "p3 cbr 12.75",
  "p1 f # shown to a neighbour",
]
time = 19:30:00
players = ["Ann", "Bob", ""]
finishing_stacks = [38.75, 48.25, 111.75]
currency = "EUR"
_table_colour = "green"
`);
  });

  test('stud has a bring-in and no blinds', () => {
    const hand = read(fixture('stud-bring-in.phh'));
    expect(hand).toMatchObject({ unit: 1, anteTrimming: true, bringIn: 2, smallBet: 5, bigBet: 10 });
    expect(hand).not.toHaveProperty('blinds');
    expect(hand.actions[3]).toEqual({ type: 'bringIn', player: 1 });
  });

  test('badugi draws unknown cards and stands pat', () => {
    const draws = read(fixture('badugi-draws.phh')).actions.filter(({ type }) => type === 'draw');
    expect(draws.map((draw) => ('cards' in draw ? draw.cards.length : 0))).toEqual([1, 2, 1, 1, 0, 1]);
    expect(draws[1]).toEqual({ type: 'draw', player: 2, cards: [null, null] });
  });

  test('stacks may be unknown, and every other optional key is kept', () => {
    const hand = read(fixture('unknown-stacks.phh'));
    expect(hand).toMatchObject({
      unit: 20,
      startingStacks: [Infinity, 2248, Infinity],
      winnings: [0, 57, 0],
    });
    expect(hand.details).toEqual({
      venue: 'A cellar',
      time: '00:05:09.250000',
      time_zone: 'Asia/Tokyo',
      time_zone_abbreviation: 'JST',
      day: 3,
      month: 4,
      year: 2021,
      hand: 'X-12',
      level: 2,
      seats: [6, 1, 4],
      seat_count: 6,
      table: 9,
      currency_symbol: '¥',
      time_limit: Infinity,
      time_banks: [30, 12.5, 0],
    });
    expect(makePhh(hand)).toContain('starting_stacks = [inf, 112.4, inf]\n');
    expect(makePhh(hand)).toContain('time = 00:05:09.250000\n');
  });

  test('a big blind ante is an ante of one player', () => {
    expect(read(fixture('big-blind-ante.phh'))).toMatchObject({ antes: [0, 200, 0], anteTrimming: false });
  });

  test('half a chip at the end makes all chips halves', () => {
    const hand = read(fixture('half-chip.phh'));
    expect(hand).toMatchObject({ unit: 2, blinds: [50, 200, 0], finishingStacks: [19_950, 20_025, 20_025] });
    expect(makePhh(hand)).toContain('finishing_stacks = [9975, 10012.5, 10012.5]\n');
  });

  test.each([
    'holdem-quarters.phh',
    'stud-bring-in.phh',
    'badugi-draws.phh',
    'unknown-stacks.phh',
    'big-blind-ante.phh',
    'half-chip.phh',
  ])('%s is the same hand after writing, and the same text after that', (name) => {
    const hand = read(fixture(name));
    const text = makePhh(hand);
    expect(parsePhh(text)).toMatchObject({ ok: true, value: { value: hand, warnings: [] } });
    expect(makePhh(read(text))).toBe(text);
    expect(read(fixture(name).replaceAll('\n', '\r\n'))).toEqual(hand);
  });
});

const BASE = {
  variant: '"NT"',
  antes: '[0, 0]',
  blinds_or_straddles: '[1, 2]',
  min_bet: '2',
  starting_stacks: '[200, 200]',
  actions: '["d dh p1 AsKd", "p2 f"]',
};
type Changes = Readonly<Record<string, string | undefined>>;

/** A hand with some keys changed, or left out where undefined; one key on each line. */
const handWith = (changes: Changes): string =>
  Object.entries({ ...BASE, ...changes } as Changes)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} = ${value}\n`]))
    .join('');
const STUD = { variant: '"FR"', blinds_or_straddles: undefined, min_bet: undefined };

describe('hands that are refused', () => {
  test('the unchanged hand is read', () => {
    expect(parsePhh(handWith({}))).toMatchObject({ ok: true, value: { warnings: [] } });
    expect(parsePhh(handWith({ ...STUD, bring_in: '1', small_bet: '2', big_bet: '4' }))).toMatchObject({
      ok: true,
    });
  });

  test.each<readonly [Changes, string, string, string]>([
    // changes, code, value, a part of the message
    [{ variant: undefined }, 'phh/missing-key', 'variant', 'the key variant is missing'],
    [{ antes: undefined }, 'phh/missing-key', 'antes', 'which NT needs'],
    [{ blinds_or_straddles: undefined }, 'phh/missing-key', 'blinds_or_straddles', 'missing'],
    [{ min_bet: undefined }, 'phh/missing-key', 'min_bet', 'missing'],
    [{ starting_stacks: undefined }, 'phh/missing-key', 'starting_stacks', 'missing'],
    [{ actions: undefined }, 'phh/missing-key', 'actions', 'missing'],
    [{ ...STUD, small_bet: '2', big_bet: '4' }, 'phh/missing-key', 'bring_in', 'which FR needs'],
    [{ ...STUD, bring_in: '1', small_bet: '2' }, 'phh/missing-key', 'big_bet', 'missing'],
    [
      { bring_in: '1' },
      'phh/unexpected-key',
      'bring_in',
      'line 7: bring_in does not belong to the variant NT',
    ],
    [{ small_bet: '2' }, 'phh/unexpected-key', 'small_bet', 'only blinds_or_straddles, min_bet'],
    [{ variant: '"FT"', small_bet: '2', big_bet: '4' }, 'phh/unexpected-key', 'min_bet', 'line 4'],
    [{ variant: '"NS"' }, 'phh/unknown-variant', 'NS', 'line 1: the variant "NS", short-deck'],
    [{ variant: '"XX"' }, 'phh/unknown-variant', 'XX', 'one of FT, NT, PO,'],
    [{ variant: '7' }, 'phh/wrong-type', '7', 'line 1: variant is 7'],
    [{ antes: '5' }, 'phh/wrong-type', '5', 'line 2: antes is 5; expected numbers'],
    [{ antes: '[0, "1"]' }, 'phh/wrong-type', '"1"', 'with "1" as entry 2'],
    [{ min_bet: '[2]' }, 'phh/wrong-type', '[2]', 'min_bet is [2]'],
    [{ min_bet: '2020-01-01' }, 'phh/wrong-type', '2020-01-01', 'min_bet'],
    [{ starting_stacks: '200' }, 'phh/wrong-type', '200', 'starting_stacks is 200'],
    [{ starting_stacks: '{ p1 = 5 }' }, 'phh/wrong-type', '{ p1 = 5 }', 'starting_stacks'],
    [{ actions: '"p1 f"' }, 'phh/wrong-type', '"p1 f"', 'actions is "p1 f"'],
    [{ actions: '["p1 f",\n 5]' }, 'phh/wrong-type', '5', 'line 7: actions'],
    [{ ante_trimming_status: '1' }, 'phh/wrong-type', '1', 'true or false'],
    [{ author: '1' }, 'phh/wrong-type', '1', 'line 7: author is 1'],
    [{ day: '1.5' }, 'phh/wrong-type', '1.5', 'a whole number'],
    [{ year: '99999999999999999999' }, 'phh/wrong-type', '99999999999999999999', 'year'],
    [{ hand: 'true' }, 'phh/wrong-type', 'true', 'a whole number or a string'],
    [{ time: '"19:30:00"' }, 'phh/wrong-type', '"19:30:00"', 'without quotes'],
    [{ time: '2020-01-01T19:30:00' }, 'phh/wrong-type', '2020-01-01T19:30:00.000', 'time'],
    [{ time_limit: '-1' }, 'phh/wrong-type', '-1', 'seconds'],
    [{ time_banks: '[1, nan]' }, 'phh/wrong-type', 'nan', 'as entry 2'],
    [{ players: '["Ann", 2]' }, 'phh/wrong-type', '2', 'as entry 2'],
    [{ seats: '[1, 2.5]' }, 'phh/wrong-type', '2.5', 'seats'],
    [{ antes: '[0]' }, 'phh/wrong-length', '[0]', 'line 2: antes has 1 entry for 2 players'],
    [{ blinds_or_straddles: '[1, 2, 0]' }, 'phh/wrong-length', '[1, 2, 0]', 'has 3 entries for 2 players'],
    [{ finishing_stacks: '[]' }, 'phh/wrong-length', '[]', 'finishing_stacks has 0 entries'],
    [{ winnings: '[1, 2, 3]' }, 'phh/wrong-length', '[1, 2, 3]', 'winnings'],
    [{ players: '["Ann"]' }, 'phh/wrong-length', '["Ann"]', 'players'],
    [{ seats: '[1]' }, 'phh/wrong-length', '[1]', 'seats'],
    [{ time_banks: '[1]' }, 'phh/wrong-length', '[1]', 'time_banks'],
    [{ starting_stacks: '[]' }, 'phh/too-few-players', '[]', 'no entry'],
    [{ starting_stacks: '[5]' }, 'phh/too-few-players', '[5]', 'at least 2 players'],
    [{ antes: '[-1, 0]' }, 'phh/bad-amount', '-1', 'line 2: antes of p1 is -1'],
    [{ antes: '[0, nan]' }, 'phh/bad-amount', 'nan', 'antes of p2 is nan'],
    [{ antes: '[0, inf]' }, 'phh/bad-amount', 'inf', 'antes of p2'],
    [{ blinds_or_straddles: '[nan, 2]' }, 'phh/bad-amount', 'nan', 'blinds_or_straddles of p1'],
    [{ blinds_or_straddles: '[1, -inf]' }, 'phh/bad-amount', '-inf', 'of p2'],
    [{ min_bet: '0' }, 'phh/bad-amount', '0', 'min_bet is 0; expected a number above 0'],
    [{ min_bet: 'inf' }, 'phh/bad-amount', 'inf', 'min_bet is inf'],
    [{ starting_stacks: '[200, 0]' }, 'phh/bad-amount', '0', 'above 0, or inf'],
    [{ starting_stacks: '[200, -inf]' }, 'phh/bad-amount', '-inf', 'starting_stacks of p2'],
    [{ finishing_stacks: '[200, -1]' }, 'phh/bad-amount', '-1', 'of 0 or more, or inf'],
    [{ winnings: '[inf, 1]' }, 'phh/bad-amount', 'inf', 'winnings of p1'],
    [{ winnings: '[0.30000000000000004, 1]' }, 'phh/amount-too-fine', '0.30000000000000004', '9 decimals'],
    [{ min_bet: '99999999999999' }, 'phh/amount-too-large', '99999999999999', 'at most 8796093022208'],
    [{ min_bet: '999999999999999999999' }, 'phh/amount-too-large', '1e+21', 'min_bet'],
    [{ min_bet: '1e300' }, 'phh/amount-too-large', '1e+300', 'min_bet'],
    [{ antes: '[0.001, 0]', starting_stacks: '[1e10, 5]' }, 'phh/amount-too-large', '10000000000', 'of p1'],
    [{ actions: '["p1 cbr 9999999999999"]' }, 'phh/amount-too-large', '9999999999999', 'line 6, action 1'],
  ])('%j', (changes, code, value, part) => {
    const result = parsePhh(handWith(changes));
    expect(result).toMatchObject({ ok: false, error: { code, value } });
    expect(result.ok ? '' : result.error.message).toContain(part);
  });

  test('an error names an action by its number, its line and the position in it', () => {
    const text = handWith({ actions: '[\n  "d dh p1 AsKd",\n  "",\n  "p3 f",\n]' });
    const result = parsePhh(text);
    expect(result).toMatchObject({ error: { code: 'phh/unknown-player', value: 'p3', at: 1 } });
    expect(result.ok ? '' : result.error.message).toBe(
      'line 9, action 3: unknown player "p3" of 2 at character 1; expected a player from p1 to p2',
    );
  });

  test.each([
    // text, code, value, a part of the message
    ['', 'phh/empty', '', 'no hand'],
    ['# nothing\n', 'phh/empty', '', 'no hand'],
    ['antes = [0]\nantes = [1]', 'phh/duplicate-key', 'antes', 'line 2, column 1'],
    ['_a = { b = 1, b = 2 }', 'phh/duplicate-key', 'b', 'line 1, column 15'],
    ['[_a]\n[_a]\n', 'phh/duplicate-key', '_a', 'line 2'],
    ['variant "NT"\nantes = [0]\n', 'phh/bad-toml', 'variant "NT"', 'line 1, column 9'],
    ['variant = NT\nantes = [0]\n', 'phh/bad-toml', 'variant = NT', 'line 1'],
    ['antes = [0 0]\nmin_bet = 1', 'phh/bad-toml', 'antes = [0 0]', 'column 12'],
    ['variant = "NT\nantes = [0]\n', 'phh/bad-toml', 'variant = "NT', 'line 1'],
    ['a = 1 b = 2\nc = 3', 'phh/bad-toml', 'a = 1 b = 2', 'end-of-line'],
    ['a = 01\nb = 1\n', 'phh/bad-toml', 'a = 01', 'leading zero'],
    ['variant = "NT"\nantes = [0,', 'phh/truncated', 'antes = [0,', 'unfinished array'],
    ['variant = "NT"\nantes = [0', 'phh/truncated', 'antes = [0', 'line 2'],
    ['variant = "NT"\nactions = [\n  "p1 f",\n  "p2', 'phh/truncated', '"p2', 'unfinished string'],
    ['variant = "NT"\nantes =', 'phh/truncated', 'antes =', 'line 2'],
    ['variant = "NT"\nant', 'phh/truncated', 'ant', 'line 2'],
    ['_a = { b = 1', 'phh/truncated', '_a = { b = 1', 'line 1'],
    ['variant = "N\uD800"', 'phh/bad-text', 'U+D800', 'line 1: half a character'],
    ['[1]\nvariant = "NT"', 'phh/many-hands', '[1]', '.phhs'],
  ])('%j', (text, code, value, part) => {
    const result = parsePhh(text);
    expect(result).toMatchObject({ ok: false, error: { code, value } });
    expect(result.ok ? '' : result.error.message).toContain(part);
  });

  test('a file that is cut before the end of its actions is refused', () => {
    const whole = makePhh(read(fixture('unknown-stacks.phh')));
    const cut = whole.slice(0, whole.indexOf('\n]\n') + 1);
    for (let end = 0; end <= cut.length; end++) {
      const result = parsePhh(cut.slice(0, end));
      expect(result.ok ? 'read' : result.error.code).toMatch(/^phh\/(truncated|missing-key|empty)$/);
    }
  });
});

describe('special cases', () => {
  test('unknown keys are left out and reported, private ones are kept', () => {
    const text = handWith({ rake: '5', _rake: '5', _deep: '{ a = [1, { b = 07:30:00 }] }', ante: '[1]' });
    const { value, warnings } = unwrap(parsePhh(text));
    expect(warnings).toEqual([
      'line 7: the unknown key rake is left out',
      'line 10: the unknown key ante is left out',
    ]);
    expect(Object.keys(value.extras)).toEqual(['_rake', '_deep']);
    expect(makePhh(value)).toContain('_deep = { a = [1, { b = 07:30:00.000 }] }\n');
  });

  test('private keys may be tables, and may have dangerous names', () => {
    const text = `${handWith({})}[__proto__]\nvariant = 1\n[_constructor]\n[[_list]]\n[[_list]]\na = 1\n`;
    const hand = read(text);
    expect(Object.keys(hand.extras)).toEqual(['__proto__', '_constructor', '_list']);
    expect(hand.extras).not.toHaveProperty('variant');
    expect(makePhh(read(makePhh(hand)))).toBe(makePhh(hand));
    expect(makePhh(hand)).toContain(
      '__proto__ = { variant = 1 }\n_constructor = {}\n_list = [{}, { a = 1 }]\n',
    );
  });

  test('there is no negative zero', () => {
    const hand = read(handWith({ antes: '[-0.0, 0.0]' }));
    expect(hand.antes).toEqual([0, 0]);
    expect(Object.is(hand.antes[0], 0)).toBe(true);
  });

  test('times keep their digits, and get the seconds that TOML 1.1 allows to be left out', () => {
    const timeOf = (time: string) => read(handWith({ time })).details.time;
    expect(timeOf('23:59:59.999999999')).toBe('23:59:59.999999999');
    expect(timeOf('00:00:00 # midnight')).toBe('00:00:00');
    expect(timeOf('07:05')).toBe('07:05:00');
    expect(read(handWith({ '"\\u0074ime"': '07:05:01.5' })).details.time).toBe('07:05:01.500');
  });

  test('hands that no file could hold throw', () => {
    const hand = read(handWith({}));
    expect(() => makePhh({ ...hand, unit: 3, antes: [1, 0] })).toThrow(RangeError);
    expect(() => makePhh({ ...hand, details: { time: '7:30' } })).toThrow(RangeError);
    expect(() => makePhh({ ...hand, extras: { rake: 1 } })).toThrow(RangeError);
    expect(() => makePhh({ ...hand, extras: { _rake: undefined } })).toThrow(TypeError);
  });
});
