import type { Card } from '@doorcard/cards';
import type { Chips, Seat } from '../setup.js';
import type { DealtCard, HandEvent } from './event.js';
import { CALL, FOLD, POST_BRING_IN, type Hand } from './hand.js';
import { STREET_WIDTH } from './plan.js';
import type { Half } from './settlement.js';
import { listShowings } from './showing.js';
import type { HandSink } from './sink.js';

/** Records the events of a hand while it is replayed. */
export class EventWriter implements HandSink {
  /** By seat: what it has paid so far, to compute what a decision cost. */
  private readonly paid: Chips[] = [];
  /** The bet to call before the decision that is being recorded. */
  private level = 0;

  constructor(
    private readonly hand: Hand,
    private readonly events: HandEvent[],
  ) {}

  ante(seat: Seat, chips: Chips): void {
    this.events.push({ type: 'ante', seat, chips });
  }

  blind(seat: Seat, chips: Chips): void {
    this.paid[seat] = chips;
    this.events.push({ type: 'blind', seat, chips });
  }

  street(street: number): void {
    const { variant, blinds } = this.hand.plan.setup;
    this.level = street === 0 ? Math.max(0, ...blinds) : 0;
    this.events.push({ type: 'street', street, name: variant.streets[street]!.name });
  }

  deal(seat: Seat, count: number): void {
    const { plan, street } = this.hand;
    const down = plan.streets[street * STREET_WIDTH]!;
    const all = this.hand.cardCount(seat);
    const hole = this.hand.holes[seat]!;
    const cards: DealtCard[] = [];
    for (let i = 0; i < count; i++) cards.push({ card: hole[all - count + i]!, up: i >= down });
    this.events.push({ type: 'deal', seat, cards });
  }

  board(count: number): void {
    const all = this.hand.boardCount;
    this.events.push({ type: 'board', cards: Array.from(this.hand.board.subarray(all - count, all)) });
  }

  act(seat: Seat, code: number): void {
    const { hand } = this;
    const allIn = hand.stackOf(seat) === 0;
    const chips = hand.paidOf(seat) - (this.paid[seat] ?? 0);
    if (code === FOLD) this.events.push({ type: 'fold', seat });
    else if (code === CALL && chips === 0) this.events.push({ type: 'check', seat });
    else if (code === CALL) this.events.push({ type: 'call', seat, chips, allIn });
    else if (code === POST_BRING_IN) this.events.push({ type: 'bringIn', seat, chips, allIn });
    else {
      const isCompletion = hand.plan.isStud && hand.street === 0 && this.level <= hand.plan.setup.bringIn;
      const as = isCompletion ? 'complete' : this.level === 0 ? 'bet' : 'raise';
      this.events.push({ type: 'raise', seat, to: hand.betOf(seat), chips, as, allIn });
    }
    this.level = hand.currentBet;
    this.paid[seat] = hand.paidOf(seat);
  }

  discard(seat: Seat, places: number): void {
    const hole = this.hand.holes[seat]!;
    const cards: Card[] = [];
    for (let place = 0; place < hole.length; place++) if ((places >> place) & 1) cards.push(hole[place]!);
    this.events.push({ type: 'discard', seat, cards, places });
  }

  draw(seat: Seat, place: number): void {
    const card = this.hand.holes[seat]![place]!;
    const last = this.events.at(-1);
    if (last?.type === 'draw' && last.seat === seat) {
      this.events[this.events.length - 1] = { ...last, cards: [...last.cards, card] };
    } else this.events.push({ type: 'draw', seat, cards: [card] });
  }

  reshuffle(): void {
    this.events.push({ type: 'reshuffle' });
  }

  giveBack(seat: Seat, chips: Chips): void {
    this.paid[seat] = this.hand.paidOf(seat);
    this.events.push({ type: 'return', seat, chips });
  }

  showDown(): void {
    for (const { seat, shows } of listShowings(this.hand)) {
      this.events.push(
        shows ? { type: 'show', seat, cards: Array.from(this.hand.holes[seat]!) } : { type: 'muck', seat },
      );
    }
  }

  win(seat: Seat, chips: Chips, pot: number, half: Half): void {
    this.events.push({ type: 'win', seat, chips, pot, half });
  }
}
