import type { Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import type { Outs } from './outs.js';

/** An open card of somebody else. */
export interface DeadCard {
  readonly card: Card;
  readonly isFolded: boolean;
  /** One that would have helped me. */
  readonly isOut: boolean;
}

/** What lies open in other hands, folded ones too: first what I hoped for, and high before low. */
export function listDead(view: View, outs: Outs | undefined): DeadCard[] {
  const dead = view.seats.flatMap(({ up, folded }, seat) =>
    seat === view.seat
      ? []
      : up.map((card) => ({ card, isFolded: folded, isOut: outs?.dead.includes(card) === true })),
  );
  return dead.toSorted((a, b) => Number(b.isOut) - Number(a.isOut) || b.card - a.card);
}

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
