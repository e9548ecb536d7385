import { DECK_SIZE, type Card } from '@doorcard/cards';
import type { Seat } from './setup.js';
import type { View, ViewEvent } from './view.js';

/** One dealt card, in order: known to the viewing seat or not. */
export interface Slot {
  readonly card: Card | undefined;
  /** 0 for the first deck, one more after each reshuffle. */
  readonly deck: number;
}

/** A deck: what was out when it was shuffled (slots of earlier decks), and the cards that are known to come from it. */
export interface SlotDeck {
  readonly out: readonly number[];
  readonly known: readonly Card[];
}

export interface DealtSlots {
  readonly slots: readonly Slot[];
  readonly decks: readonly SlotDeck[];
}

/** A player who draws discards the first cards: which ones does not matter, since they are unknown anyway. */
export const firstPlaces = (count: number): number => (1 << count) - 1;

/** All cards of a view in the order in which they were dealt. */
export const listSlots = (view: View): DealtSlots => new SlotWriter(view).write();

class SlotWriter {
  private readonly slots: Slot[] = [];
  private readonly outs: number[][] = [[]];
  /** By seat: the slots that it holds. */
  private readonly hands: number[][];
  private readonly folded = new Set<Seat>();
  private readonly draws: number[];
  /** By seat: the positions that wait for a card. */
  private readonly waiting: number[][];
  /** By seat: the slots that it discarded in this round. */
  private thrown: number[][];
  private own = 0;

  constructor(private readonly view: View) {
    const empty = (): number[][] => view.seats.map(() => []);
    this.hands = empty();
    this.waiting = empty();
    this.thrown = empty();
    this.draws = view.seats.map(() => 0);
  }

  write(): DealtSlots {
    this.view.events.forEach((event, i) => this.take(event, this.view.events[i + 1]));
    const decks = this.outs.map((out, deck) => ({
      out,
      known: this.slots.flatMap((slot) => (slot.deck === deck && slot.card !== undefined ? [slot.card] : [])),
    }));
    return { slots: this.slots, decks };
  }

  private take(event: ViewEvent, next: ViewEvent | undefined): void {
    switch (event.type) {
      case 'deal':
        for (let i = 0; i < event.down; i++)
          this.hands[event.seat]!.push(this.add(this.findDown(event.seat)));
        for (const card of event.up) {
          if (event.seat === this.view.seat) this.own++;
          this.hands[event.seat]!.push(this.add(card));
        }
        return;
      case 'board':
        for (const card of event.cards) this.add(card);
        return;
      case 'fold':
        this.folded.add(event.seat);
        return;
      case 'discard':
        this.discard(event.seat, event.count);
        return;
      case 'draw':
        for (let i = 0; i < event.count; i++) {
          this.hands[event.seat]![this.waiting[event.seat]!.shift()!] = this.add(this.findDown(event.seat));
        }
        return;
      case 'reshuffle':
        this.outs.push(this.listOut(next));
        return;
      default:
    }
  }

  private add(card: Card | undefined): number {
    return this.slots.push({ card, deck: this.outs.length - 1 }) - 1;
  }

  private findDown(seat: Seat): Card | undefined {
    if (seat === this.view.seat) return this.view.mine!.dealt[this.own++]!;
    const { shown, draws } = this.view.seats[seat]!;
    // A hand that was shown and never drew is known from the beginning.
    const isKnown = shown !== null && draws.every((draw) => draw === 'pat');
    return isKnown ? shown[this.hands[seat]!.length] : undefined;
  }

  private discard(seat: Seat, count: number): void {
    const isFirst = this.draws.every((draws) => draws <= this.draws[seat]!);
    if (isFirst) this.thrown = this.view.seats.map(() => []);
    const draw = this.draws[seat]!++;
    const bits = seat === this.view.seat ? this.view.mine!.thrown[draw]! : firstPlaces(count);
    const places = this.hands[seat]!.flatMap((_, place) => ((bits >> place) & 1 ? [place] : []));
    this.waiting[seat] = places;
    this.thrown[seat] = places.map((place) => this.hands[seat]![place]!);
  }

  /**
   * The cards that the dealer does not reshuffle: live hands and the discards of this round; when nothing else is left,
   * only live hands and the discards of the player who draws next.
   */
  private listOut(next: ViewEvent | undefined): number[] {
    const held = this.hands.flatMap((hand, seat) =>
      this.folded.has(seat) ? [] : hand.filter((_, place) => !this.waiting[seat]!.includes(place)),
    );
    const out = [...held, ...this.thrown.flat()];
    return out.length < DECK_SIZE || next?.type !== 'draw' ? out : [...held, ...this.thrown[next.seat]!];
  }
}
