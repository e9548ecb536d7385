import { parseCards, type Card } from '@doorcard/cards';
import { UNKNOWN_CARD, type Seat } from '@doorcard/engine';
import { complain, type SourceLine } from './sourceLine.js';

/** What a line `Dealt to X [before] [new]` says. */
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

/** All cards that a text tells, kept while it is read. */
export class CardBook {
  /** By seat: all cards from the dealer, of those whose cards are told. */
  readonly dealt: (Card[] | null)[];
  /** By seat, like `dealt`: for each draw the places that were thrown. */
  readonly thrown: ((number | null)[] | null)[];
  readonly lastCards: (readonly Card[] | null)[];
  readonly board: Card[] = [];
  /** By seat: what is known of the hand in its places; stud players whose cards are not told have their up cards. */
  readonly hands: Card[][];
  private readonly seen = new Set<Card>();

  constructor(
    players: number,
    /** Discards may come back: then a card can be seen more than once. */
    private readonly isDraw: boolean,
  ) {
    this.dealt = Array.from({ length: players }, () => null);
    this.thrown = Array.from({ length: players }, () => null);
    this.lastCards = Array.from({ length: players }, () => null);
    this.hands = Array.from({ length: players }, () => []);
  }

  see(line: SourceLine, cards: readonly Card[]): void {
    for (const card of cards) {
      if (this.seen.has(card) && !this.isDraw) {
        throw complain(line, 'card-twice', 'a card that is somewhere else already', 'each card once');
      }
      this.seen.add(card);
    }
  }

  /** Cards for a seat that a line tells, behind those it had. */
  give(seat: Seat, { line, before, cards }: DealtLine): void {
    const hand = this.hands[seat]!;
    if (!isSame(before, hand)) throw refuseChange(line);
    this.see(line, cards);
    hand.push(...cards);
    this.dealt[seat]?.push(...cards);
  }

  /** Cards of a street for the middle, after those that were there. */
  lay(line: SourceLine, before: readonly Card[], cards: readonly Card[]): void {
    if (!isSame(before, this.board)) throw refuseChange(line);
    this.see(line, cards);
    this.board.push(...cards);
  }

  /** A whole hand at the end must contain what was seen of it. */
  reveal(line: SourceLine, seat: Seat, cards: readonly Card[], handSize: number): void {
    const known = this.hands[seat]!.filter((card) => card !== UNKNOWN_CARD);
    if (cards.length === handSize) {
      if (!known.every((card) => cards.includes(card))) throw refuseChange(line);
      this.lastCards[seat] = cards;
    }
    this.see(
      line,
      cards.filter((card) => !known.includes(card) && !this.board.includes(card)),
    );
  }
}

const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

export const refuseChange = (line: SourceLine): Error =>
  complain(line, 'cards-changed', 'other cards than before', 'the cards of the lines above');
