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

/** More events than a hand has; a small integer, which keeps the field fast. */
const MORE_THAN_ALL = 1 << 29;

const KINDS = { fold: FOLD, check: CHECK, call: CALL } as const;

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

  follow(events: View['events']): void {
    if (!this.hasRead(events)) this.begin();
    const { read } = this;
    // An event that cannot be read leaves the log to be begun again.
    this.read = MORE_THAN_ALL;
    for (let i = read; i < events.length; i++) {
      const event = events[i]!;
      this.events[i] = event;
      this.take(event);
    }
    this.read = events.length;
  }

  private hasRead(events: View['events']): boolean {
    const { read } = this;
    if (read > events.length) return false;
    for (let i = 0; i < read; i++) if (events[i] !== this.events[i]) return false;
    return true;
  }

  private begin(): void {
    this.bringInSeat = undefined;
    this.completer = undefined;
    this.bettor = undefined;
    this.lastBettor = undefined;
    this.acted = 0;
    this.answered = 0;
    this.wagered = 0;
    this.count = 0;
    this.street = 0;
    this.read = 0;
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
      // Without a cap there is no limit to the raises of a hand.
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
