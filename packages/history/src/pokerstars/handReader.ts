import { VARIANTS, type Chips, type Seat, type Stakes, type Variant, type ViewEvent } from '@doorcard/engine';
import { parseAction, type SpokenAction } from './actionLine.js';
import { BetLines } from './betLines.js';
import { CardBook, readCards } from './cardBook.js';
import { ChipBook } from './chipBook.js';
import { DealLines } from './dealLines.js';
import { DrawLines } from './drawLines.js';
import { ForcedBets } from './forcedBets.js';
import { isStud, streetNamesOf } from './gameName.js';
import type { Header } from './headerLine.js';
import { Money } from './money.js';
import { isNotice } from './notice.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { PotLines } from './potLines.js';
import { complain, type SourceLine } from './sourceLine.js';
import { findStakes } from './stakesTold.js';
import type { SeatLine } from './tableLines.js';

/** What the lines below the seats tell. */
export type HandCourse = Pick<
  PokerStarsHand,
  'stakes' | 'hero' | 'dealt' | 'thrown' | 'lastCards' | 'events' | 'capped' | 'rake' | 'isOver'
>;

const IN_HAND = 'a player in the hand';

const MARKER = /^\*\*\* (?<name>[A-Za-z0-9 ]+) \*\*\*(?: \[(?<first>[^\]]*)\](?: \[(?<second>[^\]]*)\])?)?$/;
const DEALT = /^Dealt to (?<rest>.+)$/;
const BRACKETS = /^ \[(?<first>[^\]]*)\](?: \[(?<second>[^\]]*)\])?$/;
const UNCALLED = /^Uncalled bet \((?<amount>\S+)\) returned to (?<name>.+)$/;
const COLLECTED = /^ collected (?<amount>\S+) from (?<pot>.+)$/;
const SEAT = /^Seat (?<chair>\d+): .+?(?: mucked \[(?<cards>[^\]]*)\])?$/;
const BOARD = /^Board \[[^\]]*\]$/;

/** Reads what happens in a hand, line by line; it knows who sits where, but no rule of betting. */
export class HandReader {
  private readonly variant: Variant;
  private readonly money: Money;
  private readonly chips: ChipBook;
  private readonly bets: BetLines;
  private readonly cards: CardBook;
  private readonly events: ViewEvent[] = [];
  private readonly forced: ForcedBets;
  private readonly pots: PotLines;
  private readonly capped: number[] = [];
  private readonly live: Set<Seat>;
  private readonly byLength: readonly Seat[];
  /** Before the first street: -1. */
  private street = -1;
  private dealLines: DealLines | undefined;
  private drawLines: DrawLines | undefined;
  private isOver = false;

  constructor(
    private readonly header: Header,
    private readonly seats: readonly SeatLine[],
    private readonly allChairs: ReadonlySet<number>,
    private readonly stacks: readonly Chips[],
    private readonly isOpen: boolean,
    isUnitSettled: boolean,
  ) {
    const { game, currency, unit } = header;
    this.variant = VARIANTS[game];
    this.money = new Money(currency.symbol, unit, isUnitSettled);
    this.chips = new ChipBook(stacks);
    this.bets = new BetLines(isStud(game), this.money, this.chips);
    this.cards = new CardBook(seats.length, this.variant.showdown.draws > 0);
    this.forced = new ForcedBets(header, seats.length);
    this.pots = new PotLines(game, this.money);
    this.live = new Set(seats.keys());
    // Of two names that begin alike, the longer one is meant where it fits.
    this.byLength = [...seats.keys()].sort((a, b) => seats[b]!.name.length - seats[a]!.name.length);
  }

  read(lines: readonly SourceLine[], end: SourceLine): HandCourse {
    for (const line of lines) {
      if (this.isOver) this.readSummary(line);
      else this.readLine(line);
    }
    this.closeStreet(undefined);
    if (this.street < 0) this.tellForced(end);
    const { dealt, thrown, lastCards } = this.cards;
    const owner = dealt.findIndex((cards) => cards !== null);
    return {
      stakes: this.findStakes(end),
      hero: this.isOpen || owner < 0 ? null : owner,
      dealt,
      thrown,
      lastCards,
      events: [...this.events, ...this.pots.list(lastCards, this.cards.board)],
      capped: this.capped,
      rake: this.pots.checkTotal(),
      isOver: this.isOver,
    };
  }

  private readLine(line: SourceLine): void {
    if (this.readMarker(line) || this.readDealt(line)) return;
    const spoken = this.findSpeaker(line.text, ': ');
    const action = spoken && parseAction(spoken.rest);
    if (spoken !== undefined && action !== undefined) return this.readAction(line, spoken.seat, action);
    if (this.readPot(line) || isNotice(line.text)) return;
    if (line.text === 'The deck is reshuffled' && this.drawLines !== undefined) {
      this.drawLines.reshuffle();
      return;
    }
    if (line.text === 'Betting is capped' && this.events.at(-1)?.type === 'raise') {
      this.capped.push(this.events.length - 1);
      return;
    }
    const expected =
      spoken === undefined
        ? 'a player of the seat lines and what he does, a street, or cards'
        : 'an action such as calls, raises … to …, discards … cards, shows […]';
    throw complain(line, 'unknown-line', 'a line that is not understood', expected);
  }

  /** The player whose name begins a text, and what comes behind it. */
  private findSpeaker(text: string, after: string): { seat: Seat; rest: string } | undefined {
    const seat = this.byLength.find((each) => text.startsWith(`${this.seats[each]!.name}${after}`));
    return seat === undefined
      ? undefined
      : { seat, rest: text.slice(this.seats[seat]!.name.length + after.length) };
  }

  // Streets and cards.

  private readMarker(line: SourceLine): boolean {
    const found = MARKER.exec(line.text)?.groups;
    if (found === undefined) return false;
    const { name, first, second } = found;
    const streets = streetNamesOf(this.header.game);
    if (name === 'SUMMARY') {
      this.closeStreet(line);
      this.isOver = true;
    } else if (name === 'SHOW DOWN') this.closeStreet(line);
    else if (streets[this.street + 1]?.includes(name!) === true) this.beginStreet(line, first, second);
    else {
      const [next] = streets[this.street + 1] ?? ['SHOW DOWN'];
      throw complain(line, 'street', 'not the next street', `*** ${next!} ***`);
    }
    return true;
  }

  private beginStreet(line: SourceLine, first: string | undefined, second: string | undefined): void {
    this.closeStreet(line);
    if (this.street < 0) this.tellForced(line);
    const street = ++this.street;
    const { name, board = 0, draw = false } = this.variant.streets[street]!;
    const blinds = street === 0 && !this.isStud ? this.findStakes(line).blinds : [];
    // Whoever is all-in for less than a straddle does not show how much it is.
    const isShort = this.forced.listStraddlers().some((seat) => this.chips.isBroke(seat));
    this.bets.beginStreet(street, Math.max(0, ...blinds), isShort);
    this.events.push({ type: 'street', street, name });
    const texts = [first, second].filter((text) => text !== undefined);
    const isCommunity = this.isStud && street > 0 && texts.length > 0;
    const count = isCommunity ? 1 : board;
    if (count > 0) this.layBoard(line, texts, count);
    else if (texts.length > 0) throw complain(line, 'street', 'cards on this street', 'none here');
    const { showdown } = this.variant;
    if (draw) this.drawLines = new DrawLines(this.cards, showdown.handSize);
    else if (count === 0) {
      this.dealLines = new DealLines(
        this.cards,
        this.variant.streets[street]!,
        line,
        street === 0,
        this.isOpen,
      );
    }
  }

  private get isStud(): boolean {
    return isStud(this.header.game);
  }

  private layBoard(line: SourceLine, texts: readonly string[], count: number): void {
    const before = texts.length > 1 ? readCards(line, texts[0]!) : [];
    const cards = texts.length > 0 ? readCards(line, texts.at(-1)!) : [];
    if (cards.length !== count) {
      throw complain(line, 'street', `${cards.length} new cards`, `${count} in brackets, after those before`);
    }
    this.cards.lay(line, before, cards);
    this.events.push({ type: 'board', cards });
  }

  private readDealt(line: SourceLine): boolean {
    const rest = DEALT.exec(line.text)?.groups?.['rest'];
    const owner = rest === undefined ? undefined : this.findSpeaker(rest, '');
    const found = owner === undefined ? undefined : BRACKETS.exec(owner.rest)?.groups;
    if (owner === undefined || found === undefined) return false;
    if (!this.live.has(owner.seat)) throw complain(line, 'folded', 'the player has folded', IN_HAND);
    const texts = [found['first'], found['second']].filter((text) => text !== undefined);
    const dealt = {
      line,
      before: texts.length > 1 ? readCards(line, texts[0]!) : [],
      cards: readCards(line, texts.at(-1)!),
    };
    const lines = this.drawLines ?? this.dealLines;
    if (lines === undefined) {
      throw complain(line, 'deal', 'cards in the middle of the betting', 'cards after the line of a street');
    }
    lines.deal(owner.seat, dealt);
    return true;
  }

  /** Tells the cards of the street, as the next line is none of them. */
  private closeStreet(next: SourceLine | undefined): void {
    const live = [...this.live].sort((a, b) => a - b);
    if (this.dealLines !== undefined) this.events.push(...this.dealLines.tell(live));
    if (this.drawLines !== undefined) this.events.push(...this.drawLines.tell(live, next));
    this.dealLines = undefined;
    this.drawLines = undefined;
  }

  // Forced bets.

  private readPost(line: SourceLine, seat: Seat, action: SpokenAction): boolean {
    if (action.type !== 'ante' && action.type !== 'blind' && action.type !== 'bothBlinds') return false;
    if (this.street >= 0) throw complain(line, 'post', 'too late to post', 'forced bets before the cards');
    const chips = this.money.parse(action.amount, line);
    this.chips.pay(line, seat, chips, action.allIn, action.type !== 'ante');
    if (action.type === 'ante') this.forced.postAnte(seat, chips);
    else if (action.type === 'blind') this.forced.postBlind(line, seat, chips, action.role);
    else this.forced.postBothBlinds(line, seat, chips);
    return true;
  }

  private tellForced(line: SourceLine): void {
    this.events.push(...this.forced.list());
    this.findStakes(line);
  }

  private findStakes(line: SourceLine): Stakes {
    const { game, level } = this.header;
    const { stacks, events } = this;
    const { roles } = this.forced;
    const { raisedOver } = this.bets;
    const stakes = findStakes({ game, level, stacks, events, roles, raisedOver });
    if (stakes !== undefined) return stakes;
    throw complain(
      line,
      'no-big-blind',
      'nobody has posted the big blind',
      'a line such as X: posts big blind',
    );
  }

  // Actions.

  private readAction(line: SourceLine, seat: Seat, action: SpokenAction): void {
    if (action.type === 'nothing' || this.readPost(line, seat, action)) return;
    if (this.street < 0)
      throw complain(line, 'street', 'no cards have been dealt', 'the line of a street first');
    if (!this.live.has(seat)) throw complain(line, 'folded', 'the player has folded', IN_HAND);
    if (action.type === 'discard') return this.readDiscard(line, seat, action.count, action.cards);
    if (action.type === 'draw') {
      if (this.drawLines === undefined) throw complain(line, 'draw', 'no draw', 'a draw after discards');
      return this.drawLines.draw(line, seat, action.count);
    }
    this.closeStreet(line);
    switch (action.type) {
      case 'fold':
        this.live.delete(seat);
        this.events.push({ type: 'fold', seat });
        return;
      case 'check':
      case 'muck':
        this.events.push({ type: action.type, seat });
        return;
      case 'call':
      case 'bringIn':
      case 'bet':
      case 'raise':
        this.events.push(this.bets.read(line, seat, action));
        return;
      case 'show': {
        const cards = readCards(line, action.cards);
        this.cards.reveal(line, seat, cards, this.variant.showdown.handSize);
        this.events.push({ type: 'show', seat, cards });
        return;
      }
      default:
    }
  }

  private readDiscard(line: SourceLine, seat: Seat, count: number, cards: string | undefined): void {
    // Without a line of its own, a single draw begins with the first discard.
    const isImplied = this.variant.showdown.draws === 1 && this.street === 0;
    if (this.drawLines === undefined && isImplied) this.beginStreet(line, undefined, undefined);
    if (this.drawLines === undefined)
      throw complain(line, 'draw', 'no draw', 'discards after the line of a draw');
    this.drawLines.discard(line, seat, count, cards);
  }

  // Pots.

  private readPot(line: SourceLine): boolean {
    const back = UNCALLED.exec(line.text)?.groups;
    const owner = back && this.seats.findIndex(({ name }) => name === back['name']);
    if (back !== undefined && owner !== undefined && owner >= 0) {
      this.closeStreet(line);
      const chips = this.money.parse(back['amount']!, line);
      this.chips.giveBack(owner, chips);
      this.events.push({ type: 'return', seat: owner, chips });
      return true;
    }
    const seat = this.byLength.find(
      (each) =>
        line.text.startsWith(this.seats[each]!.name) &&
        COLLECTED.test(line.text.slice(this.seats[each]!.name.length)),
    );
    if (seat === undefined) return false;
    this.closeStreet(line);
    const found = COLLECTED.exec(line.text.slice(this.seats[seat]!.name.length))!.groups!;
    this.pots.collect(line, seat, found['amount']!, found['pot']!);
    return true;
  }

  private readSummary(line: SourceLine): void {
    if (this.pots.readTotal(line) || BOARD.test(line.text) || isNotice(line.text)) return;
    const found = SEAT.exec(line.text)?.groups;
    if (found === undefined || !this.allChairs.has(Number(found['chair']))) {
      throw complain(
        line,
        'summary',
        'a line that is not understood',
        'Total pot, Board, or a seat of above',
      );
    }
    const seat = this.seats.findIndex(({ chair }) => chair === Number(found['chair']));
    const hasMucked = this.events.some((event) => event.type === 'muck' && event.seat === seat);
    if (found['cards'] === undefined || !hasMucked) return;
    this.cards.reveal(line, seat, readCards(line, found['cards']), this.variant.showdown.handSize);
  }
}
