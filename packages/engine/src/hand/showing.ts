import type { Seat } from '../setup.js';
import { UNKNOWN_CARD } from './cardSource.js';
import type { Hand } from './hand.js';
import { nextSeat } from './seatSet.js';
import { settle } from './settlement.js';

/** Which players show and which muck at the end, in order. */
export interface Showing {
  readonly seat: Seat;
  readonly shows: boolean;
}

/**
 * The last aggressor of the last round shows first, otherwise the player who acted first; after that a hand that cannot
 * win any part is mucked. With somebody all-in the betting ended early, so all hands are shown. A winning hand is
 * shown, unless it is the last one. Unknown cards cannot be shown.
 */
export function listShowings(hand: Hand): Showing[] {
  const { live, plan } = hand;
  if ((live & (live - 1)) === 0) return [];
  const contenders = live & ~hand.mucked;
  const isLast = (contenders & (contenders - 1)) === 0;
  const everybody = (hand.allIn & live) !== 0;
  const winners = findWinners(hand);
  const best = plan.rankers.map(() => 0);
  const showings: Showing[] = [];
  let seat =
    hand.aggressor >= 0 ? hand.aggressor : nextSeat(live, (hand.opener + plan.seats - 1) % plan.seats);
  for (let left = live; left !== 0; left &= ~(1 << seat)) {
    if (((left >> seat) & 1) === 0) seat = nextSeat(left, seat);
    const hole = hand.holes[seat]!;
    const canShow = ((contenders >> seat) & 1) === 1 && !hole.includes(UNKNOWN_CARD);
    const ranks = canShow ? plan.rankers.map((rank) => rank(hole, hand.board)) : [];
    const canWin = ranks.some((rank, i) => rank > 0 && rank >= best[i]!);
    const wins = ((winners >> seat) & 1) === 1 && !isLast;
    showings.push({ seat, shows: canShow && (everybody || canWin || wins) });
    if (canWin) ranks.forEach((rank, i) => (best[i] = Math.max(best[i]!, rank)));
  }
  return showings;
}

/** The seats that win anything, as bits. */
function findWinners(hand: Hand): number {
  let winners = 0;
  settle(hand, (seat) => {
    winners |= 1 << seat;
  });
  return winners;
}
