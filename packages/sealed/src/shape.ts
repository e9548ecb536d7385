import { succeed, wrong, type ErrorCode, type Result } from './result.js';

/**
 * What zod, zod/mini and other libraries have in common (https://standardschema.dev), so that this package depends on
 * none of them.
 */
export interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Outcome<T> | Promise<Outcome<T>> };
}

type Outcome<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The value as the schema has it, or a refusal that names the place of the first fault. */
export function checkShape<T>(schema: Schema<T>, value: unknown, code: ErrorCode): Result<T> {
  const outcome = schema['~standard'].validate(value);
  if (outcome instanceof Promise) throw new TypeError('async schema');
  if (outcome.issues === undefined) return succeed(outcome.value);
  const issue = outcome.issues[0]!;
  const place = placeOf(issue);
  return wrong(code, place, `invalid value${place && ` at ${place}`}`, issue.message);
}

/** The place of a fault, such as `seats.2.chips`; empty for the value itself. */
export const placeOf = ({ path = [] }: SchemaIssue): string =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
