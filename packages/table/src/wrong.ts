import { InputError, type Result } from '@doorcard/cards';

type Code = `table/${string}` | `view/${string}`;

export const complain = (code: Code, value: unknown, problem: string, expected: string): InputError =>
  new InputError({ code, value: String(value), problem, expected });

export const wrong = (code: Code, value: unknown, problem: string, expected: string): Result<never> => ({
  ok: false,
  error: complain(code, value, problem, expected),
});
