import { parseCards, type Card } from '@doorcard/cards';
import { UNKNOWN_CARD, type Seat } from '@doorcard/engine';
import { complain, type SourceLine } from './sourceLine.js';

/** The content of a line `Dealt to X [before] [new]`. */
export interface DealtLine {
  readonly line: SourceLine;
  readonly before: readonly Card[];
  readonly cards: readonly Card[];
}

export function readCards(line: SourceLine, text: string): Card[] {
  const cards = parseCards(text);
  if (cards.ok) return cards.value;
  throw complain(line, 'cards', cards.error.problem, cards.error.expected);
}

/** All cards of a text, collected while it is read. */
export class CardBook {
  /** By seat: all cards from the dealer, for players whose cards the text shows. */
  readonly dealt: (Card[] | null)[];
  /** By seat, like `dealt`: for each draw the discarded positions. */
  readonly thrown: ((number | null)[] | null)[];
  readonly lastCards: (readonly Card[] | null)[];
  readonly board: Card[] = [];
  /** By seat: the known cards in their positions; for stud players whose cards are not shown, the up cards. */
  readonly hands: Card[][];
  private readonly seen = new Set<Card>();

  constructor(
    players: number,
    /** Discards may come back: then a card can be seen more than once. */
    private readonly isDraw: boolean,
    /** The community card of stud belongs to every hand. */
    private readonly isStud: boolean,
  ) {
    this.dealt = Array.from({ length: players }, () => null);
    this.thrown = Array.from({ length: players }, () => null);
    this.lastCards = Array.from({ length: players }, () => null);
    this.hands = Array.from({ length: players }, () => []);
  }

  see(line: SourceLine, cards: readonly Card[]): void {
    for (const card of cards) {
      if (this.seen.has(card) && !this.isDraw) {
        throw complain(line, 'card-twice', 'a card that was already dealt elsewhere', 'each card once');
      }
      this.seen.add(card);
    }
  }

  /** Adds the cards of a line to those of a seat. */
  give(seat: Seat, { line, before, cards }: DealtLine): void {
    const hand = this.hands[seat]!;
    if (!isSame(before, hand)) throw refuseChange(line);
    this.see(line, cards);
    hand.push(...cards);
    this.dealt[seat]?.push(...cards);
  }

  /** Adds the cards of a street to the board. */
  lay(line: SourceLine, before: readonly Card[], cards: readonly Card[]): void {
    if (!isSame(before, this.board)) throw refuseChange(line);
    this.see(line, cards);
    this.board.push(...cards);
  }

  /** A complete hand at the end must contain the cards seen before. */
  reveal(line: SourceLine, seat: Seat, cards: readonly Card[], handSize: number): void {
    const known = this.hands[seat]!.filter((card) => card !== UNKNOWN_CARD);
    if (cards.length === handSize) {
      if (!known.every((card) => cards.includes(card))) throw refuseChange(line);
      this.lastCards[seat] = cards;
    }
    this.see(
      line,
      cards.filter((card) => !known.includes(card) && !(this.isStud && this.board.includes(card))),
    );
  }
}

const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

export const refuseChange = (line: SourceLine): Error =>
  complain(line, 'cards-changed', 'other cards than before', 'the cards of the lines above');
