import type { Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';

/** An up card of another player. */
export interface DeadCard {
  readonly card: Card;
  readonly isFolded: boolean;
}

/** The up cards of others, including folded ones, high before low. */
export const listDead = (view: Pick<View, 'seat' | 'seats'>): DeadCard[] =>
  view.seats
    .flatMap(({ up, folded }, seat) =>
      seat === view.seat ? [] : up.map((card) => ({ card, isFolded: folded })),
    )
    .toSorted((a, b) => b.card - a.card);
