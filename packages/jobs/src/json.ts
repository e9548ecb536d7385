/** What can be sent between threads and machines and read again exactly. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The path of the first value that JSON would drop or change (undefined, NaN, -0, a date, a bigint …), as in `sums[3]`;
 * undefined when the whole value survives a round trip.
 */
export function findNonJson(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    // A plain loop also visits the holes of a sparse array.
    for (let at = 0; at < value.length; at++) {
      const bad = findNonJson(value[at], `${path}[${at}]`);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return path;
  for (const [key, part] of Object.entries(value)) {
    const bad = findNonJson(part, `${path}.${key}`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}
