import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkForm, unwrap, type Form } from '../src/index.js';

const schema = z.strictObject(
  {
    board: z.string('cards as a text'),
    side: z.optional(z.enum(['oop', 'ip'])),
    rake: z.optional(z.strictObject({ rate: z.number('a rate') })),
  },
  // The messages of zod itself depend on which of its parts are loaded.
  { error: ({ code }) => (code === 'invalid_type' ? 'an object' : undefined) },
);
const form: Form = {
  name: 'a spot',
  codes: { unknownField: 'spot/unknown', missingField: 'spot/missing', badField: 'spot/bad' },
  listFields: (path) => (path.length === 0 ? ['board', 'side', 'rake'] : ['rate']),
};

test('a valid form returns the value', () => {
  expect(unwrap(checkForm(schema, { board: 'As' }, form))).toEqual({ board: 'As' });
});

test.each<[value: unknown, code: string, bad: string, message: string]>([
  [
    { board: 'As', bord: 1 },
    'spot/unknown',
    'bord',
    'a spot has no field "bord"; expected the fields board, side, rake',
  ],
  [
    { board: 'As', rake: { rate: 1, cap: 1 } },
    'spot/unknown',
    'rake.cap',
    'a spot has no field "rake.cap"; expected the fields rate',
  ],
  [{}, 'spot/missing', 'board', 'board is missing; expected board: cards as a text'],
  [
    { board: 'As', rake: {} },
    'spot/missing',
    'rake.rate',
    'rake.rate is missing; expected rake.rate: a rate',
  ],
  [{ board: 5n }, 'spot/bad', '5', 'board cannot be 5; expected cards as a text'],
  [{ board: 'As', side: 'x' }, 'spot/bad', '"x"', 'side cannot be "x"; expected one of oop, ip'],
  [[1], 'spot/bad', '[1]', '[1] is not a spot; expected an object'],
  [undefined, 'spot/bad', '', 'not a spot; expected an object'],
])('%o is refused', (value, code, bad, message) => {
  const read = checkForm(schema, value, form);
  expect(read).toMatchObject({ ok: false, error: { code, value: bad } });
  expect(read.ok ? '' : read.error.message).toBe(message);
});

test('a missing form can have a code of its own', () => {
  const codes = { ...form.codes, nothing: 'spot/none' } as const;
  expect(checkForm(schema, undefined, { ...form, codes })).toMatchObject({ error: { code: 'spot/none' } });
});
