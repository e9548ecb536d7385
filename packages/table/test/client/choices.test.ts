import { cards } from '@doorcard/cards';
import type { Legal, SeatView, View } from '@doorcard/engine';
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
      'all-in is a single amount in no limit',
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
    ['a decision has been sent', { isAnswered: true }],
    ['the table is paused', { table: { paused: true } as never }],
    ['another player is to act', { view: { legal: null } as View }],
  ])('none while %s', (_name, more) => {
    expect(listChoices(asked({ fold: true }, more))).toEqual([]);
  });
});

test.each<
  [name: string, limits: { min: number; max: number }, stack: number, pot: number, bet: number, to: string]
>([
  [
    'a bet into 100',
    { min: 20, max: 1000 },
    1000,
    100,
    0,
    'third 33, half 50, threeQuarters 75, pot 100, most 1000',
  ],
  // The pot after a call of 50 is 200: a raise by half of it is to 50 + 100.
  [
    'a raise of a bet of 50 into 100',
    { min: 100, max: 1000 },
    1000,
    150,
    50,
    'third 116, half 150, threeQuarters 200, pot 250, most 1000',
  ],
  // The most that pot limit allows is the pot. It is all-in only for a stack that is not larger.
  ['pot limit', { min: 100, max: 250 }, 1000, 150, 50, 'third 116, half 150, threeQuarters 200, pot 250'],
  [
    'a pot that is the stack',
    { min: 100, max: 250 },
    250,
    150,
    50,
    'third 116, half 150, threeQuarters 200, most 250',
  ],
  // Antes do not count on the first street.
  [
    'pot limit with antes',
    { min: 100, max: 240 },
    1000,
    150,
    50,
    'third 116, half 150, threeQuarters 200, pot 240',
  ],
  ['a short stack', { min: 60, max: 90 }, 90, 150, 50, 'most 90'],
])('usual amounts: %s', (_name, limits, stack, pot, currentBet, to) => {
  const raise = { as: 'raise' as const, ...limits, sizes: undefined };
  const legal = { ...NOTHING, call: currentBet, raise };
  const seats = [{ bet: 0, stack } as SeatView];
  const amounts = listAmounts({ pot, currentBet, legal, seat: 0, seats });
  expect(amounts.map((amount) => amount.join(' ')).join(', ')).toBe(to);
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
