// What everybody did, as numbers: the log of a view has events of many shapes, and reading it twice costs more than
// most decisions.

export const STREET = 0;
export const BRING_IN = 1;
export const FOLD = 2;
export const CHECK = 3;
export const CALL = 4;
export const RAISE = 5;

const SEAT_BITS = 4;
export const MOST_SEATS = 1 << SEAT_BITS;
const SEAT_MASK = (1 << SEAT_BITS) - 1;

/** A kind and a seat; for the beginning of a street its index. */
export type PublicMove = number;

export const makeMove = (kind: number, seat: number): PublicMove => (kind << SEAT_BITS) | seat;
export const kindOfMove = (move: PublicMove): number => move >> SEAT_BITS;
export const seatOfMove = (move: PublicMove): number => move & SEAT_MASK;
