import { refuse, succeed, type Result } from '@doorcard/cards';

/** The smallest and the largest value of each parameter of a level. */
export type ParameterBounds<P> = { readonly [K in keyof P]: readonly [min: number, max: number] };

/** Checks parameters that come from outside: each of them is there, is a number, and is within its bounds. */
export function checkParameters<P extends object>(
  level: string,
  bounds: ParameterBounds<P>,
  parameters: P,
): Result<P> {
  const names = Object.keys(bounds) as (keyof P & string)[];
  // Callers may be plain JavaScript, so the value may be anything.
  const given: Partial<Record<string, unknown>> = { ...parameters };
  for (const name of names) {
    const [min, max] = bounds[name];
    const value = given[name];
    if (typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max) continue;
    return refuse({
      code: 'player/bad-parameter',
      value: String(value),
      problem: `${name} of ${level} is ${String(value)}`,
      expected: max === Infinity ? `a number from ${min}` : `a number from ${min} to ${max}`,
    });
  }
  const unknown = Object.keys(given).find((name) => !(names as string[]).includes(name));
  if (unknown === undefined) return succeed(parameters);
  return refuse({
    code: 'player/unknown-parameter',
    value: unknown,
    problem: `${level} has no parameter "${unknown}"`,
    expected: `only ${names.join(', ')}`,
  });
}
