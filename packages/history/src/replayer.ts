import {
  listDecisions,
  listEvents,
  makeView,
  rewind,
  type Hand,
  type HandEvent,
  type Seat,
  type View,
} from '@doorcard/engine';

/**
 * Steps through a hand, decision by decision, forward and back. Position 0 is before the first decision; what the
 * dealer does by itself (cards, returned bets, the showdown) belongs to the decision before it.
 */
export class Replayer {
  /** The number of decisions: the last position. */
  readonly length: number;
  /** By position: the street that is being played there. */
  private readonly streets: readonly number[];
  private readonly all: readonly HandEvent[];
  private current: Hand;
  private at = 0;

  /** Starts at the beginning. */
  constructor(private readonly played: Hand) {
    this.length = listDecisions(played).length;
    this.all = listEvents(played);
    this.streets = this.listStreets();
    this.current = rewind(played, 0);
  }

  /** How many decisions have been made. */
  get place(): number {
    return this.at;
  }

  /** The hand at this position. */
  get hand(): Hand {
    return this.current;
  }

  get isAtEnd(): boolean {
    return this.at === this.length;
  }

  /** False at the end. */
  forward(): boolean {
    return this.jumpTo(this.at + 1);
  }

  /** False at the beginning. */
  back(): boolean {
    return this.jumpTo(this.at - 1);
  }

  /** Moves to the position after this many decisions; returns false and changes nothing if there are fewer. */
  jumpTo(place: number): boolean {
    if (!Number.isInteger(place) || place < 0 || place > this.length) return false;
    this.at = place;
    this.current = rewind(this.played, place);
    return true;
  }

  /** Moves to the start of a street, counted from 0; false when the hand did not get there. */
  jumpToStreet(street: number): boolean {
    return this.jumpTo(this.streets.findIndex((reached) => reached >= street));
  }

  /** What a seat, or the public (null), sees here. */
  view(seat: Seat | null): View {
    return makeView(this.current, seat);
  }

  /** The events up to here, with all cards face up. */
  events(): readonly HandEvent[] {
    return listEvents(this.current);
  }

  /** The events of the last decision; at the beginning, the forced bets and the first cards. */
  newEvents(): readonly HandEvent[] {
    const before = this.at === 0 ? 0 : listEvents(rewind(this.played, this.at - 1)).length;
    return this.all.slice(before, this.events().length);
  }

  private listStreets(): number[] {
    return Array.from({ length: this.length + 1 }, (_, place) => rewind(this.played, place).street);
  }
}
