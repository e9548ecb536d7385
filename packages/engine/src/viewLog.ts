import type { Card } from '@doorcard/cards';
import type { HandEvent } from './hand/event.js';
import { followEvents, type EventLog } from './hand/eventLog.js';
import type { Hand } from './hand/hand.js';
import type { DrawRecord, Stakes, ViewEvent } from './view.js';

/** What is kept about a seat. Lists are replaced when they grow, never changed, because views share them. */
interface SeatLog {
  /** The cards that it has been dealt, except those that it drew. */
  count: number;
  up: readonly Card[];
  draws: readonly DrawRecord[];
  shown: readonly Card[] | null;
  /** Only for the seat itself. */
  dealt: readonly Card[];
  thrown: readonly number[];
}

const blankSeat = (): SeatLog => ({ count: 0, up: [], draws: [], shown: null, dealt: [], thrown: [] });

/** What views of a hand share, updated from view to view. It contains nothing that the view may not show. */
export class ViewLog {
  readonly stakes: Stakes;
  readonly events: ViewEvent[] = [];
  readonly seats: SeatLog[];
  board: readonly Card[] = [];
  private at = 0;
  private beginnings = 0;

  constructor(
    private readonly log: EventLog,
    hand: Hand,
  ) {
    const { stacks, antes, blinds, bringIn, smallBet, bigBet } = hand.plan.setup;
    this.stakes = { stacks, antes, blinds, bringIn, smallBet, bigBet };
    this.seats = stacks.map(blankSeat);
  }

  catchUp(): void {
    const { events, beginnings } = this.log;
    if (this.beginnings !== beginnings) this.begin(beginnings);
    for (; this.at < events.length; this.at++) this.take(events[this.at]!);
  }

  private begin(beginnings: number): void {
    this.beginnings = beginnings;
    this.events.length = 0;
    for (let seat = 0; seat < this.seats.length; seat++) this.seats[seat] = blankSeat();
    this.board = [];
    this.at = 0;
  }

  private take(event: HandEvent): void {
    this.events.push(this.hideCards(event));
    switch (event.type) {
      case 'deal': {
        const seat = this.seats[event.seat]!;
        const dealt = seat.dealt.slice();
        for (const { card } of event.cards) dealt.push(card);
        seat.count += event.cards.length;
        seat.dealt = dealt;
        return;
      }
      case 'discard': {
        const seat = this.seats[event.seat]!;
        seat.draws = [...seat.draws, event.cards.length === 0 ? 'pat' : event.cards.length];
        seat.thrown = [...seat.thrown, event.places];
        return;
      }
      case 'draw': {
        const seat = this.seats[event.seat]!;
        seat.dealt = [...seat.dealt, ...event.cards];
        return;
      }
      case 'show':
        this.seats[event.seat]!.shown = event.cards;
        return;
      case 'board':
        this.board = [...this.board, ...event.cards];
        return;
      default:
    }
  }

  /** The event as everybody may see it; up cards are recorded on the way. */
  private hideCards(event: HandEvent): ViewEvent {
    switch (event.type) {
      case 'deal': {
        const up: Card[] = [];
        for (const card of event.cards) if (card.up) up.push(card.card);
        const seat = this.seats[event.seat]!;
        if (up.length > 0) seat.up = seat.up.concat(up);
        return { type: 'deal', seat: event.seat, down: event.cards.length - up.length, up };
      }
      case 'discard':
      case 'draw':
        return { type: event.type, seat: event.seat, count: event.cards.length };
      default:
        return event;
    }
  }
}

const logs = new WeakMap<EventLog, ViewLog>();

/** What views of a hand share, up to now. */
export function followView(hand: Hand): ViewLog {
  const events = followEvents(hand);
  let log = logs.get(events);
  if (log === undefined) {
    log = new ViewLog(events, hand);
    logs.set(events, log);
  }
  log.catchUp();
  return log;
}
