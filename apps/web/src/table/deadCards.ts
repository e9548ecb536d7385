import type { View } from '@doorcard/engine';
import { listDead, type DeadCard } from '@doorcard/table/client';
import type { Outs } from './outs.js';

/** The open cards of others, those first that would have improved my hand. */
export const sortDead = (view: View, outs: Outs | undefined): (DeadCard & { readonly isOut: boolean })[] =>
  listDead(view)
    .map((dead) => ({ ...dead, isOut: outs?.dead.includes(dead.card) === true }))
    .toSorted((a, b) => Number(b.isOut) - Number(a.isOut));

/** What a call pays: the pot to one, and the chance to win from which it is worth it. */
export function findPotOdds({
  legal,
  pot,
}: View): { readonly ratio: string; readonly percent: number } | undefined {
  const call = legal?.call;
  if (call === undefined) return undefined;
  return {
    ratio: String(Math.round((pot * 10) / call) / 10),
    percent: Math.ceil((call * 100) / (pot + call)),
  };
}
