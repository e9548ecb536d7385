import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { checkShape, unwrap, wrong, type Schema } from '../src/index.js';

describe.each<[string, Schema<{ seats: { chips: number }[] }>]>([
  ['zod', z.object({ seats: z.array(z.object({ chips: z.number('a number of chips') })) })],
  ['zod/mini', mini.object({ seats: mini.array(mini.object({ chips: mini.number('a number of chips') })) })],
])('a shape of %s', (_name, schema) => {
  test('is the value as the schema has it', () => {
    expect(unwrap(checkShape(schema, { seats: [{ chips: 5, more: 1 }] }, 'x/bad'))).toEqual({
      seats: [{ chips: 5 }],
    });
  });

  test('is refused with the code, the place and the message of the first fault', () => {
    const read = checkShape(schema, { seats: [{ chips: 5 }, { chips: '6' }, {}] }, 'x/bad');
    expect(read).toMatchObject({
      error: { code: 'x/bad', value: 'seats.1.chips', expected: 'a number of chips' },
    });
    expect(read.ok ? '' : read.error.message).toBe(
      'invalid value at seats.1.chips; expected a number of chips',
    );
  });

  test('that is wrong as a whole has no path', () => {
    expect(checkShape(schema, 7, 'x/bad')).toMatchObject({ error: { value: '', problem: 'invalid value' } });
  });
});

test('a path segment can be an object too', () => {
  const schema: Schema<never> = {
    '~standard': { validate: () => ({ issues: [{ message: 'm', path: [{ key: 'a' }, 0, Symbol('s')] }] }) },
  };
  expect(checkShape(schema, 7, 'x/bad')).toMatchObject({ error: { value: 'a.0.Symbol(s)' } });
});

test('a schema that needs time throws', () => {
  const slow = z.string().refine(async () => true);
  expect(() => checkShape(slow, 'x', 'x/bad')).toThrow(TypeError);
});

test('a wrong value is written as text', () => {
  const refusal = wrong('seat/none', -1, 'no seat -1', '0 to 5');
  expect(refusal).toMatchObject({ ok: false, error: { code: 'seat/none', value: '-1', at: undefined } });
  expect(() => unwrap(refusal)).toThrow('no seat -1; expected 0 to 5');
});
