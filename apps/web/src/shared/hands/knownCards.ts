import type { Seat, View } from '@doorcard/engine';
import { listCards, type LyingCard } from '@doorcard/table/client';
import { isKnown } from './keptHand.js';

/** The cards of a seat as they were seen; those that a record does not know count as hidden. */
export const listKnownCards = (view: View, seat: Seat): LyingCard[] =>
  listCards(view, seat).map(({ card, isUp }) => ({
    card: card !== undefined && isKnown(card) ? card : undefined,
    isUp,
  }));
