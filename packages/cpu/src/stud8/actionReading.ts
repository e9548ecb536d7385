import { CALL, CHECK, FOLD, kindOfMove, RAISE, seatOfMove, STREET } from '../publicMoves.js';
import type { VisibleContext } from '../visibleContext.js';

// How much strength an opponent's actions in this hand show. Everything is public, and nothing is remembered.

/** Points for an action, on top of what was shown before. */
const SHOWN = {
  /** A completion, by how many others were still in behind it: one, two or three, more. */
  completion: [0.05, 0.3, 0.6],
  /** A raise of a completion, by the same numbers. */
  reraise: [0.15, 0.6, 0.6],
  /** A call of a completion; the bring-in gets a price, others do not. */
  call3rd: 0.35,
  defence: 0.1,
  /** A bet and a raise, by street from 4th: at the end nobody waits for a card any more. */
  bet: [0.15, 0.18, 0.22, 0.6],
  raise: [0.7, 0.8, 1.1, 2],
  call: 0.15,
  check: -0.1,
};
const MOST_SEATS = 8;

const readCompletion = (wagers: number, left: number): number =>
  (wagers > 0 ? SHOWN.reraise : SHOWN.completion)[left <= 2 ? 0 : left <= 4 ? 1 : 2]!;

/** By seat. Used again for each decision. */
const points = new Float64Array(MOST_SEATS);

/** Points of strength that each seat has shown, by seat, 0 for nothing. Valid until the next call. */
export function readActions({
  moves,
  moveCount,
  view: { seats },
  bringInSeat,
}: VisibleContext): Float64Array {
  for (let seat = 0; seat < points.length; seat++) points[seat] = 0;
  let street = 0;
  let wagers = 0;
  let left = seats.length;
  for (let i = 0; i < moveCount; i++) {
    const seat = seatOfMove(moves[i]!);
    switch (kindOfMove(moves[i]!)) {
      case STREET:
        street = seat;
        wagers = 0;
        break;
      case FOLD:
        left--;
        break;
      case RAISE:
        points[seat]! +=
          street > 0 ? (wagers === 0 ? SHOWN.bet : SHOWN.raise)[street - 1]! : readCompletion(wagers, left);
        wagers++;
        break;
      case CALL:
        if (street > 0) points[seat]! += SHOWN.call;
        else if (wagers > 0) points[seat]! += seat === bringInSeat ? SHOWN.defence : SHOWN.call3rd;
        break;
      case CHECK:
        points[seat]! += SHOWN.check;
        break;
      default:
    }
  }
  for (let seat = 0; seat < points.length; seat++) if (points[seat]! < 0) points[seat] = 0;
  return points;
}
