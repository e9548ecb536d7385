import { refuse, succeed, type Result } from '@doorcard/sealed';

/** A seed is any u64: a whole number, a bigint or decimal digits. */
export function parseSeed(value: number | bigint | string): Result<bigint> {
  const text = String(value).trim();
  const seed =
    /^\d+$/.test(text) && (typeof value !== 'number' || Number.isSafeInteger(value)) ? BigInt(text) : -1n;
  if (seed >= 0n && seed < 1n << 64n) return succeed(seed);
  return refuse({
    code: 'seed/not-u64',
    value: text,
    problem: `"${text}" is not a seed`,
    expected: 'a whole number from 0 to 18446744073709551615, such as 42',
  });
}
