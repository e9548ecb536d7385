import { cards } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import {
  isLegalAmount,
  listAmounts,
  listChoices,
  NO_TABLE,
  parseAmount,
  type ActionChoice,
  type TableState,
} from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';

const NOTHING: Legal = {
  seat: 0,
  fold: false,
  check: false,
  call: undefined,
  bringIn: undefined,
  raise: undefined,
  draw: undefined,
};

const asked = (legal: Partial<Legal>, more: Partial<TableState> = {}): TableState => ({
  ...NO_TABLE,
  view: { legal: { ...NOTHING, ...legal } } as View,
  ...more,
});

const write = (choice: ActionChoice): string =>
  `${choice.key}: ${choice.code} ${'action' in choice ? JSON.stringify(choice.action) : choice.raise.max}`;

describe('choices', () => {
  test.each<[name: string, legal: Partial<Legal>, choices: string[]]>([
    [
      'from passive to aggressive, with their actions',
      { fold: true, call: 40, raise: { as: 'raise', min: 80, max: 80, sizes: [80] } },
      ['fold: fold {"type":"fold"}', 'call: call {"type":"call"}', 'raise: raise {"type":"raise","to":80}'],
    ],
    [
      'the bring-in and the completion',
      { bringIn: 20, raise: { as: 'complete', min: 40, max: 40, sizes: [40] } },
      ['call: bringIn {"type":"bringIn"}', 'raise: raise {"type":"raise","to":40}'],
    ],
    [
      'both bets after an open pair on 4th street, with a key each',
      { check: true, raise: { as: 'bet', min: 40, max: 80, sizes: [40, 80] } },
      [
        'call: check {"type":"check"}',
        'raise: raise {"type":"raise","to":40}',
        'bet: raise {"type":"raise","to":80}',
      ],
    ],
    [
      'a raise of any amount, without an action yet',
      { check: true, raise: { as: 'bet', min: 20, max: 900, sizes: undefined } },
      ['call: check {"type":"check"}', 'raise: amount 900'],
    ],
    [
      'all-in for one amount where any amount would go',
      { fold: true, raise: { as: 'raise', min: 90, max: 90, sizes: undefined } },
      ['fold: fold {"type":"fold"}', 'raise: raise {"type":"raise","to":90}'],
    ],
  ])('%s', (_name, legal, choices) => {
    expect(listChoices(asked(legal)).map(write)).toEqual(choices);
  });

  test('a draw needs marks, standing pat does not', () => {
    const draw = { draw: { max: 4 } };
    expect(listChoices(asked(draw))).toMatchObject([
      { code: 'pat', action: { type: 'draw', discard: [] } },
      { code: 'draw', count: 0, max: 4, isOff: true },
    ]);
    const marked = cards('KsQd');
    expect(listChoices(asked(draw, { marked }))[1]).toMatchObject({
      count: 2,
      isOff: false,
      action: { type: 'draw', discard: marked },
    });
  });

  test.each<[name: string, more: Partial<TableState>]>([
    ['an answer is on its way', { isAnswered: true }],
    ['the table is paused', { table: { paused: true } as never }],
    ['it is the turn of another', { view: { legal: null } as View }],
  ])('none while %s', (_name, more) => {
    expect(listChoices(asked({ fold: true }, more))).toEqual([]);
  });
});

test.each<
  [name: string, limits: { min: number; max: number }, pot: number, bet: number, call: number, to: number[]]
>([
  ['a bet into 100', { min: 20, max: 1000 }, 100, 0, 0, [20, 50, 100, 1000]],
  // The pot after a call of 50 is 200: a raise by half of it is to 50 + 100.
  ['a raise of a bet of 50 into 100', { min: 100, max: 1000 }, 150, 50, 50, [100, 150, 250, 1000]],
  ['a short stack', { min: 60, max: 90 }, 150, 50, 50, [60, 90]],
])('usual amounts: %s', (_name, limits, pot, currentBet, call, to) => {
  const legal = { ...NOTHING, call, raise: { as: 'raise' as const, ...limits, sizes: undefined } };
  expect(listAmounts({ pot, currentBet, legal }).map(([, size]) => size)).toEqual(to);
});

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['', undefined],
  ['12x', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1234567890123456', undefined],
])('the amount "%s" is %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('an amount is legal within the limits, or as one of the sizes', () => {
  const free = { as: 'bet', min: 20, max: 100, sizes: undefined } as const;
  expect([19, 20, 100, 101].map((to) => isLegalAmount(free, to))).toEqual([false, true, true, false]);
  const fixed = { as: 'bet', min: 40, max: 80, sizes: [40, 80] } as const;
  expect([40, 60, 80].map((to) => isLegalAmount(fixed, to))).toEqual([true, false, true]);
});
