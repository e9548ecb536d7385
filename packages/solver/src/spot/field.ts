import { InputError, type Result } from '@doorcard/cards';

/** The value, or the error thrown with the field before it. */
export function nameField<T>(field: string, result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, value, expected, at, problem } = result.error;
  throw new InputError({
    code,
    value,
    expected,
    problem: `${field}: ${problem}`,
    ...(at === undefined ? {} : { at }),
  });
}
