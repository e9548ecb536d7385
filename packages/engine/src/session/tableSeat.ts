import type { Chips } from '../setup.js';
import type { Chair } from './button.js';

/** A player on a chair. Without chips he is not dealt in: busted at a cash table, out of a tournament. */
export interface TableSeat {
  readonly name: string;
  readonly chips: Chips;
  /** All chips that he has bought; he has won `chips - bought`. */
  readonly bought: Chips;
  /** Joined or came back after others have paid blinds: in games with blinds he waits for the big blind. */
  readonly waits: boolean;
}

/** By chair; null is empty. */
export type TableSeats = readonly (TableSeat | null)[];

/** The chairs of those who have chips, in rising order. */
export const playersOf = (seats: TableSeats): Chair[] =>
  seats.flatMap((seat, chair) => (seat !== null && seat.chips > 0 ? [chair] : []));

/** The chairs of players with chips who wait for the big blind. */
export const waitingOf = (seats: TableSeats): Chair[] =>
  playersOf(seats).filter((chair) => seats[chair]!.waits);

/**
 * After the blinds of a hand: players who are dealt in owe nothing; players without chips miss the hand and will wait.
 */
export const markDealt = (seats: TableSeats, dealt: readonly Chair[]): TableSeats =>
  seats.map((seat, chair) => {
    if (seat === null) return null;
    if (dealt.includes(chair)) return { ...seat, waits: false };
    return seat.chips > 0 ? seat : { ...seat, waits: true };
  });
