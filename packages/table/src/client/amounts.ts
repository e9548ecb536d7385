import type { Chips, LegalRaise, View } from '@doorcard/engine';

/** Any amount between two limits may be bet, as opposed to one or two fixed sizes. */
export const isFreeRaise = ({ min, max, sizes }: LegalRaise): boolean => sizes === undefined && min < max;

export const isLegalAmount = ({ min, max, sizes }: LegalRaise, to: number): boolean =>
  sizes === undefined ? to >= min && to <= max : sizes.includes(to);

/** Chips as they are typed, 1250 or 1,250; undefined for anything else. */
export function parseAmount(text: string): Chips | undefined {
  const plain = text.replaceAll(',', '');
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

export const AMOUNT_NAMES = ['least', 'halfPot', 'pot', 'most'] as const;
export type AmountName = (typeof AMOUNT_NAMES)[number];

/** The usual raises: the least, half the pot, the pot, all; each within what is legal and only once. */
export function listAmounts({
  pot,
  currentBet,
  legal,
}: Pick<View, 'pot' | 'currentBet' | 'legal'>): readonly (readonly [name: AmountName, to: Chips])[] {
  if (legal?.raise === undefined) return [];
  const { min, max } = legal.raise;
  // A raise by the pot counts the call first.
  const after = pot + (legal.call ?? 0);
  const amounts: Readonly<Record<AmountName, Chips>> = {
    least: min,
    halfPot: currentBet + Math.floor(after / 2),
    pot: currentBet + after,
    most: max,
  };
  return AMOUNT_NAMES.map((name) => [name, amounts[name]] as const).filter(
    ([name, to], i, all) =>
      name === 'least' ||
      name === 'most' ||
      (to > min && to < max && !all.slice(0, i).some(([, other]) => other === to)),
  );
}
