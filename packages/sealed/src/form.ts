import { succeed, wrong, type ErrorCode, type Result } from './result.js';
import { findIssue, type Schema, type SchemaIssue } from './shape.js';

/** Data that people write by hand, such as a spot file. */
export interface Form {
  /** As in `a spot`. */
  readonly name: string;
  readonly codes: {
    readonly unknownField: ErrorCode;
    readonly missingField: ErrorCode;
    readonly badField: ErrorCode;
    /** Nothing was given; defaults to `badField`. */
    readonly nothing?: ErrorCode;
  };
  /** The fields of the object at a path. */
  readonly listFields: (path: readonly string[]) => readonly string[];
}

/** What zod reports of an issue beyond the standard. */
interface ZodIssue extends SchemaIssue {
  readonly code?: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
}

/** Like `checkShape`, but the error distinguishes unknown, missing and bad fields and shows the value. */
export function checkForm<T>(schema: Schema<T>, value: unknown, form: Form): Result<T> {
  const found = findIssue(schema, value);
  return found.ok ? succeed(found.value) : refuseIssue(found.issue, found.path, value, form);
}

function refuseIssue(
  { code, keys, values, message }: ZodIssue,
  path: readonly string[],
  value: unknown,
  { name, codes, listFields }: Form,
): Result<never> {
  if (code === 'unrecognized_keys' && keys !== undefined) {
    const field = [...path, keys[0]!].join('.');
    const expected = `the fields ${listFields(path).join(', ')}`;
    return wrong(codes.unknownField, field, `${name} has no field "${field}"`, expected);
  }
  const field = path.join('.');
  const expected = code === 'invalid_value' && values !== undefined ? `one of ${values.join(', ')}` : message;
  const bad = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);
  if (bad === undefined) {
    return field === ''
      ? wrong(codes.nothing ?? codes.badField, '', `not ${name}`, expected)
      : wrong(codes.missingField, field, `${field} is missing`, `${field}: ${expected}`);
  }
  const written = write(bad);
  const problem = field === '' ? `${written} is not ${name}` : `${field} cannot be ${written}`;
  return wrong(codes.badField, written, problem, expected);
}

/** As JSON; a bigint cannot be written as JSON. */
const write = (value: unknown): string =>
  typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value));
