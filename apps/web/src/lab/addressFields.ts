import { refuse, succeed, type Result } from '@doorcard/cards';

/** A field of an address that cannot be used. */
export const refuseField = (name: string, value: string, expected: string): Result<never> =>
  refuse({
    code: 'lab/bad-address',
    value: `${name}=${value}`,
    problem: `the link says ${name}=${value}`,
    expected,
  });

/** The list of a JSON text; undefined if the text is anything else. */
export function parseList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The locked decisions of an address. The solver checks them. */
export function readLocks<Lock>(query: URLSearchParams): Result<readonly Lock[]> {
  const text = query.get('locks');
  if (text === null) return succeed([]);
  const list = parseList(text);
  return list === undefined
    ? refuseField('locks', text.slice(0, 40), 'a JSON list of locked decisions')
    : succeed(list as Lock[]);
}

/** The number of a field; NaN for an empty one, which the solver refuses. */
export const toNumber = (text: string): number => (text.trim() === '' ? NaN : Number(text));
