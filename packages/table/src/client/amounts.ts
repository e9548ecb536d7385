import type { Chips, LegalRaise, View } from '@doorcard/engine';

/** Any amount between two limits may be bet, not only one or two fixed sizes. */
export const isFreeRaise = ({ min, max, sizes }: LegalRaise): boolean => sizes === undefined && min < max;

export const isLegalAmount = ({ min, max, sizes }: LegalRaise, to: number): boolean =>
  sizes === undefined ? to >= min && to <= max : sizes.includes(to);

/** Chips as they are typed, 1250 or 1,250; undefined for anything else. */
export function parseAmount(text: string): Chips | undefined {
  const plain = text.replaceAll(',', '');
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

const AMOUNT_NAMES = ['third', 'half', 'threeQuarters', 'pot', 'most'] as const;
export type AmountName = (typeof AMOUNT_NAMES)[number];

const PARTS: Readonly<Record<Exclude<AmountName, 'most'>, readonly [part: number, of: number]>> = {
  third: [1, 3],
  half: [1, 2],
  threeQuarters: [3, 4],
  pot: [1, 1],
};

/**
 * The usual raises: a third, half and three quarters of the pot, the pot, and as much as is allowed; those that are not
 * between the limits are left out. The largest is called `most` if it is the whole stack; in pot limit it is the pot.
 */
export function listAmounts({
  pot,
  currentBet,
  legal,
  seat,
  seats,
}: Pick<View, 'pot' | 'currentBet' | 'legal' | 'seat' | 'seats'>): readonly (readonly [
  name: AmountName,
  to: Chips,
])[] {
  if (legal?.raise === undefined || seat === null) return [];
  const { min, max } = legal.raise;
  const { bet, stack } = seats[seat]!;
  const largest: AmountName = max < bet + stack ? 'pot' : 'most';
  // A raise by the pot counts the call first.
  const after = pot + (legal.call ?? 0);
  const amountOf = (name: AmountName): Chips => {
    if (name === largest || name === 'most') return max;
    const [part, of] = PARTS[name];
    return currentBet + Math.floor((after * part) / of);
  };
  return AMOUNT_NAMES.map((name) => [name, amountOf(name)] as const).filter(
    ([name, to]) => name === largest || (to >= min && to < max),
  );
}
