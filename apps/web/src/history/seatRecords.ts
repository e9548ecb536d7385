import type { Seat } from '@doorcard/engine';
import type { LyingCard } from '@doorcard/table/client';
import type { SeatRecord } from '../shared/felt/FrozenSeat.js';
import { listKnownCards } from '../shared/hands/knownCards.js';
import type { Sight } from '../shared/hands/sight.js';
import type { Replay, Step } from './replay.js';

/** The cards of a seat at a step: as they were seen, or all that the record has. */
export function listSeatCards({ view, holes }: Step, seat: Seat, sight: Sight): LyingCard[] {
  if (sight === 'seen') return listKnownCards(view, seat);
  const { up } = view.seats[seat]!;
  return holes[seat]!.map((card) => ({ card, isUp: card !== undefined && up.includes(card) }));
}

/** What the table shows of each seat at a step. */
export function listSeatRecords(
  { steps, stacks, before }: Replay,
  step: Step,
  sight: Sight,
  players: readonly string[],
): SeatRecord[] {
  const isEnd = step === steps.at(-1);
  return step.view.seats.map(({ folded }, seat) => ({
    player: players[seat] ?? '',
    cards: listSeatCards(step, seat, sight),
    isNamed: !(folded && sight === 'seen'),
    won: isEnd && stacks !== undefined ? stacks[seat]! - before[seat]! : undefined,
  }));
}
