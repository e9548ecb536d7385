import type { Seat } from '../setup.js';

// Sets of seats are bits.

/** The first seat of a set after `seat`, clockwise. */
export function nextSeat(seats: number, seat: Seat): Seat {
  const after = seats & ~((2 << seat) - 1);
  const from = after === 0 ? seats : after;
  return 31 - Math.clz32(from & -from);
}

export function countSeats(seats: number): number {
  let count = 0;
  for (let rest = seats; rest !== 0; rest &= rest - 1) count++;
  return count;
}
