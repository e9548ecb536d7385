import { DECK_SIZE, type Card, type Rng } from '@doorcard/cards';
import { firstPlaces } from './dealtSlots.js';
import { readDecision } from './hand/decision.js';
import { DRAW, Hand } from './hand/hand.js';
import { imagine } from './imagination.js';
import type { Seat } from './setup.js';
import type { GameId, Variant } from './variant.js';
import { VARIANTS } from './variants/index.js';
import type { View } from './view.js';

/** What a seat was dealt, in order and with its up cards, and by draw the positions that it discarded, as bits. */
export interface SeatCards {
  readonly dealt: Uint8Array;
  readonly thrown: Uint8Array;
}

/** What everybody knows about the cards of a seat. */
export interface FrameSeat {
  /** Cards that it was dealt, draws included, a community card excluded. */
  readonly count: number;
  /** By card in the order of dealing: the card where the viewing seat knows it, else -1. */
  readonly known: Int16Array;
  /** By card: the deck that it came from, 0 for the first, one more after each reshuffle. */
  readonly decks: Uint8Array;
  /** By draw: how many cards it discarded. */
  readonly discards: Uint8Array;
  readonly folded: boolean;
}

/** A reshuffle: what stayed out of the new deck. */
export interface Reshuffle {
  /** By seat: the cards that it had been dealt, the draws that it had announced, and whether it had folded. */
  readonly received: Uint8Array;
  readonly announced: Uint8Array;
  readonly folded: readonly boolean[];
  /** By seat: its discards of this round stayed out as well. */
  readonly keepsDiscards: readonly boolean[];
}

/** What is the same in all hands that fit a view, so that each of them takes a copy and a few bytes. */
export class HandFrame {
  readonly view: View;
  readonly seats: readonly FrameSeat[];
  readonly reshuffles: readonly Reshuffle[];
  private readonly base: Hand;
  /** By hidden card: its place in the list of dealt cards, the seat, and its number among the cards of that seat. */
  private readonly slots: Uint8Array;
  /** By draw of another seat: its place in the log, the seat and the number of the draw. */
  private readonly draws: Uint16Array;
  private readonly first: number;
  private readonly cards = new Uint8Array(MOST_CARDS);
  private readonly own: SeatCards;
  private low = 0;
  private high = 0;

  /** `dead` cards are known to be out of play: nobody gets them. */
  constructor(
    view: View,
    private readonly dead: readonly Card[] = [],
    variant: Variant = VARIANTS[view.game as GameId],
  ) {
    this.view = view;
    this.base = imagine(view, { nextUint32: countUp() }, variant);
    const reading = readFrame(view);
    this.seats = reading.seats;
    this.reshuffles = reading.reshuffles;
    this.slots = Uint8Array.from(reading.slots);
    this.draws = Uint16Array.from(listDraws(this.base, view));
    this.first = (variant.streets[0]!.down ?? 0) + (variant.streets[0]!.up ?? 0);
    this.own = {
      dealt: Uint8Array.from(view.mine?.dealt ?? []),
      thrown: Uint8Array.from(view.mine?.thrown ?? []),
    };
  }

  /** A hand for `fill`. */
  makeHand(): Hand {
    return new Hand(this.base.plan);
  }

  /** A hand at the view's point with some hidden cards that fit. */
  get example(): Hand {
    return this.base;
  }

  /**
   * Makes a hand the one of the view with these cards of the other seats; what comes from the stub is drawn with the
   * generator. The cards must fit each other and the view: nothing is checked.
   */
  fill(hand: Hand, world: readonly SeatCards[], rng: Rng): void {
    const { slots, draws, seats, view } = this;
    this.base.copyTo(hand);
    for (let i = 0; i < slots.length; i += 3) {
      hand.setDealt(slots[i]!, world[slots[i + 1]!]!.dealt[slots[i + 2]!]!);
    }
    for (let i = 0; i < draws.length; i += 3) {
      hand.setLog(draws[i]!, DRAW + world[draws[i + 1]!]!.thrown[draws[i + 2]!]!);
    }
    for (let seat = 0; seat < seats.length; seat++) {
      if (seat === view.seat) continue;
      const { count, discards } = seats[seat]!;
      const held = this.holdCards(world[seat]!, count, discards.length);
      hand.setCards(seat, this.cards, held);
      if (discards.length > 0) hand.setThrown(seat, world[seat]!.thrown[discards.length - 1]!);
    }
    this.findOut(world);
    hand.setStub(this.low, this.high, rng);
  }

  /** Writes what a seat holds after some of its cards and draws into `cards`, and returns how many cards that are. */
  holdCards({ dealt, thrown }: SeatCards, received: number, announced: number, into = this.cards): number {
    if (announced === 0) {
      for (let i = 0; i < received; i++) into[i] = dealt[i]!;
      return received;
    }
    let next = this.first;
    for (let i = 0; i < next; i++) into[i] = dealt[i]!;
    for (let draw = 0; draw < announced; draw++) {
      for (let bits = thrown[draw]!; bits !== 0 && next < received; bits &= bits - 1) {
        into[31 - Math.clz32(bits & -bits)] = dealt[next++]!;
      }
    }
    return this.first;
  }

  private findOut(world: readonly SeatCards[]): void {
    const { seats, view, reshuffles } = this;
    const last = reshuffles.at(-1);
    this.low = 0;
    this.high = 0;
    for (const card of view.board) this.take(card);
    for (const card of this.dead) this.take(card);
    for (let seat = 0; seat < seats.length; seat++) {
      const cards = seat === view.seat ? this.own : world[seat]!;
      if (last !== undefined) this.takeHeld(last, seat, cards);
      const from = last === undefined ? 0 : last.received[seat]!;
      for (let i = from; i < seats[seat]!.count; i++) this.take(cards.dealt[i]!);
    }
  }

  /** The cards of a seat that stayed out of a reshuffled deck. */
  private takeHeld(reshuffle: Reshuffle, seat: Seat, cards: SeatCards): void {
    const [low, high] = this.findKept(reshuffle, seat, cards);
    this.low |= low;
    this.high |= high;
  }

  /** The same as bits of the cards 0 to 31 and 32 to 51. */
  findKept(
    { received, announced, folded, keepsDiscards }: Reshuffle,
    seat: Seat,
    cards: SeatCards,
  ): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    const keep = (card: Card): void => {
      if (card < 32) low |= 1 << card;
      else high |= 1 << (card - 32);
    };
    const held = this.holdCards(cards, received[seat]!, announced[seat]!);
    const waiting = findWaiting(this.first, cards, received[seat]!, announced[seat]!);
    for (let place = 0; place < held; place++) {
      if (!folded[seat] && ((waiting >> place) & 1) === 0) keep(this.cards[place]!);
    }
    if (keepsDiscards[seat]) {
      // The discards of this round are what was held before it.
      this.holdCards(cards, received[seat]!, announced[seat]! - 1);
      const bits = cards.thrown[announced[seat]! - 1]!;
      for (let place = 0; place < held; place++) if ((bits >> place) & 1) keep(this.cards[place]!);
    }
    return [low, high];
  }

  private take(card: Card): void {
    if (card < 32) this.low |= 1 << card;
    else this.high |= 1 << (card - 32);
  }
}

const MOST_CARDS = 8;

/** Any numbers will do for the example. */
function countUp(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
}

/** The positions, as bits, that wait for a card. */
function findWaiting(first: number, { thrown }: SeatCards, received: number, announced: number): number {
  let next = first;
  let bits = 0;
  for (let draw = 0; draw < announced; draw++) {
    for (bits = thrown[draw]!; bits !== 0 && next < received; bits &= bits - 1) next++;
  }
  return bits;
}

interface Reading {
  readonly seats: readonly FrameSeat[];
  readonly reshuffles: readonly Reshuffle[];
  readonly slots: readonly number[];
}

/** Reads the events of a view: who got which card of which deck. */
function readFrame(view: View): Reading {
  const known = view.seats.map((): number[] => []);
  const decks = view.seats.map((): number[] => []);
  const discards = view.seats.map((): number[] => []);
  const folded = view.seats.map(() => false);
  const thrownNow = view.seats.map(() => false);
  /** By seat: the positions that wait for a card. */
  const waiting = view.seats.map(() => 0);
  const reshuffles: Reshuffle[] = [];
  const slots: number[] = [];
  let dealt = 0;
  const add = (seat: Seat, card: Card | undefined): void => {
    const number = known[seat]!.length;
    const { shown, draws } = view.seats[seat]!;
    // A hand that was shown and never drew is known from the beginning.
    const isKnown = shown !== null && draws.every((draw) => draw === 'pat');
    const own =
      seat === view.seat ? view.mine!.dealt[number]! : (card ?? (isKnown ? shown[number] : undefined));
    if (own === undefined) slots.push(dealt, seat, number);
    known[seat]!.push(own ?? -1);
    decks[seat]!.push(reshuffles.length);
    dealt++;
  };
  const { handSize } = VARIANTS[view.game as GameId].showdown;
  /** Cards in live hands and the discards of this round. */
  const countOut = (): number =>
    thrownNow.reduce((sum, thrown, seat) => {
      const held = folded[seat] ? 0 : handSize - waiting[seat]!;
      return sum + held + (thrown ? discards[seat]!.at(-1)! : 0);
    }, 0);
  view.events.forEach((event, i) => {
    switch (event.type) {
      case 'street':
        thrownNow.fill(false);
        return;
      case 'deal':
        for (let down = 0; down < event.down; down++) add(event.seat, undefined);
        for (const card of event.up) add(event.seat, card);
        return;
      case 'draw':
        for (let drawn = 0; drawn < event.count; drawn++) add(event.seat, undefined);
        waiting[event.seat]! -= event.count;
        return;
      case 'board':
        dealt += event.cards.length;
        return;
      case 'fold':
        folded[event.seat] = true;
        return;
      case 'discard':
        discards[event.seat]!.push(event.count);
        thrownNow[event.seat] = true;
        waiting[event.seat] = event.count;
        return;
      case 'reshuffle': {
        const next = view.events[i + 1];
        const isExhausted = countOut() >= DECK_SIZE && next?.type === 'draw';
        reshuffles.push({
          received: Uint8Array.from(known, ({ length }) => length),
          announced: Uint8Array.from(discards, ({ length }) => length),
          folded: folded.slice(),
          // All discards of the round stay out; when nothing else is left, only those of the player who draws next.
          keepsDiscards: thrownNow.map((thrown, seat) => thrown && (!isExhausted || seat === next.seat)),
        });
        return;
      }
      default:
    }
  });
  const seats = view.seats.map((_, seat) => ({
    count: known[seat]!.length,
    known: Int16Array.from(known[seat]!),
    decks: Uint8Array.from(decks[seat]!),
    discards: Uint8Array.from(discards[seat]!),
    folded: folded[seat]!,
  }));
  return { seats, reshuffles, slots };
}

/** Where the draws of other seats are in the log: with `imagine` they discard their first cards. */
function listDraws(hand: Hand, view: View): number[] {
  const found: number[] = [];
  const draws = view.seats.map(() => 0);
  const order = view.events.flatMap((event) => (event.type === 'discard' ? [event] : []));
  let number = 0;
  for (let at = 0; at < hand.logLength;) {
    const { code, next } = readDecision(hand, at);
    if (code >= DRAW) {
      const { seat, count } = order[number++]!;
      if (seat !== view.seat) {
        if (code !== DRAW + firstPlaces(count)) throw new Error('a draw of the example is not the usual one');
        found.push(at, seat, draws[seat]!);
      }
      draws[seat]!++;
    }
    at = next;
  }
  return found;
}
