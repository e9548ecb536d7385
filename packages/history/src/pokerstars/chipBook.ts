import type { Chips, Seat } from '@doorcard/engine';
import { complain, type SourceLine } from './sourceLine.js';

/** The stacks and bets of all players, updated while a text is read. */
export class ChipBook {
  private readonly stacks: Chips[];
  private bets: Chips[];

  constructor(stacks: readonly Chips[]) {
    this.stacks = [...stacks];
    this.bets = stacks.map(() => 0);
  }

  clearBets(): void {
    this.bets = this.bets.map(() => 0);
  }

  betOf(seat: Seat): Chips {
    return this.bets[seat]!;
  }

  isBroke(seat: Seat): boolean {
    return this.stacks[seat] === 0;
  }

  /** Takes chips; the line must say "all-in" exactly when the player is. */
  pay(line: SourceLine, seat: Seat, chips: Chips, allIn: boolean, isBet = true): void {
    if (chips > this.stacks[seat]!) {
      throw complain(line, 'stack', 'more than the player has', 'at most what is left of the stack');
    }
    this.stacks[seat]! -= chips;
    if (isBet) this.bets[seat]! += chips;
    if (this.isBroke(seat) === allIn) return;
    throw complain(
      line,
      'all-in',
      allIn ? 'the player has chips left' : 'the player has nothing left',
      `the line ${allIn ? 'without' : 'with'} "and is all-in"`,
    );
  }

  giveBack(seat: Seat, chips: Chips): void {
    this.stacks[seat]! += chips;
    this.bets[seat]! -= chips;
  }
}
