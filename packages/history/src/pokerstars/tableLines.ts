import type { Money } from './money.js';
import { stepsFrom } from './pokerStarsDetails.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { complain, type SourceLine } from './sourceLine.js';

type Table = Pick<PokerStarsHand, 'table' | 'maxSeats' | 'button'>;

export const makeTableLine = ({ table, maxSeats, button }: Table): string =>
  `Table '${table}' ${maxSeats}-max${button === null ? '' : ` Seat #${button} is the button`}`;

const TABLE =
  /^Table '(?<table>.*)'(?: (?<max>\d{1,2})-max)?(?: \((?:Play|Real) Money\))?(?: Seat #(?<button>\d{1,2}) is the button)?$/;

/** The size of the table is 0 if the line does not say. Games with a button must have one. */
export function readTableLine(line: SourceLine, hasButton: boolean): Table {
  const found = TABLE.exec(line.text)?.groups;
  const expected = `Table 'Ceres' 8-max${hasButton ? ' Seat #3 is the button' : ''}`;
  if (found === undefined) throw complain(line, 'table', 'no table', expected);
  const { table, max = '0', button } = found;
  if (hasButton && button === undefined) throw complain(line, 'no-button', 'no button', expected);
  return { table: table!, maxSeats: Number(max), button: hasButton ? Number(button) : null };
}

/** A seat line: a player, a seat number and a stack. */
export interface SeatLine {
  readonly line: SourceLine;
  readonly chair: number;
  readonly name: string;
  readonly amount: string;
  /** Marked as sitting out, though in a tournament he may still be dealt in. */
  readonly isAway: boolean;
  /** Came too late for this hand. */
  readonly isOut: boolean;
}

const SEAT =
  /^Seat (?<chair>\d{1,2}): (?<name>.+) \((?<amount>[^\s()]+) in chips(?:, [^()]* bounty)?\)(?<rest> is sitting out| out of hand .*)?$/;

export function parseSeatLine(line: SourceLine | undefined): SeatLine | undefined {
  const found = line === undefined ? undefined : SEAT.exec(line.text)?.groups;
  if (line === undefined || found === undefined) return undefined;
  return {
    line,
    chair: Number(found['chair']),
    name: found['name']!,
    amount: found['amount']!,
    isAway: found['rest'] === ' is sitting out',
    isOut: found['rest']?.startsWith(' out of hand') ?? false,
  };
}

/** In the order of the hand: in stud that of the lines, otherwise from the first player left of the button. */
export const orderSeats = (seats: readonly SeatLine[], button: number | null): SeatLine[] =>
  button === null
    ? [...seats]
    : seats.toSorted((a, b) => stepsFrom(button, a.chair) - stepsFrom(button, b.chair));

/** In the order of the lines: by number, in stud as the cards are dealt. */
export function listSeatLines({ players, button, stakes }: PokerStarsHand, money: Money): string[] {
  const lines = players.map(({ name, chair }, seat) => ({
    chair,
    text: `Seat ${chair}: ${name} (${money.make(stakes.stacks[seat]!)} in chips)`,
  }));
  if (button !== null) lines.sort((a, b) => a.chair - b.chair);
  return lines.map(({ text }) => text);
}
