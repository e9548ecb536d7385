import type { Chips, RaiseKind, Seat, ViewEvent } from '@doorcard/engine';
import type { SpokenAction } from './actionLine.js';
import type { ChipBook } from './chipBook.js';
import type { Money } from './money.js';
import { complain, type SourceLine } from './sourceLine.js';

type Wager = Extract<SpokenAction, { amount: string }>;

/** The lines in which chips are bet. They are checked against each other, but not against the rules of a game. */
export class BetLines {
  private street = 0;
  /** The bet to call. */
  private level: Chips = 0;
  /** Nobody has put in the whole bet to call: the first raise will show how much it is. */
  private isLevelOpen = false;
  /** On the first street. */
  private isRaised = false;
  /** The bet that the first raise of the first street raised, from its own line. */
  raisedOver: Chips | null = null;

  constructor(
    private readonly isStud: boolean,
    private readonly money: Money,
    private readonly chips: ChipBook,
  ) {}

  beginStreet(street: number, level: Chips, isLevelOpen: boolean): void {
    this.street = street;
    this.level = level;
    this.isLevelOpen = street === 0 && (this.isStud || isLevelOpen);
    if (street > 0) this.chips.clearBets();
  }

  read(line: SourceLine, seat: Seat, action: Wager): ViewEvent {
    const amount = this.money.parse(action.amount, line);
    if (action.type === 'raise') {
      this.checkRaise(line, amount - this.money.parse(action.by, line));
      return this.raise(line, seat, amount, action.allIn, 'raise');
    }
    if (action.type === 'bet') {
      if (this.level > 0) throw complain(line, 'bet', 'there already is a bet', 'raises … to …');
      return this.raise(line, seat, amount, action.allIn, 'bet');
    }
    this.chips.pay(line, seat, amount, action.allIn);
    if (action.type === 'bringIn') this.bringIn(line, amount, action.allIn);
    const type = action.type === 'bringIn' ? 'bringIn' : 'call';
    return { type, seat, chips: amount, allIn: action.allIn };
  }

  private bringIn(line: SourceLine, chips: Chips, allIn: boolean): void {
    if (!this.isStud || this.street > 0 || this.level > 0) {
      throw complain(line, 'bring-in', 'no bring-in is due', 'a bring-in at the beginning of stud');
    }
    this.level = chips;
    this.isLevelOpen = allIn;
  }

  /** The two amounts of a raise imply the bet before it. */
  private checkRaise(line: SourceLine, over: Chips): void {
    if (over <= 0 || (this.isLevelOpen ? over < this.level : over !== this.level)) {
      const least = this.isLevelOpen ? 'at least ' : '';
      const expected = `a raise over ${least}${this.money.make(this.level)}`;
      throw complain(line, 'raise', 'the two amounts do not match the bet before', expected);
    }
    if (this.street === 0 && !this.isRaised) this.raisedOver = over;
  }

  private raise(line: SourceLine, seat: Seat, to: Chips, allIn: boolean, as: RaiseKind): ViewEvent {
    const chips = to - this.chips.betOf(seat);
    if (chips <= 0 || to <= this.level) {
      const expected = `more than ${this.money.make(this.level)}`;
      throw complain(line, 'raise', 'not above the bet before', expected);
    }
    this.chips.pay(line, seat, chips, allIn);
    const isCompletion = this.isStud && this.street === 0 && !this.isRaised;
    this.level = to;
    this.isLevelOpen = false;
    if (this.street === 0) this.isRaised = true;
    return { type: 'raise', seat, to, chips, as: isCompletion ? 'complete' : as, allIn };
  }
}
