import type { Card } from '@doorcard/cards';
import { UNKNOWN_CARD, type Seat, type ViewEvent } from '@doorcard/engine';
import { readCards, refuseChange, type CardBook, type DealtLine } from './cardBook.js';
import { listPlaces } from './cardText.js';
import { complain, type SourceLine } from './sourceLine.js';

interface Discard {
  readonly line: SourceLine;
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly Card[] | undefined;
}

/** The lines of one draw: they come in any order, and are turned into events when the betting begins. */
export class DrawLines {
  private readonly discards: Discard[] = [];
  private readonly dealt = new Map<Seat, DealtLine>();
  /** The order in which players were dealt, and where the deck was reshuffled, if lines say so. */
  private readonly draws: ViewEvent[] = [];

  constructor(
    private readonly cards: CardBook,
    private readonly handSize: number,
  ) {}

  discard(line: SourceLine, seat: Seat, count: number, cards: string | undefined): void {
    if (count > this.handSize || this.find(seat) !== undefined) {
      throw complain(line, 'draw', 'not a discard of this draw', `one of 0 to ${this.handSize} cards`);
    }
    const named = cards === undefined ? undefined : readCards(line, cards);
    if (named !== undefined && named.length !== count) {
      throw complain(line, 'draw', `${named.length} cards for ${count}`, 'all discarded cards');
    }
    this.discards.push({ line, seat, count, cards: named });
  }

  /** A site names the cards of the player whose cards it shows. */
  standPat(line: SourceLine, seat: Seat, cards: string | undefined): void {
    this.discard(line, seat, 0, undefined);
    if (cards === undefined) return;
    const kept = readCards(line, cards);
    const hand = this.cards.dealt[seat] === null ? [] : this.cards.hands[seat]!;
    const isHand = kept.length === hand.length && hand.every((card) => kept.includes(card));
    if (!isHand && !hand.includes(UNKNOWN_CARD)) throw refuseChange(line);
  }

  draw(line: SourceLine, seat: Seat, count: number): void {
    this.draws.push({ type: 'draw', seat, count });
    if (this.countDrawn(seat) <= (this.find(seat)?.count ?? 0)) return;
    throw complain(line, 'draw', 'more cards than were discarded', 'as many cards as were discarded');
  }

  reshuffle(): void {
    this.draws.push({ type: 'reshuffle' });
  }

  private countDrawn(seat: Seat): number {
    return this.draws.reduce(
      (sum, event) => sum + (event.type === 'draw' && event.seat === seat ? event.count : 0),
      0,
    );
  }

  deal(seat: Seat, dealt: DealtLine): void {
    if (this.dealt.has(seat)) throw complain(dealt.line, 'draw', 'a second hand', 'one for each player');
    this.dealt.set(seat, dealt);
  }

  private find(seat: Seat): Discard | undefined {
    return this.discards.find((discard) => discard.seat === seat);
  }

  /** The events; `next` is the line after the draw, or undefined at the end of the text. */
  listEvents(live: readonly Seat[], next: SourceLine | undefined): ViewEvent[] {
    const isWhole = live.every((seat) => this.find(seat) !== undefined);
    if (!isWhole && next !== undefined) {
      throw complain(
        next,
        'draw',
        'somebody has not drawn',
        'a line of discards for every player in the hand',
      );
    }
    for (const discard of this.discards) this.throwCards(discard, isWhole);
    for (const [seat, { line }] of this.dealt) {
      if (!isWhole || this.find(seat)?.count === 0 || this.cards.dealt[seat] === null) {
        throw complain(line, 'draw', 'cards for a player who cannot get any', 'cards after discards');
      }
    }
    return [
      ...this.discards.map(({ seat, count }): ViewEvent => ({ type: 'discard', seat, count })),
      ...(isWhole ? this.listDraws(live) : []),
    ];
  }

  /** All discards come first. Players without a line about drawing are dealt after the others, in turn. */
  private listDraws(live: readonly Seat[]): ViewEvent[] {
    const isShuffled = this.draws.some((event) => event.type === 'reshuffle');
    const listed = isShuffled ? this.draws : [];
    const others = live.flatMap((seat): ViewEvent[] => {
      const count = this.find(seat)!.count - (isShuffled ? this.countDrawn(seat) : 0);
      return count > 0 ? [{ type: 'draw', seat, count }] : [];
    });
    return [...listed, ...others];
  }

  /** Keeps the hand of a player whose cards are shown. */
  private throwCards({ line, seat, count, cards }: Discard, isWhole: boolean): void {
    const { dealt, hands, thrown } = this.cards;
    if (dealt[seat] === null) {
      if (cards !== undefined) throw refuseChange(line);
      return;
    }
    const hand = hands[seat]!;
    const given = this.dealt.get(seat);
    const places = findPlaces(hand, { line, count, cards }, given);
    thrown[seat]!.push(places);
    if (!isWhole || count === 0) return;
    const drawn = given?.cards ?? Array.from({ length: count }, () => UNKNOWN_CARD);
    if (given !== undefined) this.checkDealt(hand, places!, given, count);
    dealt[seat]!.push(...drawn);
    if (places === null) hand.fill(UNKNOWN_CARD);
    else listPlaces(places, hand.length).forEach((place, i) => (hand[place] = drawn[i]!));
  }

  private checkDealt(
    hand: readonly Card[],
    places: number,
    { line, before, cards }: DealtLine,
    count: number,
  ): void {
    const kept = hand.filter((_, place) => ((places >> place) & 1) === 0);
    const isKept = kept.length === before.length && kept.every((card) => before.includes(card));
    if (!isKept || cards.some((card) => kept.includes(card))) throw refuseChange(line);
    if (cards.length !== count)
      throw complain(line, 'draw', `${cards.length} cards for ${count}`, `${count} cards`);
  }
}

/** The discarded positions, from the discards or from what was kept; null when the text does not say. */
function findPlaces(
  hand: readonly Card[],
  { line, count, cards }: Pick<Discard, 'line' | 'count' | 'cards'>,
  dealt: DealtLine | undefined,
): number | null {
  if (count === 0) return 0;
  const thrown =
    cards ?? (dealt === undefined ? undefined : hand.filter((card) => !dealt.before.includes(card)));
  if (thrown === undefined) return null;
  let places = 0;
  for (const card of thrown) {
    const place = hand.indexOf(card);
    if (place < 0 || card === UNKNOWN_CARD) throw refuseChange(line);
    places |= 1 << place;
  }
  return places;
}
