import { countBits } from '@doorcard/cards';
import type { Seat } from '../setup.js';

// Sets of seats are bits.

/** The first seat of a set after `seat`, clockwise. */
export function nextSeat(seats: number, seat: Seat): Seat {
  const after = seats & ~((2 << seat) - 1);
  const from = after === 0 ? seats : after;
  return 31 - Math.clz32(from & -from);
}

export const countSeats = (seats: number): number => countBits(seats);
