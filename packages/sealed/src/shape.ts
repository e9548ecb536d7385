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

/** The value as the schema returns it, or an error with the path of the first fault. */
export function checkShape<T>(schema: Schema<T>, value: unknown, code: ErrorCode): Result<T> {
  const found = findIssue(schema, value);
  if (found.ok) return succeed(found.value);
  const place = found.path.join('.');
  return wrong(code, place, `invalid value${place && ` at ${place}`}`, found.issue.message);
}

type Found<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issue: SchemaIssue; readonly path: readonly string[] };

/** The value, or the first fault and its path. */
export function findIssue<T>(schema: Schema<T>, value: unknown): Found<T> {
  const outcome = schema['~standard'].validate(value);
  if (outcome instanceof Promise) throw new TypeError('async schema');
  if (outcome.issues === undefined) return { ok: true, value: outcome.value };
  const issue = outcome.issues[0]!;
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  return { ok: false, issue, path };
}
