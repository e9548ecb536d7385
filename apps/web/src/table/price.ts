import type { View } from '@doorcard/engine';

/** The price of a call: its share of the pot that it makes, in per cent to one decimal, rounded up. */
export function findPrice({
  legal,
  pot,
}: View): { readonly call: number; readonly pot: number; readonly percent: string } | undefined {
  const call = legal?.call;
  if (call === undefined) return undefined;
  return { call, pot, percent: String(Math.ceil((call * 1000) / (pot + call)) / 10) };
}
