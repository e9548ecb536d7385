import { DECK_SIZE, type Card } from '@doorcard/cards';
import { encodeAction, Hand, UNKNOWN_CARD, type Action, type HandSink, type Plan } from '@doorcard/engine';

// Which cards may come next, by the rules of the dealer and not by his deck: before a reshuffle every card that has not
// been dealt, after it every card that nobody held or discarded in that round, and that has not been dealt since.

const MORE_CARDS = 64;

class Dealer implements HandSink {
  /** By card that was dealt: which ones it may have been, and how often the deck had been reshuffled. */
  readonly chances: { readonly cards: Card[]; readonly reshuffles: number }[] = [];
  private reshuffles = 0;
  private possible = new Set(Array.from({ length: DECK_SIZE }, (_, card) => card));
  private readonly held: Set<Card>[];
  private thrown: Card[] = [];

  constructor(private readonly hand: Hand) {
    this.held = Array.from({ length: hand.plan.seats }, () => new Set());
  }

  private take(card: Card): void {
    this.chances.push({ cards: [...this.possible], reshuffles: this.reshuffles });
    this.possible.delete(card);
  }

  deal(seat: number, count: number): void {
    const size = this.hand.cardCount(seat);
    for (const card of this.hand.holes[seat]!.subarray(size - count, size)) {
      this.take(card);
      this.held[seat]!.add(card);
    }
  }
  board(count: number): void {
    for (const card of this.hand.board.subarray(this.hand.boardCount - count, this.hand.boardCount)) {
      this.take(card);
    }
  }
  discard(seat: number, places: number): void {
    this.hand.holes[seat]!.forEach((card, place) => {
      if (((places >> place) & 1) === 0) return;
      this.held[seat]!.delete(card);
      this.thrown.push(card);
    });
  }
  draw(seat: number, place: number): void {
    const card = this.hand.holes[seat]![place]!;
    this.take(card);
    this.held[seat]!.add(card);
  }
  reshuffle(): void {
    this.reshuffles++;
    const isLive = (_: Set<Card>, seat: number): boolean => ((this.hand.live >> seat) & 1) === 1;
    const out = new Set([...this.thrown, ...this.held.filter(isLive).flatMap((cards) => [...cards])]);
    const all = Array.from({ length: DECK_SIZE }, (_, card) => card);
    this.possible = new Set(all.filter((card) => !out.has(card)));
  }
  street(): void {
    this.thrown = [];
  }
  ante(): void {}
  blind(): void {}
  act(): void {}
  giveBack(): void {}
  showDown(): void {}
  win(): void {}
}

/** One after the other, what the cards may be that come after these ones; each is equally likely. */
export function listChances(plan: Plan, dealt: readonly Card[], line: readonly Action[]): Dealer['chances'] {
  const hand = new Hand(plan);
  const dealer = new Dealer(hand);
  hand.sink = dealer;
  // Nobody shows a hand, so that cards which are not known yet decide nothing.
  const nobody = (1 << plan.seats) - 1;
  const script = [...dealt, ...new Array<Card>(MORE_CARDS).fill(UNKNOWN_CARD)];
  hand.deal({ kind: 'script', cards: script }, nobody);
  for (const action of line) hand.act(...encodeAction(hand, action));
  return dealer.chances.slice(dealt.length);
}
