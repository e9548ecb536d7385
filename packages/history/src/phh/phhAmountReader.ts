import { succeed, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import { countDecimals, MAX_CHIPS, MAX_DECIMALS } from './chipUnit.js';
import { PHH_AMOUNTS, type PhhAmount } from './phhAmounts.js';
import { checkLength, placeOf, readTyped, refuseAt, type PhhSource } from './phhSource.js';
import { makeTomlValue } from './tomlValue.js';

const number = z.custom<number | bigint>((value) => typeof value === 'number' || typeof value === 'bigint');
const SINGLE = { schema: number, expected: 'a number, as in 400 or 12.75' };
const LIST = { schema: z.array(number), expected: 'numbers, as in [0.5, 1, 0]' };

/** The amounts of a key that is present, as written; a single amount is an array of one. */
export function readAmounts(source: PhhSource, key: PhhAmount, players: number): Result<readonly number[]> {
  const { isList } = PHH_AMOUNTS[key];
  const read = isList ? readTyped(source, key, LIST) : readTyped(source, key, SINGLE);
  if (!read.ok) return read;
  const amounts = [read.value].flat().map(Number);
  return (
    (isList ? checkLength(source, key, amounts.length, players) : undefined) ??
    checkAmounts(source, key, amounts) ??
    succeed(amounts)
  );
}

function checkAmounts(
  source: PhhSource,
  key: PhhAmount,
  amounts: readonly number[],
): Result<never> | undefined {
  for (const [index, amount] of amounts.entries()) {
    const complaint = complain(key, amount);
    if (complaint !== undefined) return refuseAmount(source, key, index, amount, ...complaint);
  }
  return undefined;
}

/** The code and what is expected instead. */
function complain(key: PhhAmount, amount: number): readonly [string, string] | undefined {
  const { mayBeZero, mayBeNegative, mayBeInfinite } = PHH_AMOUNTS[key];
  const size = mayBeNegative ? Math.abs(amount) : amount;
  // Written so that NaN fails too.
  const isAllowed = mayBeZero ? size >= 0 : size > 0;
  if (!isAllowed || (size === Infinity && !mayBeInfinite)) {
    return [
      'phh/bad-amount',
      `a number ${mayBeZero ? 'of 0 or more' : 'above 0'}${mayBeInfinite ? ', or inf' : ''}`,
    ];
  }
  if (countDecimals(amount) > MAX_DECIMALS)
    return ['phh/amount-too-fine', `at most ${MAX_DECIMALS} decimals`];
  return undefined;
}

const refuseAmount = (
  source: PhhSource,
  key: PhhAmount,
  index: number,
  amount: number,
  code: string,
  expected: string,
): Result<never> =>
  refuseAt(source, placeOf(source, key, index), {
    code,
    value: makeTomlValue(amount),
    problem: `${key}${PHH_AMOUNTS[key].isList ? ` of p${index + 1}` : ''} is ${makeTomlValue(amount)}`,
    expected,
  });

/** Refuses amounts with more chips of this unit than can be counted. */
export function checkSize(
  source: PhhSource,
  raw: ReadonlyMap<PhhAmount, readonly number[]>,
  unit: number,
): Result<never> | undefined {
  for (const [key, amounts] of raw) {
    const index = amounts.findIndex((amount) => isTooLarge(amount, unit));
    if (index >= 0) {
      return refuseAmount(source, key, index, amounts[index]!, 'phh/amount-too-large', sizeWords(unit));
    }
  }
  return undefined;
}

export const isTooLarge = (amount: number, unit: number): boolean =>
  amount !== Infinity && Math.abs(amount) * unit > MAX_CHIPS;

export const sizeWords = (unit: number): string => `at most ${Math.floor(MAX_CHIPS / unit)}`;
