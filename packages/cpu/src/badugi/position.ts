import type { Seat, View } from '@doorcard/engine';
import { seatOf } from '../player.js';

export type PositionCategory = 'early' | 'middle' | 'late';

/** Where a player sits among those still in. */
export interface PositionContext {
  readonly positionCategory: PositionCategory;
  /** How many live players act before it after a draw. */
  readonly relativePosition: number;
  /** Players who have not folded, those all-in included. */
  readonly activePlayers: number;
  readonly playerIndex: Seat;
  readonly dealerIndex: Seat;
}

/** The place in the order of action after a draw, counting live seats alone: the button is the latest. */
export function getPositionContext(view: View, seat = seatOf(view)): PositionContext {
  const { seats } = view;
  let before = 0;
  let active = 0;
  for (let i = 0; i < seats.length; i++) {
    if (seats[i]!.folded) continue;
    active++;
    if (i < seat) before++;
  }
  return {
    positionCategory: categorise(before, active),
    relativePosition: before,
    activePlayers: active,
    playerIndex: seat,
    dealerIndex: seats.length - 1,
  };
}

/** Thirds of the live players; the edges go to early and late. */
function categorise(before: number, active: number): PositionCategory {
  if (before < Math.ceil(active / 3)) return 'early';
  return before >= Math.floor((2 * active) / 3) ? 'late' : 'middle';
}
