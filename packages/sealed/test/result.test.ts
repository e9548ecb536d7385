import { expect, test } from 'vitest';
import { InputError, makeVisible } from '../src/index.js';

test('control characters are shown as escapes, line ends and tabs stay', () => {
  expect(makeVisible('a\u001B[2J\u0007\tb\nc\u202Ed\u009B')).toBe('a\\u001B[2J\\u0007\tb\nc\\u202Ed\\u009B');
  expect(makeVisible('Zoë, 役, €')).toBe('Zoë, 役, €');
});

test('a message cuts a long value wherever it stands, and performs nothing', () => {
  const value = `\u001B${'x'.repeat(5000)}`;
  const error = new InputError({
    code: 'test/long',
    value,
    problem: `the value "${value}"`,
    expected: 'less',
  });
  expect(error.message).toBe(`the value "\\u001B${'x'.repeat(119)}…"; expected less`);
  expect(error.value).toBe(value);
  const many = new InputError({ code: 'test/long', value: 'y', problem: 'p'.repeat(9000), expected: 'less' });
  expect(many.message.length).toBeLessThan(700);
});
