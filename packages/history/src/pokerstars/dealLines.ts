import type { Seat, Street, ViewEvent } from '@doorcard/engine';
import type { CardBook, DealtLine } from './cardBook.js';
import { OPEN_MARK } from './headerLine.js';
import { complain, type SourceLine } from './sourceLine.js';

/** The lines of one street that show cards of the players. */
export class DealLines {
  private readonly dealt = new Map<Seat, DealtLine>();

  constructor(
    private readonly cards: CardBook,
    private readonly street: Street,
    private readonly marker: SourceLine,
    private readonly isFirst: boolean,
    private readonly isOpen: boolean,
  ) {}

  deal(seat: Seat, dealt: DealtLine): void {
    if (this.dealt.has(seat)) {
      throw complain(dealt.line, 'deal', 'a second hand', 'one for each player');
    }
    this.dealt.set(seat, dealt);
  }

  /** Cards for every player in the hand, shown or not. */
  listEvents(live: readonly Seat[]): ViewEvent[] {
    if (this.isFirst) this.findOwners();
    return live.map((seat) => this.listSeatEvents(seat));
  }

  /** Whose cards the text shows: those of one player, or of all where it says so. */
  private findOwners(): void {
    const { down = 0, up = 0 } = this.street;
    const owners = [...this.dealt].filter(([, { cards }]) => cards.length === down + up);
    if (owners.length > 1 && !this.isOpen) {
      throw complain(
        owners[1]![1].line,
        'deal',
        'a second player with all cards',
        `a first line ${OPEN_MARK}`,
      );
    }
    for (const [seat] of owners) {
      this.cards.dealt[seat] = [];
      this.cards.thrown[seat] = [];
    }
  }

  private listSeatEvents(seat: Seat): ViewEvent {
    const { down = 0, up = 0 } = this.street;
    const isOwner = this.cards.dealt[seat] !== null;
    const count = isOwner ? down + up : up;
    const dealt = this.dealt.get(seat);
    if (this.isOpen && !isOwner) throw this.refuseCount(dealt, down + up);
    if (dealt === undefined ? count > 0 : dealt.cards.length !== count) throw this.refuseCount(dealt, count);
    if (dealt !== undefined) this.cards.give(seat, dealt);
    return { type: 'deal', seat, down, up: up === 0 ? [] : dealt!.cards.slice(-up) };
  }

  private refuseCount(dealt: DealtLine | undefined, count: number): Error {
    const cards = count === 1 ? 'one card' : `${count} cards`;
    return dealt === undefined
      ? complain(this.marker, 'deal', 'no cards for a player in the hand', `${cards} for each player`)
      : complain(dealt.line, 'deal', 'a wrong number of cards', count === 0 ? 'no cards' : cards);
  }
}
