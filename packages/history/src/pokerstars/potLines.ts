import type { Card } from '@doorcard/cards';
import type { Chips, GameId, Seat, ViewEvent } from '@doorcard/engine';
import { findHalves } from './halves.js';
import type { Money } from './money.js';
import { parsePotName } from './potName.js';
import { complain, type SourceLine } from './sourceLine.js';

type WinEvent = Extract<ViewEvent, { type: 'win' }>;

const TOTAL = /^Total pot (?<total>\S+)(?: .*)? \| Rake (?<rake>\S+)$/;

/** The lines that say who got what, and the sum of it. */
export class PotLines {
  private readonly wins: WinEvent[] = [];
  private total: { readonly line: SourceLine; readonly pot: Chips; readonly rake: Chips } | undefined;

  constructor(
    private readonly game: GameId,
    private readonly money: Money,
  ) {}

  collect(line: SourceLine, seat: Seat, amount: string, name: string): void {
    const pot = parsePotName(name);
    if (pot === undefined) {
      throw complain(line, 'pot', `"${name}" is no pot`, 'pot, main pot, side pot or side pot-1');
    }
    this.wins.push({ type: 'win', seat, chips: this.money.parse(amount, line), pot, half: 'whole' });
  }

  readTotal(line: SourceLine): boolean {
    const found = TOTAL.exec(line.text)?.groups;
    if (found === undefined) return false;
    const [pot, rake] = [this.money.parse(found['total']!, line), this.money.parse(found['rake']!, line)];
    this.total = { line, pot, rake };
    return true;
  }

  /** Pot by pot from the main pot on, in each the high half first. */
  list(lastCards: readonly (readonly Card[] | null)[], board: readonly Card[]): WinEvent[] {
    const pots = [...new Set(this.wins.map(({ pot }) => pot))].sort((a, b) => a - b);
    return pots.flatMap((pot) => {
      const wins = this.wins.filter((win) => win.pot === pot);
      const halves = findHalves(this.game, wins, lastCards, board);
      return wins.map((win, i) => ({ ...win, half: halves[i]! }));
    });
  }

  /** The rake, after a look at whether everything that was won adds up. */
  checkTotal(): Chips {
    if (this.total === undefined) return 0;
    const { line, pot, rake } = this.total;
    const won = this.wins.reduce((sum, { chips }) => sum + chips, 0);
    if (this.wins.length === 0 || won + rake === pot) return rake;
    throw complain(line, 'total-pot', 'what was collected is another sum', this.money.make(won + rake));
  }
}
