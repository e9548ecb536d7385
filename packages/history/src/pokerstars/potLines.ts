import type { Card } from '@doorcard/cards';
import type { Chips, GameId, Seat, ViewEvent } from '@doorcard/engine';
import { sum } from '../rake.js';
import { findHalves } from './halves.js';
import type { Money } from './money.js';
import { parsePotName } from './potName.js';
import { complain, type SourceLine } from './sourceLine.js';

type WinEvent = Extract<ViewEvent, { type: 'win' }>;

export interface WinLine {
  readonly line: SourceLine;
  readonly event: WinEvent;
}

/** The line of the summary with the whole pot. */
export interface TotalLine {
  readonly line: SourceLine;
  readonly pot: Chips;
  readonly rake: Chips;
}

// Some sites list more fees behind the rake: they leave the pot with it.
const TOTAL =
  /^Total pot (?<total>\S+)(?<pots>(?: (?:Main pot|Side pot(?:-\d)?) \S+)*)\.? \| Rake (?<rake>\S+)(?<fees>(?: \| [A-Za-z]+(?: Fee)? \S+)*)$/;
const PART = / (?:Main|Side) pot(?:-\d)? (\S+)/g;
const FEE = / (\S+)(?= \||$)/g;

/** The lines that show who won what, and the total. */
export class PotLines {
  private readonly wins: WinLine[] = [];
  total: TotalLine | undefined;

  constructor(
    private readonly game: GameId,
    private readonly money: Money,
  ) {}

  collect(line: SourceLine, seat: Seat, amount: string, name: string): void {
    const pot = parsePotName(name);
    if (pot === undefined) {
      throw complain(line, 'pot', `"${name}" is not a pot`, 'pot, main pot, side pot or side pot-1');
    }
    const chips = this.money.parse(amount, line);
    if (chips === 0) throw complain(line, 'amount', 'nothing is collected', 'an amount above 0');
    this.wins.push({ line, event: { type: 'win', seat, chips, pot, half: 'whole' } });
  }

  readTotal(line: SourceLine): boolean {
    const found = TOTAL.exec(line.text)?.groups;
    if (found === undefined) return false;
    if (this.total !== undefined) throw complain(line, 'total-pot', 'a second total', 'one');
    const pot = this.money.parse(found['total']!, line);
    const fees = Array.from(found['fees']!.matchAll(FEE), ([, fee]) => this.money.parse(fee!, line));
    const rake = this.money.parse(found['rake']!, line) + sum(fees);
    this.total = { line, pot, rake };
    const parts = Array.from(found['pots']!.matchAll(PART), ([, part]) =>
      this.money.parse(part!.replace(/\.$/, ''), line),
    );
    if (parts.length > 0 && ![pot, pot - rake].includes(sum(parts))) {
      const expected = `${this.money.make(pot - rake)}, the total without the rake`;
      throw complain(line, 'total-pot', `the pots add up to ${this.money.make(sum(parts))}`, expected);
    }
    return true;
  }

  /** Pot by pot from the main pot on, in each the high half first. */
  list(lastCards: readonly (readonly Card[] | null)[], board: readonly Card[]): WinLine[] {
    const pots = [...new Set(this.wins.map(({ event }) => event.pot))].sort((a, b) => a - b);
    return pots.flatMap((pot) => {
      const wins = this.wins.filter(({ event }) => event.pot === pot);
      const halves = findHalves(
        this.game,
        wins.map(({ event }) => event),
        lastCards,
        board,
      );
      return wins.map(({ line, event }, i) => ({ line, event: { ...event, half: halves[i]! } }));
    });
  }

  /** The rake, after checking that everything that was won adds up. */
  checkTotal(): Chips {
    if (this.total === undefined) return 0;
    const { line, pot, rake } = this.total;
    const won = sum(this.wins.map(({ event }) => event.chips));
    if (this.wins.length === 0 || won + rake === pot) return rake;
    throw complain(
      line,
      'total-pot',
      `the collected amounts are ${this.money.make(won)} and the rake ${this.money.make(rake)}`,
      `a total of ${this.money.make(won + rake)}`,
    );
  }
}
