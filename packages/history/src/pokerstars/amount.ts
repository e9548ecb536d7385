import type { Chips } from '@doorcard/engine';

/** No table uses finer amounts than this. */
const MAX_DECIMALS = 6;
/** Money is written with two digits after the point, or with none. */
const MIN_DECIMALS = 2;

/** The default number of chips for 1.0: cents with a currency sign, single chips without one. */
export const usualUnit = (symbol: string): number => (symbol === '' ? 1 : 100);

/**
 * The number of decimals that amounts of this unit can need; undefined for a unit such as 3, which decimals cannot
 * express.
 */
function decimalsOf(unit: number): number | undefined {
  if (!Number.isSafeInteger(unit) || unit < 1) return undefined;
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    if (10 ** decimals % unit === 0) return decimals;
  }
  return undefined;
}

export const isUnit = (unit: number): boolean => decimalsOf(unit) !== undefined;

/** `0.25`, `12`, and with `isLong` `12.00`. */
export function makeAmount(chips: Chips, unit: number, isLong = false): string {
  const decimals = decimalsOf(unit)!;
  const whole = Math.floor(chips / unit);
  const rest = chips % unit;
  if (rest === 0 && !isLong) return String(whole);
  const digits = String(rest * (10 ** decimals / unit)).padStart(decimals, '0');
  return `${whole}.${digits.replace(/0+$/, '').padEnd(MIN_DECIMALS, '0')}`;
}

/** An amount, or the number of chips for 1.0 that would make it whole; undefined when it is not an amount. */
export type ReadAmount = { readonly chips: Chips } | { readonly finer: number };

export function parseAmount(text: string, unit: number): ReadAmount | undefined {
  const [, written, fraction = ''] = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d+))?$/.exec(text) ?? [];
  if (written === undefined) return undefined;
  // Some exports separate thousands.
  const whole = written.replaceAll(',', '');
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > MAX_DECIMALS) return undefined;
  const scale = 10 ** digits.length;
  const parts = (Number(whole) * scale + Number(digits)) * unit;
  if (!Number.isSafeInteger(parts)) return undefined;
  return parts % scale === 0 ? { chips: parts / scale } : { finer: scale };
}
