import { DECK_SIZE, type Card } from '@doorcard/cards';
import { countSeats, UNKNOWN_CARD, type Chips, type Hand, type Seat } from '@doorcard/engine';

/** Cards that the dealer has dealt. */
export interface Deal {
  readonly to: Seat | 'board';
  readonly cards: readonly Card[];
  /** Dealt after the betting because nobody can bet any more; draws are decisions and not part of it. */
  readonly isRunOut: boolean;
  /** A card that was no longer in the stub. */
  readonly twice: Card | undefined;
  /** Whether a player in the hand holds that card. Otherwise it may have come back by another order of shuffling. */
  readonly isTwiceHeld: boolean;
  /** An unknown up card, on a street where it decides who acts first. */
  readonly hidesOpener: boolean;
}

type HandSink = NonNullable<Hand['sink']>;

const DOOR = 2;
const LAST_UP = 5;

/** Listens to a dealer and keeps its deals, and checks whether their cards can have come from the stub. */
export class DealRecorder implements HandSink {
  private hand!: Hand;
  readonly deals: Deal[] = [];
  /** Known cards that are not in the stub. */
  private out = new Set<Card>();
  /** Discards of this round that have not come back, including unknown ones. */
  private discards: Card[] = [];
  /** By seat: positions that wait for a card, as bits. */
  private waiting: number[] = [];
  /** The seat whose draw may continue; a reshuffle does not end it. */
  private drawer: Seat | undefined;

  /** Also in the middle of a hand, when another hand takes its place. */
  listenTo(hand: Hand): void {
    this.hand = hand;
    hand.sink = this;
  }

  ante(_seat: Seat, _chips: Chips): void {}
  blind(_seat: Seat, _chips: Chips): void {}
  act(_seat: Seat, _code: number): void {}
  giveBack(_seat: Seat, _chips: Chips): void {}
  showDown(): void {}
  win(): void {}

  street(_street: number): void {
    this.discards = [];
    this.drawer = undefined;
  }

  deal(seat: Seat, count: number): void {
    const all = this.hand.cardCount(seat);
    const hole = this.hand.holes[seat]!;
    const from = Math.max(all - count, DOOR);
    const up = hole.subarray(from, Math.max(from, Math.min(all, LAST_UP + 1)));
    const isTold = (this.hand.plan.openers?.[this.hand.street] ?? null) !== null;
    const hidesOpener = this.hand.plan.isStud && !isTold && this.canBet() && up.includes(UNKNOWN_CARD);
    this.record(seat, Array.from(hole.subarray(all - count, all)), hidesOpener);
  }

  board(count: number): void {
    const all = this.hand.boardCount;
    this.record('board', Array.from(this.hand.board.subarray(all - count, all)), false);
  }

  discard(seat: Seat, places: number): void {
    this.waiting[seat] = places;
    this.discards.push(...Array.from(this.hand.holes[seat]!).filter((_, place) => (places >> place) & 1));
  }

  draw(seat: Seat, place: number): void {
    const card = this.hand.holes[seat]![place]!;
    this.waiting[seat]! &= ~(1 << place);
    const last = this.deals.at(-1);
    const twice = this.findTwice([card]);
    const isTwiceHeld = twice !== undefined && this.isHeld(card, seat, place);
    if (this.drawer === seat && last !== undefined) {
      this.deals[this.deals.length - 1] = {
        ...last,
        cards: [...last.cards, card],
        twice: last.twice ?? twice,
        isTwiceHeld: last.isTwiceHeld || isTwiceHeld,
      };
    } else
      this.deals.push({
        to: seat,
        cards: [card],
        isRunOut: false,
        twice,
        isTwiceHeld,
        hidesOpener: false,
      });
    this.drawer = seat;
  }

  /**
   * All cards come back except those of live players and the discards of this round; those too when nothing else is
   * left.
   */
  reshuffle(): void {
    const { hand } = this;
    const held = hand.holes.flatMap((hole, seat) =>
      (hand.live >> seat) & 1
        ? Array.from(hole).filter((_, place) => !((this.waiting[seat]! >> place) & 1))
        : [],
    );
    if (held.length + this.discards.length >= DECK_SIZE) this.discards = [];
    this.out = new Set([...held, ...this.discards]);
  }

  private record(to: Deal['to'], cards: readonly Card[], hidesOpener: boolean): void {
    const isRunOut = this.hand.street > 0 && !this.canBet();
    const twice = this.findTwice(cards);
    this.deals.push({ to, cards, isRunOut, twice, isTwiceHeld: twice !== undefined, hidesOpener });
  }

  /** Whether another position of a live hand, other than one that waits for a card, has this card. */
  private isHeld(card: Card, seat: Seat, place: number): boolean {
    const { hand } = this;
    return hand.holes.some(
      (hole, other) =>
        ((hand.live >> other) & 1) === 1 &&
        Array.from(hole.subarray(0, hand.cardCount(other))).some(
          (held, at) =>
            held === card &&
            (other !== seat || at !== place) &&
            (((this.waiting[other] ?? 0) >> at) & 1) === 0,
        ),
    );
  }

  /** Takes cards out of the stub; returns one that is not in it. */
  private findTwice(cards: readonly Card[]): Card | undefined {
    let twice: Card | undefined;
    for (const card of cards) {
      if (card >= DECK_SIZE) continue;
      if (this.out.has(card)) twice ??= card;
      this.out.add(card);
    }
    return twice;
  }

  private canBet(): boolean {
    return countSeats(this.hand.live & ~this.hand.allIn) > 1;
  }
}
