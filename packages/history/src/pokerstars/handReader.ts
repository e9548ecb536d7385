import { VARIANTS, type Chips, type Seat, type Stakes, type Variant, type ViewEvent } from '@doorcard/engine';
import { parseAction, type SpokenAction } from './actionLine.js';
import { BetLines } from './betLines.js';
import { seatAfterBlinds } from './blindRoles.js';
import { CardBook, readCards } from './cardBook.js';
import { ChipBook } from './chipBook.js';
import { DealLines } from './dealLines.js';
import { DrawLines } from './drawLines.js';
import { ForcedBets } from './forcedBets.js';
import { hasImpliedStreet, isStud, streetNamesOf } from './gameName.js';
import type { Header } from './headerLine.js';
import { Money } from './money.js';
import { findRefusal, isNotice } from './notice.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { PotLines, type TotalLine } from './potLines.js';
import { checkSummary, readMucked, trimPlaces, type SeatSummary } from './seatSummary.js';
import { complain, type SourceLine } from './sourceLine.js';
import { findStakes } from './inferredStakes.js';
import type { SeatLine } from './tableLines.js';

/** The content of the lines below the seats. */
export type HandCourse = Pick<
  PokerStarsHand,
  'stakes' | 'dead' | 'hero' | 'dealt' | 'thrown' | 'lastCards' | 'events' | 'capped' | 'rake' | 'isOver'
>;

/** Where in the text its parts are, for errors of the dealer. */
export interface HandLines {
  /** By event. */
  readonly events: readonly SourceLine[];
  readonly first: SourceLine;
  readonly last: SourceLine;
  readonly total: TotalLine | undefined;
}

const IN_HAND = 'a player in the hand';

const MARKER = /^\*\*\* (?<name>[A-Za-z0-9 ]+) \*\*\*(?: \[(?<first>[^\]]*)\](?: \[(?<second>[^\]]*)\])?)?$/;
const DEALT = 'Dealt to ';
const BRACKETS = /^ \[(?<first>[^\]]*)\](?: \[(?<second>[^\]]*)\])?$/;
const UNCALLED = /^Uncalled bet \((?<amount>\S+)\) returned to (?<name>.+)$/;
const COLLECTED = /^ collected (\S+) from (.+)$/;
const SEAT = /^Seat (?<chair>\d+): (?<rest>.+)$/;
const BOARD = /^Board \[(?<cards>[^\]]*)\]$/;

/** Throws for a line that shows a hand which cannot be held. */
function refuseWhole(line: SourceLine): void {
  const refusal = findRefusal(line.text);
  if (refusal !== undefined) throw complain(line, refusal.code, refusal.problem, 'a hand with one result');
}

/** Reads the actions of a hand, line by line; it knows the seats, but not the rules of betting. */
export class HandReader {
  private readonly variant: Variant;
  private readonly money: Money;
  private readonly chips: ChipBook;
  private readonly bets: BetLines;
  private readonly cards: CardBook;
  private readonly events: ViewEvent[] = [];
  /** By event. */
  private readonly lines: SourceLine[] = [];
  private readonly summaries: SeatSummary[] = [];
  /** Hands were shown or pots collected. */
  private isEnding = false;
  private readonly forced: ForcedBets;
  private readonly pots: PotLines;
  private readonly capped: number[] = [];
  private readonly live: Set<Seat>;
  private readonly byLength: readonly Seat[];
  /** Before the first street: -1. */
  private street = -1;
  private dealLines: DealLines | undefined;
  private drawLines: DrawLines | undefined;
  private streetLine: SourceLine | undefined;
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
    this.cards = new CardBook(seats.length, this.variant.showdown.draws > 0, isStud(game));
    this.forced = new ForcedBets(header, seats.length, (seat) => this.chips.isBroke(seat));
    this.pots = new PotLines(game, this.money);
    this.live = new Set(seats.keys());
    // If two names begin alike, the longer one that fits is meant.
    this.byLength = [...seats.keys()].sort((a, b) => seats[b]!.name.length - seats[a]!.name.length);
  }

  read(lines: readonly SourceLine[], first: SourceLine, end: SourceLine): [HandCourse, HandLines] {
    for (const line of lines) {
      if (this.isOver) this.readSummary(line);
      else this.readLine(line);
    }
    this.closeStreet(undefined);
    if (this.street < 0) this.listForcedEvents(end);
    for (const summary of this.summaries) this.readMucked(summary);
    const { dealt, thrown, lastCards } = this.cards;
    const owner = dealt.findIndex((cards) => cards !== null);
    const wins = this.pots.list(lastCards, this.cards.board);
    const rake = this.pots.checkTotal();
    const events = [...this.events, ...wins.map(({ event }) => event)];
    for (const summary of this.summaries) checkSummary(summary, this.header.game, events, this.money);
    return [
      {
        stakes: this.findStakes(end),
        dead: this.forced.dead,
        hero: this.isOpen || owner < 0 ? null : owner,
        dealt,
        thrown,
        lastCards,
        events,
        capped: this.capped,
        rake,
        isOver: this.isOver,
      },
      {
        events: [...this.lines, ...wins.map(({ line }) => line)],
        first,
        last: end,
        total: this.pots.total,
      },
    ];
  }

  private add(line: SourceLine, ...events: readonly ViewEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.lines.push(line);
    }
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
    refuseWhole(line);
    const expected =
      spoken === undefined
        ? 'a player of the seat lines and what he does, a street, or cards'
        : 'an action such as calls, raises … to …, discards … cards, shows […]';
    throw complain(line, 'unknown-line', 'an unknown line', expected);
  }

  /** The player whose name begins a text, and the rest of the text. */
  private findSpeaker(text: string, after: string): { seat: Seat; rest: string } | undefined {
    const seat = this.byLength.find((each) => {
      const { name } = this.seats[each]!;
      return text.startsWith(name) && text.startsWith(after, name.length);
    });
    return seat === undefined
      ? undefined
      : { seat, rest: text.slice(this.seats[seat]!.name.length + after.length) };
  }

  // Streets and cards.

  private readMarker(line: SourceLine): boolean {
    const found = line.text.startsWith('*') ? MARKER.exec(line.text)?.groups : undefined;
    if (found === undefined) return false;
    const { name, first, second } = found;
    const streets = streetNamesOf(this.header.game);
    if (name === 'SUMMARY') {
      this.closeStreet(line);
      this.isOver = true;
    } else if (name === 'SHOW DOWN' || name === 'SHOWDOWN') this.closeStreet(line);
    else if (streets[this.street + 1]?.includes(name!) === true) this.beginStreet(line, first, second);
    else {
      refuseWhole(line);
      const [next] = streets[this.street + 1] ?? ['SHOW DOWN'];
      throw complain(line, 'street', 'not the next street', `*** ${next!} ***`);
    }
    return true;
  }

  private beginStreet(line: SourceLine, first: string | undefined, second: string | undefined): void {
    this.closeStreet(line);
    if (this.street < 0) this.listForcedEvents(line);
    const street = ++this.street;
    this.streetLine = line;
    const { name, board = 0, draw = false } = this.variant.streets[street]!;
    const blinds = street === 0 && !this.isStud ? this.findStakes(line).blinds : [];
    // A player who is all-in for less than a straddle does not show how much it is, or that there is one.
    const mayStraddle = seatAfterBlinds(this.seats.length);
    const isShort =
      this.forced.listStraddlers().some((seat) => this.chips.isBroke(seat)) ||
      (mayStraddle !== undefined && this.chips.isBroke(mayStraddle));
    this.bets.beginStreet(street, Math.max(0, ...blinds), isShort);
    this.add(line, { type: 'street', street, name });
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
    this.add(line, { type: 'board', cards });
  }

  private readDealt(line: SourceLine): boolean {
    if (!line.text.startsWith(DEALT)) return false;
    const owner = this.findSpeaker(line.text.slice(DEALT.length), '');
    const found = owner === undefined ? undefined : BRACKETS.exec(owner.rest)?.groups;
    // Some sites have a line without cards for everybody else.
    if (owner?.rest === '' && this.dealLines !== undefined) return true;
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

  /** Ends the deal of the street, because the next line does not belong to it. */
  private closeStreet(next: SourceLine | undefined): void {
    if (this.dealLines === undefined && this.drawLines === undefined) return;
    const live = [...this.live].sort((a, b) => a - b);
    const { dealLines, drawLines } = this;
    const line = this.streetLine ?? next;
    if (dealLines !== undefined && line !== undefined) this.add(line, ...dealLines.listEvents(live));
    if (drawLines !== undefined && line !== undefined) this.add(line, ...drawLines.listEvents(live, next));
    this.dealLines = undefined;
    this.drawLines = undefined;
  }

  // Forced bets.

  private readPost(line: SourceLine, seat: Seat, action: SpokenAction): boolean {
    if (action.type !== 'ante' && action.type !== 'blind' && action.type !== 'bothBlinds') return false;
    if (this.street >= 0) throw complain(line, 'post', 'too late to post', 'forced bets before the cards');
    const chips = this.money.parse(action.amount, line);
    this.chips.pay(line, seat, chips, action.allIn, action.type !== 'ante');
    if (chips === 0) throw complain(line, 'amount', 'nothing is posted', 'an amount above 0');
    if (action.type === 'ante') this.forced.postAnte(line, seat, chips);
    else if (action.type === 'blind') this.forced.postBlind(line, seat, chips, action.role);
    else this.forced.postBothBlinds(line, seat, chips);
    return true;
  }

  private listForcedEvents(line: SourceLine): void {
    for (const forced of this.forced.list()) this.add(forced.line, forced.event);
    this.findStakes(line);
  }

  private findStakes(line: SourceLine): Stakes {
    const { game, level } = this.header;
    const { stacks, events } = this;
    const { roles, dead } = this.forced;
    const { raisedOver } = this.bets;
    const stakes = findStakes({ game, level, stacks, events, roles, dead, raisedOver });
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
    const isShowing = action.type === 'show' || action.type === 'muck';
    // A player who has folded may show his cards when the hand is over.
    if (!this.live.has(seat) && !(action.type === 'show' && this.isEnding)) {
      throw complain(line, 'folded', 'the player has folded', IN_HAND);
    }
    if (this.isEnding && !isShowing) {
      throw complain(line, 'order', 'an action after hands were shown or pots collected', 'shows or pots');
    }
    if (action.type === 'pat') return this.beginDraw(line).standPat(line, seat, action.cards);
    if (action.type === 'discard') {
      return this.beginDraw(line).discard(line, seat, action.count, action.cards);
    }
    if (action.type === 'draw') {
      if (this.drawLines === undefined) throw complain(line, 'draw', 'no draw', 'a draw after discards');
      return this.drawLines.draw(line, seat, action.count);
    }
    this.closeStreet(line);
    switch (action.type) {
      case 'fold':
        this.live.delete(seat);
        this.add(line, { type: 'fold', seat });
        return;
      case 'check':
        this.add(line, { type: 'check', seat });
        return;
      case 'muck':
        this.isEnding = true;
        this.add(line, { type: 'muck', seat });
        return;
      case 'call':
      case 'bringIn':
      case 'bet':
      case 'raise':
        this.add(line, this.bets.read(line, seat, action));
        return;
      case 'show': {
        const cards = readCards(line, action.cards);
        this.cards.reveal(line, seat, cards, this.variant.showdown.handSize);
        this.isEnding = true;
        this.add(line, { type: 'show', seat, cards });
        return;
      }
      default:
    }
  }

  /** The draw to which a line belongs. Without a line for it, a single draw begins with the first discard. */
  private beginDraw(line: SourceLine): DrawLines {
    const isImplied = hasImpliedStreet(this.header.game, this.street + 1);
    if (this.drawLines === undefined && isImplied) this.beginStreet(line, undefined, undefined);
    if (this.drawLines === undefined)
      throw complain(line, 'draw', 'no draw', 'discards after the line of a draw');
    return this.drawLines;
  }

  // Pots.

  private readPot(line: SourceLine): boolean {
    const back = line.text.startsWith('Uncalled') ? UNCALLED.exec(line.text)?.groups : undefined;
    const owner = back && this.seats.findIndex(({ name }) => name === back['name']);
    if (back !== undefined && owner !== undefined && owner >= 0) {
      this.closeStreet(line);
      const chips = this.money.parse(back['amount']!, line);
      this.chips.giveBack(owner, chips);
      this.add(line, { type: 'return', seat: owner, chips });
      return true;
    }
    for (const seat of this.byLength) {
      const { name } = this.seats[seat]!;
      if (!line.text.startsWith(name)) continue;
      const found = COLLECTED.exec(line.text.slice(name.length));
      if (found === null) continue;
      this.closeStreet(line);
      this.isEnding = true;
      this.pots.collect(line, seat, found[1]!, found[2]!);
      return true;
    }
    return false;
  }

  private readSummary(line: SourceLine): void {
    if (line.text.includes('cashed out')) refuseWhole(line);
    if (this.pots.readTotal(line) || this.readBoard(line) || this.readSeat(line) || isNotice(line.text))
      return;
    refuseWhole(line);
    const found = SEAT.exec(line.text)?.groups;
    const owner = this.seats.find(({ chair }) => chair === Number(found?.['chair']));
    if (owner === undefined) {
      throw complain(line, 'summary', 'an unknown line', 'Total pot, Board, or one of the seats above');
    }
    const expected = `Seat ${owner.chair}: ${owner.name}`;
    throw complain(line, 'summary', 'another player than in the seat line', expected);
  }

  /** Whether a line is about a player of the seat lines. */
  private readSeat(line: SourceLine): boolean {
    const found = line.text.startsWith('Seat ') ? SEAT.exec(line.text)?.groups : undefined;
    const chair = Number(found?.['chair']);
    if (found === undefined || !this.allChairs.has(chair)) return false;
    const seat = this.seats.findIndex((each) => each.chair === chair);
    if (seat < 0) return true;
    const { name } = this.seats[seat]!;
    const rest = found['rest']!;
    if (rest !== name && !rest.startsWith(`${name} `)) return false;
    if (this.summaries.some((each) => each.seat === seat)) {
      throw complain(line, 'summary', 'a second line about this player', 'one for each player');
    }
    this.summaries.push({ line, seat, rest: trimPlaces(rest.slice(name.length)) });
    return true;
  }

  private readBoard(line: SourceLine): boolean {
    const cards = BOARD.exec(line.text)?.groups?.['cards'];
    if (cards === undefined) return false;
    const board = readCards(line, cards);
    const { board: above } = this.cards;
    if (board.length === above.length && board.every((card, i) => card === above[i])) return true;
    throw complain(line, 'summary', 'another board than above', 'the cards of the streets');
  }

  /** The cards of a player who mucked, from the summary. */
  private readMucked(summary: SeatSummary): void {
    const { seat, line } = summary;
    const hasMucked = this.events.some((event) => event.type === 'muck' && event.seat === seat);
    const cards = hasMucked ? readMucked(summary) : undefined;
    if (cards !== undefined) this.cards.reveal(line, seat, cards, this.variant.showdown.handSize);
  }
}
