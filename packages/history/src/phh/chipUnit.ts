/** Amounts finer than this are rounding errors (0.30000000000000004), not chips. */
export const MAX_DECIMALS = 9;

/** In our chips. A thousand of these still add up exactly below 2^53. */
export const MAX_CHIPS = 2 ** 43;

/**
 * The private key for chips that are finer than every amount of a file: shares of 10.5 and 20.5 in two pots leave whole
 * stacks, but a program that deals the hand in whole chips gives the odd ones to somebody else.
 */
export const UNIT_KEY = '_doorcard_unit';

/** The digits after the point, `25` of 12.25; none for whole numbers and infinity. */
function fractionOf(amount: number): string {
  if (Number.isInteger(amount)) return '';
  const [digits = '', exponent = '0'] = String(Math.abs(amount)).split('e');
  if (exponent.startsWith('-')) return '0'.repeat(-Number(exponent) - 1) + digits.replace('.', '');
  return digits.split('.')[1] ?? '';
}

export const countDecimals = (amount: number): number => fractionOf(amount).length;

export const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

/**
 * The smallest number of chips for 1.0 that makes all these amounts whole: 4 for 0.25 and 12.5. Amounts have at most
 * `MAX_DECIMALS` decimals.
 */
export function findUnit(amounts: Iterable<number>): number {
  let unit = 1;
  for (const amount of amounts) {
    const fraction = fractionOf(amount);
    if (fraction === '') continue;
    const scale = 10 ** fraction.length;
    const denominator = scale / divisorOf(Number(fraction), scale);
    unit = joinUnits(unit, denominator);
  }
  return unit;
}

/** The smallest unit that has the chips of both. */
export const joinUnits = (a: number, b: number): number => a * (b / divisorOf(a, b));

/** Whether chips of this unit can be written with decimals: the unit divides a power of ten. */
export const isUnit = (unit: number): boolean =>
  Number.isSafeInteger(unit) && unit >= 1 && 10 ** MAX_DECIMALS % unit === 0;

/** Rounding only removes the error of the product: 0.07 * 100 is 7.000000000000001. Never -0. */
export const toChips = (amount: number, unit: number): number => Math.round(amount * unit) + 0;

/** The amount as it is written in a file: `200`, `0.25`, `inf`. The unit must divide a power of ten. */
export function makeAmount(chips: number, unit: number): string {
  if (chips === Infinity) return 'inf';
  if (!Number.isSafeInteger(chips)) throw new RangeError(`${chips} is not a whole number of chips`);
  const text = (chips / unit).toFixed(decimalsOf(unit));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function decimalsOf(unit: number): number {
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    if (10 ** decimals % unit === 0) return decimals;
  }
  throw new RangeError(`${unit} chips for 1.0 cannot be written with ${MAX_DECIMALS} decimals`);
}
