import { refuse, succeed, type Result } from '@doorcard/cards';
import type { Chips, Hand } from '@doorcard/engine';
import { makeAmount, toChips } from '../phh/chipUnit.js';
import type { PhhHand } from '../phh/phhHand.js';
import { findDifference, listPayouts, sum } from '../rake.js';

/** The private key for what the site took. PHH has only `winnings`, which are what was left. */
export const RAKE_KEY = '_doorcard_rake';

/** The rake that a file names; undefined when it names none. */
export function readRake({ extras, unit }: PhhHand): Result<Chips | undefined> {
  if (!Object.hasOwn(extras, RAKE_KEY)) return succeed(undefined);
  const value = extras[RAKE_KEY];
  const chips = typeof value === 'number' && value >= 0 ? toChips(value, unit) : NaN;
  if (Number.isSafeInteger(chips) && Math.abs(chips / unit - (value as number)) < 1e-9) return succeed(chips);
  return refuse({
    code: 'history/bad-rake',
    value: String(value),
    problem: `${RAKE_KEY} is ${String(value)}`,
    expected: 'a number of 0 or more in the unit of the hand, as in 0.5',
  });
}

interface Rake {
  /** By seat: what the dealer pays. */
  readonly payouts: readonly Chips[];
  /** By seat. */
  readonly collected: readonly Chips[];
  readonly rake: Chips;
  readonly warnings: readonly string[];
}

/**
 * What each player collected and what the site took, as far as the file says so in a way that fits the payouts of the
 * dealer. If it does not fit, the payouts stand and a warning names both amounts.
 */
export function settleRake(phh: PhhHand, hand: Hand, told: Chips | undefined): Rake {
  const payouts = listPayouts(hand);
  const { winnings, finishingStacks, unit } = phh;
  const none = { payouts, collected: payouts, rake: 0, warnings: [] };
  const left =
    winnings ??
    (told === undefined
      ? undefined
      : finishingStacks?.map((chips, seat) => chips - hand.stackOf(seat) + payouts[seat]!));
  // Unknown stacks do not show a rake.
  if (left === undefined || !left.every(Number.isSafeInteger)) {
    if (told === undefined || told === 0) return none;
    return { ...none, warnings: [`${RAKE_KEY} without winnings or finishing_stacks: nobody pays it`] };
  }
  const rake = told ?? sum(payouts) - sum(left);
  const amount = (chips: Chips): string => makeAmount(chips, unit);
  if (rake < 0 || sum(left) + rake !== sum(payouts)) {
    const words = `the winnings add up to ${amount(sum(left))}, the dealer pays ${amount(sum(payouts))}`;
    return { ...none, warnings: [told === undefined ? words : `${words}, and the rake is ${amount(told)}`] };
  }
  const wrong = findDifference(left, payouts, rake);
  if (wrong === undefined) return { payouts, collected: left, rake, warnings: [] };
  const { seat, collected, paid } = wrong;
  return {
    ...none,
    warnings: [`p${seat + 1} has winnings of ${amount(collected)}, the dealer pays ${amount(paid)}`],
  };
}

/** The amounts of a file after the rake; nothing where there was none. */
export function takeRake(
  hand: Hand,
  collected: readonly Chips[],
): Pick<PhhHand, 'finishingStacks' | 'winnings'> | undefined {
  const payouts = listPayouts(hand);
  if (sum(payouts) === sum(collected)) return undefined;
  return {
    finishingStacks: collected.map((chips, seat) => hand.stackOf(seat) - payouts[seat]! + chips),
    winnings: collected,
  };
}

export function makeRakeKey(
  hand: Hand,
  collected: readonly Chips[],
  unit: number,
): Readonly<Record<string, number>> {
  const rake = sum(listPayouts(hand)) - sum(collected);
  return rake === 0 ? {} : { [RAKE_KEY]: Number(makeAmount(rake, unit)) };
}
