import {
  listEvents,
  type Chips,
  type Hand,
  type HandEvent,
  type Seat,
  type ViewEvent,
} from '@doorcard/engine';

// The dealer never takes a rake. A site does, out of the pots, and histories say what was left.

/** By seat: what its share of all pots adds up to. */
export function sumWins(events: readonly (HandEvent | ViewEvent)[], seats: number): Chips[] {
  const wins = Array.from({ length: seats }, () => 0);
  for (const event of events) if (event.type === 'win') wins[event.seat]! += event.chips;
  return wins;
}

/** By seat: what the dealer pays. */
export function listPayouts(hand: Hand): Chips[] {
  const { stacks } = hand.plan.setup;
  // An unknown stack does not show what came out of the pot; the events do, but cost as much as playing the hand.
  if (stacks.includes(Infinity)) return sumWins(listEvents(hand), hand.plan.seats);
  return stacks.map((stack, seat) => hand.stackOf(seat) - stack + hand.paidOf(seat) + hand.anteOf(seat));
}

/** One player whose collected chips do not follow from what the dealer pays. */
export interface PayoutDifference {
  readonly seat: Seat;
  readonly collected: Chips;
  readonly paid: Chips;
}

/**
 * The first player who collected what he cannot have: without a rake exactly what the dealer pays, with one at most
 * that, and something if the dealer pays something. Undefined when everything fits; that the rake is the whole
 * difference is for the caller to check.
 */
export function findDifference(
  collected: readonly Chips[],
  payouts: readonly Chips[],
  rake: Chips,
): PayoutDifference | undefined {
  const seat = collected.findIndex((chips, i) => {
    const paid = payouts[i]!;
    if (rake === 0) return chips !== paid;
    return chips > paid || (chips === 0 && paid > rake) || paid - chips > rake;
  });
  return seat < 0 ? undefined : { seat, collected: collected[seat]!, paid: payouts[seat]! };
}

export const sum = (chips: readonly Chips[]): Chips => chips.reduce((all, each) => all + each, 0);
