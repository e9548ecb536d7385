import { unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { parsePhh, readPhhHand, writePhhHand, type PlayedHand } from '../../src/index.js';

// Hands as other programs and data sets write them.

const read = (text: string, tolerant = false): PlayedHand => {
  const { value, lines } = unwrap(parsePhh(text));
  return unwrap(readPhhHand(value, { lines, tolerant }));
};
const refuse = (text: string, tolerant = false): string => {
  const { value, lines } = unwrap(parsePhh(text));
  const played = readPhhHand(value, { lines, tolerant });
  return played.ok ? 'played' : `${played.error.code} ${played.error.message}`;
};
const makeText = (keys: Readonly<Record<string, string>>, actions: readonly string[]): string =>
  [
    ...Object.entries(keys).map(([key, value]) => `${key} = ${value}`),
    'actions = [',
    ...actions.map((action) => `  "${action}",`),
    ']',
  ].join('\n');

describe('habits of other engines are refused, and with tolerance accepted with a warning', () => {
  const IDLE = makeText(
    {
      variant: '"NT"',
      antes: '[0, 0]',
      blinds_or_straddles: '[1, 2]',
      min_bet: '2',
      starting_stacks: '[100, 20]',
      finishing_stacks: '[80, 40]',
    },
    [
      'd dh p1 7c2d',
      'd dh p2 AsAh',
      'p2 cbr 20',
      'p1 cc',
      'd db 3c4d9h',
      'p1 cc',
      'd db Ks',
      'p1 cc',
      'd db Qs',
      'p1 cc',
      'p2 sm AsAh',
      'p1 sm',
    ],
  );

  test('a check by the last player with chips', () => {
    expect(refuse(IDLE)).toMatch(/^history\/(?:missing-deal|hand-over) line 13, action 6/);
    const played = read(IDLE, true);
    expect(played.matches).toBe(true);
    expect(played.warnings).toHaveLength(3);
    expect(played.warnings[0]).toBe(
      'line 13, action 6, "p1 cc": a check by the last player with chips is left out',
    );
  });

  const BRING_IN = makeText(
    {
      variant: '"FR"',
      antes: '[1, 1]',
      bring_in: '3',
      small_bet: '10',
      big_bet: '20',
      starting_stacks: '[3, 100]',
      finishing_stacks: '[6, 97]',
    },
    [
      'd dh p1 2c3cKs',
      'd dh p2 KcKd4h',
      'p1 cbr 2',
      'p2 cc',
      'd dh p1 4c',
      'd dh p2 Kh',
      'd dh p1 5c',
      'd dh p2 Qh',
      'd dh p1 6c',
      'd dh p2 Qc',
      'd dh p1 8c',
      'd dh p2 Qd',
      'p1 sm 2c3cKs4c5c6c8c',
      'p2 sm KcKd4hKhQhQcQd',
    ],
  );

  test('a bring-in that is written as an all-in raise', () => {
    expect(refuse(BRING_IN)).toMatch(/^history\/illegal-raise line 11, action 3/);
    const played = read(BRING_IN, true);
    expect(played.matches).toBe(true);
    expect(played.warnings).toEqual([
      'line 11, action 3, "p1 cbr 2": a raise to the whole stack is taken for the bring-in',
    ]);
  });

  const draw = (card: string): string =>
    makeText(
      {
        variant: '"FB"',
        antes: '[0, 0]',
        blinds_or_straddles: '[1, 2]',
        small_bet: '2',
        big_bet: '4',
        starting_stacks: '[50, 50]',
      },
      [
        'd dh p1 As2d3hKc',
        'd dh p2 5s6d7hQc',
        'p2 cc',
        'p1 cc',
        'p1 sd Kc',
        'p2 sd',
        'd dh p1 Kd',
        'p1 cc',
        'p2 cc',
        'p1 sd',
        'p2 sd Qc',
        `d dh p2 ${card}`,
      ],
    );

  test('a card that was thrown before and is dealt again without a reshuffle', () => {
    expect(refuse(draw('Kc'))).toMatch(/^history\/card-twice line \d+, action 12/);
    expect(read(draw('Kc'), true).warnings).toEqual([
      expect.stringContaining('Kc comes back by another order of shuffling'),
    ]);
  });

  test('a card that somebody holds is refused even then', () => {
    expect(refuse(draw('Kd'), true)).toMatch(/^history\/card-twice/);
  });
});

describe('hands of data sets of sites', () => {
  const POSTED = makeText(
    {
      variant: '"NT"',
      antes: '[0, 0, 0, 0]',
      blinds_or_straddles: '[0.5, 1, 0, -1]',
      min_bet: '1',
      starting_stacks: '[inf, inf, inf, inf]',
      winnings: '[0, 0, 0, 3.25]',
    },
    [
      'd dh p1 ????',
      'd dh p2 ????',
      'd dh p3 ????',
      'd dh p4 ????',
      'p3 cc',
      'p4 cbr 4',
      'p1 f',
      'p2 f',
      'p3 f',
      'p4 sm AsAd',
    ],
  );

  test('a post does not change who acts first, a show without a showdown names cards, winnings give the rake', () => {
    const played = read(POSTED);
    expect(played.hand.plan.setup.blinds).toEqual([2, 4, 0, -4]);
    expect(played.rake).toBe(1);
    expect(played.rakes).toEqual([0, 0, 0, 1]);
    expect(played.collected).toEqual([0, 0, 0, 13]);
    expect(Array.from(played.hand.holes[3]!)).toEqual([51, 49]);
    expect(played.warnings).toEqual([
      'line 17, action 10, "p4 sm AsAd": there is no showdown: it only shows cards',
    ]);
  });

  test('winnings that the dealer would not pay are named', () => {
    const { warnings, rake } = read(POSTED.replace('[0, 0, 0, 3.25]', '[0, 0, 9, 0]'));
    expect(rake).toBe(0);
    expect(warnings.at(-1)).toBe('line 1: the winnings add up to 9, the dealer pays 3.5');
  });

  test('unknown up cards: the first to act is the opener', () => {
    const played = read(
      makeText(
        {
          variant: '"F7S/8"',
          antes: '[1, 1, 1]',
          bring_in: '2',
          small_bet: '5',
          big_bet: '10',
          starting_stacks: '[100, 100, 100]',
        },
        [
          'd dh p1 ??????',
          'd dh p2 ??????',
          'd dh p3 ??????',
          'p2 pb',
          'p3 f',
          'p1 cbr 5',
          'p2 cc',
          'd dh p1 ??',
          'd dh p2 ??',
          'p2 cbr 5',
          'p1 f',
        ],
      ),
    );
    expect(played.state).toBe('finished');
    expect(played.stacks).toEqual([94, 107, 99]);
    expect(played.hand.plan.setup.openers).toEqual([1, 1]);
    // And again from what we write.
    const again = unwrap(readPhhHand(unwrap(writePhhHand(played.hand))));
    expect(again.stacks).toEqual(played.stacks);
  });

  test('a rake in our private key must fit the stacks', () => {
    const raked = makeText(
      {
        variant: '"NT"',
        antes: '[0, 0]',
        blinds_or_straddles: '[1, 2]',
        min_bet: '2',
        starting_stacks: '[10, 10]',
        finishing_stacks: '[11.5, 8]',
        winnings: '[3.5, 0]',
        _doorcard_rake: '0.5',
      },
      ['d dh p1 7c2d', 'd dh p2 AsAh', 'p2 cc', 'p1 cbr 4', 'p2 f'],
    );
    expect(read(raked)).toMatchObject({ matches: true, rake: 1, stacks: [23, 16] });
    expect(read(raked.replace('_rake = 0.5', '_rake = 1')).warnings[0]).toContain('and the rake is 1');
    expect(refuse(raked.replace('_rake = 0.5', '_rake = -1'))).toMatch(/^history\/bad-rake line 1: /);
  });
});
