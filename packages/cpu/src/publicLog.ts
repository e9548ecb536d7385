import type { Seat, View, ViewEvent } from '@doorcard/engine';
import { BRING_IN, CALL, CHECK, FOLD, makeMove, RAISE, STREET } from './publicMoves.js';

/** What the events of a stud hand say. Everything is public, so all seats of a hand share it. */
export interface PublicLog {
  readonly bringInSeat: Seat | undefined;
  readonly completer: Seat | undefined;
  readonly bettor: Seat | undefined;
  /** Of the street before. */
  readonly lastBettor: Seat | undefined;
  /** Seats that have decided on this street, as bits; that have since the last wager; that have wagered. */
  readonly acted: number;
  readonly answered: number;
  readonly wagered: number;
  /** The first `count` are what everybody did. */
  readonly moves: Uint8Array;
  readonly count: number;
}

const KINDS = { fold: FOLD, check: CHECK, call: CALL } as const;

/** Seats in four bits each, `NOBODY` for undefined; seats that did something in ten bits each. */
const NOBODY = 15;
const packSeat = (seat: Seat | undefined): number => seat ?? NOBODY;
const unpackSeat = (bits: number): Seat | undefined => {
  const seat = bits & 15;
  return seat === NOBODY ? undefined : seat;
};
const ALL_SEATS = (1 << 10) - 1;

class GrowingLog implements PublicLog {
  bringInSeat: Seat | undefined;
  completer: Seat | undefined;
  bettor: Seat | undefined;
  lastBettor: Seat | undefined;
  acted = 0;
  answered = 0;
  wagered = 0;
  moves = new Uint8Array(256);
  count = 0;
  private street = 0;
  /** The first `read` are those that this log has read. */
  private readonly events: ViewEvent[] = [];
  private read = 0;
  /** By event, packed: what it was before it. Hands of a rollout have the beginning in common. */
  private wereSeats = new Int32Array(256);
  private wereActive = new Int32Array(256);
  private wereCounts = new Int32Array(256);

  follow(events: View['events']): void {
    const same = this.countSame(events);
    if (same < this.read) this.goBack(same);
    if (events.length > this.wereSeats.length) this.makeRoom(events.length);
    for (let i = same; i < events.length; i++) {
      const event = events[i]!;
      this.keep(i);
      this.events[i] = event;
      // An event that cannot be read is read again.
      this.read = i;
      this.take(event);
    }
    this.read = events.length;
  }

  /** How many of the first events are those that were read last time. */
  private countSame(events: View['events']): number {
    const most = Math.min(this.read, events.length);
    for (let i = 0; i < most; i++) if (events[i] !== this.events[i]) return i;
    return most;
  }

  private keep(at: number): void {
    this.wereSeats[at] =
      packSeat(this.bringInSeat) |
      (packSeat(this.completer) << 4) |
      (packSeat(this.bettor) << 8) |
      (packSeat(this.lastBettor) << 12);
    this.wereActive[at] = this.acted | (this.answered << 10) | (this.wagered << 20);
    this.wereCounts[at] = this.street | (this.count << 4);
  }

  /** Is again what it was before an event. */
  private goBack(at: number): void {
    const seats = this.wereSeats[at]!;
    const active = this.wereActive[at]!;
    const counts = this.wereCounts[at]!;
    this.bringInSeat = unpackSeat(seats);
    this.completer = unpackSeat(seats >> 4);
    this.bettor = unpackSeat(seats >> 8);
    this.lastBettor = unpackSeat(seats >> 12);
    this.acted = active & ALL_SEATS;
    this.answered = (active >> 10) & ALL_SEATS;
    this.wagered = (active >> 20) & ALL_SEATS;
    this.street = counts & 15;
    this.count = counts >> 4;
    this.read = at;
  }

  /** Without a cap there is no limit to the raises of a hand. */
  private makeRoom(length: number): void {
    const [seats, active, counts] = [this.wereSeats, this.wereActive, this.wereCounts];
    this.wereSeats = new Int32Array(2 * length);
    this.wereActive = new Int32Array(2 * length);
    this.wereCounts = new Int32Array(2 * length);
    this.wereSeats.set(seats);
    this.wereActive.set(active);
    this.wereCounts.set(counts);
  }

  private take(event: ViewEvent): void {
    switch (event.type) {
      case 'street':
        this.street = event.street;
        this.add(STREET, event.street);
        this.lastBettor = this.bettor;
        this.bettor = undefined;
        this.acted = 0;
        this.answered = 0;
        this.wagered = 0;
        return;
      case 'bringIn':
        this.add(BRING_IN, event.seat);
        this.bringInSeat ??= event.seat;
        this.acted |= 1 << event.seat;
        this.answered |= 1 << event.seat;
        return;
      case 'raise':
        this.add(RAISE, event.seat);
        if (this.street === 0) {
          // Who completes instead of bringing in was the one to bring in.
          if (this.acted === 0) this.bringInSeat ??= event.seat;
          this.completer ??= event.seat;
        }
        this.bettor = event.seat;
        this.acted |= 1 << event.seat;
        this.answered = 1 << event.seat;
        this.wagered |= 1 << event.seat;
        return;
      case 'fold':
      case 'check':
      case 'call':
        this.add(KINDS[event.type], event.seat);
        this.acted |= 1 << event.seat;
        this.answered |= 1 << event.seat;
        return;
      default:
    }
  }

  private add(kind: number, seat: number): void {
    if (this.count === this.moves.length) {
      const longer = new Uint8Array(2 * this.moves.length);
      longer.set(this.moves);
      this.moves = longer;
    }
    this.moves[this.count++] = makeMove(kind, seat);
  }
}

const log = new GrowingLog();

/**
 * Reads the events of a hand. Their objects have many shapes, so reading them takes as long as the rest of a decision;
 * events never change and are only added, so those that the last call has read are not read again. The next call
 * overwrites the result.
 */
export function readPublicLog(events: View['events']): PublicLog {
  log.follow(events);
  return log;
}
