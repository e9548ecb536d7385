import { CALL, CHECK, FOLD, kindOfMove, MOST_SEATS, RAISE, seatOfMove, STREET } from '../publicMoves.js';
import type { VisibleContext } from '../visibleContext.js';
import { STUD_NUMBERS as N } from './studNumbers.js';

const claims = new Float64Array(MOST_SEATS);

/**
 * How much strength each seat has shown, 0 for none. Each step of 1 halves the hands that an honest player would have
 * left. What was shown on an earlier street counts for less. The next call overwrites the result.
 */
export function readClaims({ moves, moveCount, view: { seats } }: VisibleContext): Float64Array {
  for (let seat = 0; seat < seats.length; seat++) claims[seat] = 0;
  let street = 0;
  let wagers = 0;
  let left = seats.length;
  for (let i = 0; i < moveCount; i++) {
    const seat = seatOfMove(moves[i]!);
    switch (kindOfMove(moves[i]!)) {
      case STREET:
        street = seat;
        if (street > 0) for (let each = 0; each < seats.length; each++) claims[each]! *= N.fade;
        wagers = 0;
        break;
      case FOLD:
        left--;
        break;
      case RAISE:
        claims[seat]! +=
          wagers > 0
            ? N.raise[Math.min(2, wagers - 1)]!
            : street > 0
              ? N.bet[street]!
              : N.open[Math.min(5, left - 2)]!;
        wagers++;
        break;
      case CALL:
        claims[seat]! += street === 0 && wagers === 0 ? N.limp : N.call[street]! * Math.max(1, wagers);
        break;
      case CHECK:
        claims[seat] = Math.max(0, claims[seat]! - N.check);
        break;
      default:
    }
  }
  return claims;
}
