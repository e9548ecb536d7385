import { isCard, type Card, type HandDescription } from '@doorcard/cards';
import { UNKNOWN_CARD, type Chips, type Seat, type ViewEvent } from '@doorcard/engine';
import { nameBlinds } from './blindRoles.js';
import { bracket, listPlaces } from './cardText.js';
import { hasImpliedStreet, streetNamesOf } from './gameName.js';
import { nameCards, nameLikePokerStars, rankCards } from './handName.js';
import { makeHeaderLine, OPEN_MARK } from './headerLine.js';
import { Money } from './money.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { makePotName } from './potName.js';
import { listSummaryLines } from './summaryLines.js';
import { listSeatLines, makeTableLine } from './tableLines.js';

const countCards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

type EventOf<T extends ViewEvent['type']> = Extract<ViewEvent, { type: T }>;

/** The lines of a hand. May throw for a record that no text or view could give. */
export function listHandLines(
  hand: PokerStarsHand,
  nameHand: (hand: HandDescription) => string = nameLikePokerStars,
): string[] {
  const writer = new HandWriter(hand, nameHand);
  return [
    ...(hand.isOpen ? [OPEN_MARK] : []),
    makeHeaderLine(hand),
    makeTableLine(hand),
    ...listSeatLines(hand, new Money(hand.currency.symbol, hand.unit)),
    ...writer.write(),
  ];
}

class HandWriter {
  private readonly lines: string[] = [];
  private readonly money: Money;
  private readonly stacks: Chips[];
  /** The bet to call. */
  private level: Chips = 0;
  private readonly board: Card[] = [];
  /** By seat: the cards that the text has shown. */
  private readonly shown: Card[][];
  /** By seat: how many cards of `dealt` are used. */
  private readonly used: number[];
  private readonly draws: number[];
  private isShowDown = false;

  constructor(
    private readonly hand: PokerStarsHand,
    private readonly nameHand: (hand: HandDescription) => string,
  ) {
    this.money = new Money(hand.currency.symbol, hand.unit);
    this.stacks = [...hand.stakes.stacks];
    this.shown = hand.players.map(() => []);
    this.used = hand.players.map(() => 0);
    this.draws = hand.players.map(() => 0);
  }

  write(): string[] {
    const { events, capped, isOver } = this.hand;
    this.writeForced();
    events.forEach((event, i) => {
      this.writeEvent(event, i);
      if (capped.includes(i)) this.lines.push('Betting is capped');
    });
    this.writeWins();
    if (isOver) {
      this.lines.push(...listSummaryLines(this.hand, this.money, (cards) => this.name(cards)));
    }
    return this.lines;
  }

  private say(seat: Seat, words: string): void {
    this.lines.push(`${this.hand.players[seat]!.name}: ${words}`);
  }

  /** Takes chips from a seat; the amount for its line, and whether that was all. */
  private pay(seat: Seat, chips: Chips, amount = chips): string {
    this.stacks[seat]! -= chips;
    return `${this.money.make(amount)}${this.stacks[seat] === 0 ? ' and is all-in' : ''}`;
  }

  private writeForced(): void {
    const { events, stakes } = this.hand;
    const roles = nameBlinds(stakes.blinds);
    for (const event of events) {
      if (event.type !== 'ante') continue;
      const ante = event.chips - this.deadPaid(event.seat);
      if (ante > 0) this.say(event.seat, `posts the ante ${this.pay(event.seat, ante)}`);
    }
    for (const event of events) {
      if (event.type !== 'blind' || roles[event.seat] === 'post') continue;
      this.say(event.seat, `posts ${roles[event.seat]!} ${this.pay(event.seat, event.chips)}`);
    }
    // Then those who enter the game or come back, as at PokerStars.
    for (const [seat, role] of roles.entries()) {
      const live = events.find((event) => event.type === 'blind' && event.seat === seat);
      const post = role === 'post' && live?.type === 'blind' ? live.chips : 0;
      const all = post + this.deadPaid(seat);
      if (all === 0) continue;
      const words =
        post === 0 ? 'small blind' : this.deadPaid(seat) === 0 ? 'big blind' : 'small & big blinds';
      this.say(seat, `posts ${words} ${this.pay(seat, all)}`);
    }
  }

  /** The dead chips that a seat has put in: less than its dead blind if it is all-in. */
  private deadPaid(seat: Seat): Chips {
    const { events, dead, stakes } = this.hand;
    if (dead[seat] === 0) return 0;
    const paid = events.find((event) => event.type === 'ante' && event.seat === seat);
    const ante = stakes.antes[seat]! - dead[seat]!;
    return paid?.type === 'ante' ? Math.max(0, paid.chips - ante) : 0;
  }

  private writeEvent(event: ViewEvent, at: number): void {
    switch (event.type) {
      case 'street':
        return this.writeStreet(event.street, at);
      case 'deal':
        return this.writeDeal(event);
      case 'fold':
      case 'check':
        return this.say(event.seat, `${event.type}s`);
      case 'call':
      case 'bringIn':
        return this.writeCall(event);
      case 'raise':
        return this.writeRaise(event);
      case 'discard':
        return this.writeDiscard(event.seat, event.count, at);
      case 'reshuffle':
        this.lines.push('The deck is reshuffled');
        return;
      case 'return':
        this.stacks[event.seat]! += event.chips;
        this.lines.push(
          `Uncalled bet (${this.money.make(event.chips)}) returned to ${this.hand.players[event.seat]!.name}`,
        );
        return;
      case 'show':
        return this.writeShow(event.seat, event.cards);
      case 'muck':
        this.beginShowDown();
        return this.say(event.seat, 'mucks hand');
      case 'draw':
        if (this.isReshuffled(at)) this.say(event.seat, `draws ${countCards(event.count)}`);
        return;
      // Other lines cover these: the board is on its street line, the rest at the beginning or at the end.
      case 'board':
      case 'ante':
      case 'blind':
      case 'win':
        return;
    }
  }

  private writeStreet(street: number, at: number): void {
    const { game, events, stakes, isOver } = this.hand;
    this.level = street === 0 ? Math.max(0, ...stakes.blinds) : 0;
    if (isOver && hasImpliedStreet(game, street)) return;
    const next = events[at + 1];
    const cards = next?.type === 'board' ? next.cards : [];
    const parts = [this.board, cards].filter((part) => part.length > 0 && cards.length > 0);
    this.lines.push([`*** ${streetNamesOf(game)[street]![0]!} ***`, ...parts.map(bracket)].join(' '));
    this.board.push(...cards);
  }

  /** Cards that everybody sees, and those of the players whose cards the text shows. */
  private writeDeal({ seat, down, up }: EventOf<'deal'>): void {
    const before = [...this.shown[seat]!];
    const cards = this.hand.dealt[seat] === null ? up : this.takeDealt(seat, down + up.length);
    if (cards.length === 0) return;
    this.shown[seat]!.push(...cards);
    this.writeDealt(seat, before, cards);
  }

  private takeDealt(seat: Seat, count: number): readonly Card[] {
    const from = this.used[seat]!;
    this.used[seat]! += count;
    return this.hand.dealt[seat]!.slice(from, from + count);
  }

  private writeDealt(seat: Seat, before: readonly Card[], cards: readonly Card[]): void {
    const parts = [before, cards].filter((part) => part.length > 0).map(bracket);
    this.lines.push(`Dealt to ${this.hand.players[seat]!.name} ${parts.join(' ')}`);
  }

  private writeCall({ type, seat, chips }: EventOf<'call' | 'bringIn'>): void {
    if (type === 'bringIn') this.level = this.hand.stakes.bringIn;
    this.say(seat, `${type === 'call' ? 'calls' : 'brings in for'} ${this.pay(seat, chips)}`);
  }

  private writeRaise({ seat, to, chips, as }: EventOf<'raise'>): void {
    // A completion is a raise over the bring-in, also when the bring-in seat completes at once.
    const over = as === 'complete' ? this.hand.stakes.bringIn : this.level;
    this.level = to;
    const words = as === 'bet' ? 'bets' : `raises ${this.money.make(to - over)} to`;
    this.say(seat, `${words} ${this.pay(seat, chips, to)}`);
  }

  private writeDiscard(seat: Seat, count: number, at: number): void {
    if (count === 0) {
      this.draws[seat]!++;
      const held = this.shown[seat]!;
      return this.say(
        seat,
        held.length > 0 && held.every(isCard) ? `stands pat on ${bracket(held)}` : 'stands pat',
      );
    }
    const words = `discards ${countCards(count)}`;
    const places = this.hand.thrown[seat]?.[this.draws[seat]!++] ?? null;
    const dealt = this.hand.dealt[seat] === null ? [] : this.takeDealt(seat, this.countDrawn(seat, at));
    if (places === null) return this.say(seat, words);
    const held = this.shown[seat]!;
    const thrown = listPlaces(places, held.length);
    this.say(seat, `${words} ${bracket(thrown.map((place) => held[place]!))}`);
    if (dealt.length > 0 && dealt.every(isCard)) {
      this.writeDealt(
        seat,
        held.filter((_, place) => !thrown.includes(place)),
        dealt,
      );
    }
    thrown.forEach((place, i) => (held[place] = dealt[i] ?? UNKNOWN_CARD));
  }

  /** How many cards a seat gets for its discards: none while others still have to discard. */
  private countDrawn(seat: Seat, at: number): number {
    return this.listStreet(at).reduce(
      (sum, event) => sum + (event.type === 'draw' && event.seat === seat ? event.count : 0),
      0,
    );
  }

  /** Where the deck is reshuffled during a draw, lines as in Phenom's texts give the order of dealing. */
  private isReshuffled(at: number): boolean {
    return this.listStreet(at).some((event) => event.type === 'reshuffle');
  }

  /** The actions on the street of an event. */
  private listStreet(at: number): readonly ViewEvent[] {
    const { events } = this.hand;
    const start = events.findLastIndex((event, i) => i <= at && event.type === 'street');
    const end = events.findIndex((event, i) => i > at && event.type === 'street');
    return events.slice(start, end < 0 ? undefined : end);
  }

  private beginShowDown(): void {
    if (!this.isShowDown) this.lines.push('*** SHOW DOWN ***');
    this.isShowDown = true;
  }

  private writeShow(seat: Seat, cards: readonly Card[]): void {
    this.beginShowDown();
    const name = this.name(cards);
    this.say(seat, `shows ${bracket(cards)}${name === '' ? '' : ` (${name})`}`);
  }

  private name(cards: readonly Card[]): string {
    return nameCards(this.hand.game, cards, this.board, this.nameHand);
  }

  /** Side pots before the main pot. */
  private writeWins(): void {
    const { game, events, players } = this.hand;
    // Half of a pot of one chip is nothing.
    const wins = events.filter((event) => event.type === 'win').filter(({ chips }) => chips > 0);
    const last = Math.max(0, ...wins.map(({ pot }) => pot));
    for (const { seat, chips, pot } of wins.toSorted((a, b) => b.pot - a.pot)) {
      this.lines.push(
        `${players[seat]!.name} collected ${this.money.make(chips)} from ${makePotName(pot, last)}`,
      );
    }
    if (this.hand.isOver && !this.isShowDown && wins.length > 0) this.say(wins[0]!.seat, "doesn't show hand");
    const ranks = events.flatMap((event) =>
      event.type === 'show' ? [rankCards(game, event.cards, this.board)] : [],
    );
    const isSplitGame = ranks.some((rank) => rank?.length === 2);
    if (isSplitGame && wins.length > 0 && ranks.every((rank) => rank?.[1] === 0)) {
      this.lines.push('No low hand qualified');
    }
  }
}
