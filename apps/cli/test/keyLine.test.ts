import { cards } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { NO_TABLE, type TableState } from '@doorcard/table/client';
import { wordsOf } from '@doorcard/text';
import { expect, test } from 'vitest';
import { listKeyLabels } from '../src/play/keyLine.js';

const NOTHING: Legal = {
  seat: 0,
  fold: false,
  check: false,
  call: undefined,
  bringIn: undefined,
  raise: undefined,
  draw: undefined,
};
const ask = (legal: Partial<Legal>, marked: TableState['marked'] = []): string => {
  const view = { legal: { ...NOTHING, ...legal }, mine: { cards: cards('KsQd2c3h') } } as unknown as View;
  return listKeyLabels({ ...NO_TABLE, status: 'open', view, marked }, wordsOf('en'), false)
    .map((label) => label.join(' '))
    .join(', ');
};

test.each<[legal: Partial<Legal>, line: string]>([
  // With a rule set in which an open pair on 4th street may bet double.
  [
    { check: true, raise: { as: 'bet', min: 40, max: 80, sizes: [40, 80] } },
    'C check, R bet 40, B bet 80, H hint, ? help, Q quit',
  ],
  [
    { fold: true, call: 20, raise: { as: 'raise', min: 40, max: 900, sizes: undefined } },
    'F fold, C call 20, R raise to 40…, H hint, ? help, Q quit',
  ],
  [{ draw: { max: 4 } }, '1-4 mark, P stand pat, H hint, ? help, Q quit'],
])('%j', (legal, line) => {
  expect(ask(legal)).toBe(line);
});

test('marked cards can be drawn', () => {
  expect(ask({ draw: { max: 4 } }, cards('Ks2c'))).toBe(
    '1-4 mark, Enter draw 2, P stand pat, H hint, ? help, Q quit',
  );
});
