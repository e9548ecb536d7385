/** The part of a zod schema that is needed here, so that any flavour or version of zod fits. */
export interface Schema<T> {
  safeParse(value: unknown): Parsed<T>;
}

type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** Checks a value; the problem names the place of the first mismatch, as in `result.sums[3]: expected number`. */
export function checkSchema<T>(schema: Schema<T>, value: unknown, name: string): Checked<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const problem = `${name}${(issue?.path ?? []).map(writeStep).join('')}: ${issue?.message ?? 'does not fit'}`;
  return { ok: false, problem };
}

const writeStep = (step: PropertyKey): string =>
  typeof step === 'number' ? `[${step}]` : `.${String(step)}`;
