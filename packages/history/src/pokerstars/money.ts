import type { Chips } from '@doorcard/engine';
import { makeAmount, parseAmount } from './amount.js';
import { complain, type SourceLine } from './sourceLine.js';

/** Thrown when an amount has more decimals than the unit allows and the unit is not fixed. */
export class FinerUnit extends Error {
  constructor(readonly unit: number) {
    super(`an amount needs ${unit} chips for 1.0`);
  }
}

/** Amounts of one text: a sign before the number, and `unit` chips for 1.0. */
export class Money {
  constructor(
    readonly symbol: string,
    readonly unit: number,
    /** Whether the caller chose the unit; otherwise the text decides. */
    private readonly isSettled = false,
  ) {}

  make(chips: Chips): string {
    return this.symbol + makeAmount(chips, this.unit);
  }

  /** Two amounts with a slash; if one has cents, both have. */
  makePair([a, b]: readonly [Chips, Chips]): string {
    const isLong = a % this.unit !== 0 || b % this.unit !== 0;
    const make = (chips: Chips): string => this.symbol + makeAmount(chips, this.unit, isLong);
    return `${make(a)}/${make(b)}`;
  }

  parse(text: string, line: SourceLine): Chips {
    const digits = text.startsWith(this.symbol) ? text.slice(this.symbol.length) : '';
    const amount = parseAmount(digits, this.unit);
    const example = `${this.symbol}${this.unit === 1 ? '25' : '0.25'}`;
    if (amount === undefined) {
      throw complain(line, 'amount', `"${text}" is not an amount`, `an amount such as ${example}`);
    }
    if ('chips' in amount) return amount.chips;
    if (!this.isSettled) throw new FinerUnit(amount.finer);
    throw complain(line, 'amount', `"${text}" is not whole`, `a multiple of ${this.make(1)}`);
  }
}
