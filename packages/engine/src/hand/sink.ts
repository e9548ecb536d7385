import type { Chips, Seat } from '../setup.js';
import type { Half } from './settlement.js';

/** Receives the events of a hand while it is replayed, each after it has happened (`discard` and `showDown` before). */
export interface HandSink {
  ante(seat: Seat, chips: Chips): void;
  blind(seat: Seat, chips: Chips): void;
  street(street: number): void;
  /** The last `count` cards of a seat are new. */
  deal(seat: Seat, count: number): void;
  /** The last `count` cards of the board are new. */
  board(count: number): void;
  act(seat: Seat, code: number): void;
  discard(seat: Seat, places: number): void;
  /** A discard has been replaced. */
  draw(seat: Seat, place: number): void;
  reshuffle(): void;
  giveBack(seat: Seat, chips: Chips): void;
  showDown(): void;
  win(seat: Seat, chips: Chips, pot: number, half: Half): void;
}
