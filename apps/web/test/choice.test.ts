import { cards } from '@doorcard/cards';
import type { Legal, LegalRaise } from '@doorcard/engine';
import { wordsOf } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { listAmounts, listChoices } from '../src/table/choice.js';

const NOTHING: Legal = {
  seat: 0,
  fold: false,
  check: false,
  call: undefined,
  bringIn: undefined,
  raise: undefined,
  draw: undefined,
};
const en = wordsOf('en');

describe('what the bar offers', () => {
  test.each<[name: string, legal: Partial<Legal>, offers: string[]]>([
    [
      'from passive to bold, with amounts',
      { fold: true, call: 40, raise: { as: 'raise', min: 80, max: 80, sizes: [80] } },
      ['f Fold', 'c Call 40', 'r Raise to 80'],
    ],
    [
      'the bring-in and the completion',
      { bringIn: 20, raise: { as: 'complete', min: 40, max: 40, sizes: [40] } },
      ['c Bring in 20', 'r Complete to 40'],
    ],
    [
      'both bets after an open pair on 4th street',
      { check: true, raise: { as: 'bet', min: 40, max: 80, sizes: [40, 80] } },
      ['c Check', 'r Bet 40', 'b Bet 80'],
    ],
    [
      'no button for a raise of any amount, which has a field',
      { check: true, raise: { as: 'bet', min: 20, max: 900, sizes: undefined } },
      ['c Check'],
    ],
  ])('%s', (_name, legal, offers) => {
    const choices = listChoices({ ...NOTHING, ...legal }, [], en);
    expect(choices.map(({ hotkey, label }) => `${hotkey} ${label}`)).toEqual(offers);
  });

  test('a draw needs marks, standing pat does not', () => {
    const draw = { ...NOTHING, draw: { max: 4 } };
    expect(listChoices(draw, [], en).map(({ isOff = false }) => isOff)).toEqual([false, true]);
    const [pat, two] = listChoices(draw, cards('KsQd'), en);
    expect(pat!.action).toEqual({ type: 'draw', discard: [] });
    expect([two!.label, two!.action]).toEqual(['Draw 2', { type: 'draw', discard: cards('KsQd') }]);
  });
});

test.each<
  [name: string, raise: Pick<LegalRaise, 'min' | 'max'>, pot: number, bet: number, call: number, to: number[]]
>([
  ['a bet into 100', { min: 20, max: 1000 }, 100, 0, 0, [20, 50, 100, 1000]],
  // The pot after a call of 50 is 200: a raise by half of it is to 50 + 100.
  ['a raise of a bet of 50 into 100', { min: 100, max: 1000 }, 150, 50, 50, [100, 150, 250, 1000]],
  ['a short stack', { min: 60, max: 90 }, 150, 50, 50, [60, 90]],
])('amounts that people bet: %s', (_name, { min, max }, pot, bet, call, to) => {
  const raise: LegalRaise = { as: 'raise', min, max, sizes: undefined };
  expect(listAmounts(raise, pot, bet, call).map(([, size]) => size)).toEqual(to);
});
