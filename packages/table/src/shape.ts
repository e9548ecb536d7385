import { refuse, succeed, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';

/** The value as the schema has it, or what is wrong with it first. */
export function checkShape<T>(schema: z.ZodMiniType<T>, value: unknown, code: string): Result<T> {
  const checked = z.safeParse(schema, value);
  if (checked.success) return succeed(checked.data);
  const { path, message } = checked.error.issues[0]!;
  const place = path.map(String).join('.');
  return refuse({
    code,
    value: place,
    problem: place === '' ? 'the whole of it is wrong' : `${place} is wrong`,
    expected: message,
  });
}

/** Text as JSON, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
