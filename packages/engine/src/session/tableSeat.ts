import type { Chips } from '../setup.js';
import type { Chair } from './button.js';

/** Who sits on a chair. Without chips he is not dealt in: busted at a cash table, out of a tournament. */
export interface TableSeat {
  readonly name: string;
  readonly chips: Chips;
  /** All that he has bought; what he has won is `chips - bought`. */
  readonly bought: Chips;
  /** Came or came back after others have paid blinds: in games with blinds he waits until the big blind is his. */
  readonly waits: boolean;
}

/** By chair; null is empty. */
export type TableSeats = readonly (TableSeat | null)[];

/** The chairs of those who have chips, in rising order. */
export const playersOf = (seats: TableSeats): Chair[] =>
  seats.flatMap((seat, chair) => (seat !== null && seat.chips > 0 ? [chair] : []));

/** The chairs of those with chips who wait for the big blind. */
export const waitingOf = (seats: TableSeats): Chair[] =>
  playersOf(seats).filter((chair) => seats[chair]!.waits);

/** After the blinds of a hand: who is dealt in owes nothing, who has no chips misses the hand and will wait. */
export const markDealt = (seats: TableSeats, dealt: readonly Chair[]): TableSeats =>
  seats.map((seat, chair) => {
    if (seat === null) return null;
    if (dealt.includes(chair)) return { ...seat, waits: false };
    return seat.chips > 0 ? seat : { ...seat, waits: true };
  });
