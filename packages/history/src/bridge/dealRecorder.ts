import { DECK_SIZE, type Card } from '@doorcard/cards';
import { countSeats, UNKNOWN_CARD, type Chips, type Hand, type Seat } from '@doorcard/engine';

/** Cards that the dealer has dealt. */
export interface Deal {
  readonly to: Seat | 'board';
  readonly cards: readonly Card[];
  /** Dealt after the betting because nobody can bet any more; draws are decisions and no part of it. */
  readonly isRunOut: boolean;
  /** A card that was no longer in the stub. */
  readonly twice: Card | undefined;
  /** An open card that nobody knows, on a street where it decides who acts first. */
  readonly hidesOpener: boolean;
}

type HandSink = NonNullable<Hand['sink']>;

const DOOR = 2;
const LAST_UP = 5;

/** Listens to a dealer and keeps its deals, each with whether its cards can have come from the stub. */
export class DealRecorder implements HandSink {
  private hand!: Hand;
  readonly deals: Deal[] = [];
  /** Known cards that are not in the stub. */
  private out = new Set<Card>();
  /** Discards of this round that have not come back; unknown ones too. */
  private discards: Card[] = [];
  /** By seat: places that wait for a card, as bits. */
  private waiting: number[] = [];
  /** The seat whose draw may go on; a reshuffle does not end it. */
  private drawer: Seat | undefined;

  /** Also in the middle of a hand, when another one goes on in its place. */
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
    const hidesOpener = this.hand.plan.isStud && this.canBet() && up.includes(UNKNOWN_CARD);
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
    if (this.drawer === seat && last !== undefined) {
      const twice = last.twice ?? this.findTwice([card]);
      this.deals[this.deals.length - 1] = { ...last, cards: [...last.cards, card], twice };
    } else
      this.deals.push({
        to: seat,
        cards: [card],
        isRunOut: false,
        twice: this.findTwice([card]),
        hidesOpener: false,
      });
    this.drawer = seat;
  }

  /**
   * Everything comes back but what live players hold and what was thrown in this round; that too when nothing else is
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
    this.deals.push({ to, cards, isRunOut, twice: this.findTwice(cards), hidesOpener });
  }

  /** Takes cards out of the stub; one that is not in it is answered. */
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
