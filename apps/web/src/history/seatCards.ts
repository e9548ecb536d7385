import type { Seat } from '@doorcard/engine';
import { listCards, type LyingCard } from '@doorcard/table/client';
import { isKnown } from '../shared/hands/keptHand.js';
import type { Sight } from '../shared/hands/sight.js';
import type { Step } from './replay.js';

/** The cards of a seat at a step: as they were seen, or all that the record has. */
export function listSeatCards({ view, holes }: Step, seat: Seat, sight: Sight): LyingCard[] {
  if (sight === 'seen') {
    return listCards(view, seat).map(({ card, isUp }) => ({
      card: card !== undefined && isKnown(card) ? card : undefined,
      isUp,
    }));
  }
  const { up } = view.seats[seat]!;
  return holes[seat]!.map((card) => ({ card, isUp: card !== undefined && up.includes(card) }));
}
