import { InputError, type Result } from '@doorcard/cards';

/** The value; throws the error with the name of the field in front. */
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
