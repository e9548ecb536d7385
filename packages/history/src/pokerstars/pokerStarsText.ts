import { InputError, refuse, succeed, type HandDescription, type Result } from '@doorcard/cards';
import type { Hand, View } from '@doorcard/engine';
import { cutPokerStars, type TextPiece } from '../pieces.js';
import { isUnit } from './amount.js';
import { isStud } from './gameName.js';
import { HandReader, type HandLines } from './handReader.js';
import { listHandLines } from './handWriter.js';
import { isHeader, OPEN_MARK, readHeaderLine } from './headerLine.js';
import { FinerUnit, Money } from './money.js';
import type { PokerStarsDetails } from './pokerStarsDetails.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { recordOpenHand, recordView } from './pokerStarsRecord.js';
import { checkLength, complain, listLines, type SourceLine } from './sourceLine.js';
import { orderSeats, parseSeatLine, readTableLine, type SeatLine } from './tableLines.js';

/** The text of a hand as one seat saw it, or the public. `listPokerStarsLosses` lists what it cannot hold. */
export function makePokerStarsText(view: View, details: PokerStarsDetails): Result<string> {
  const record = recordView(view, details);
  return record.ok ? succeed(makePokerStarsHandText(record.value, details.nameHand)) : record;
}

/**
 * The text of a hand with the cards of all players. Its first line, `*** ALL CARDS OPEN ***`, says so; PokerStars does
 * not have that line, so no program should mistake such a text for what one player saw.
 */
export function makeOpenPokerStarsText(hand: Hand, details: PokerStarsDetails): Result<string> {
  const record = recordOpenHand(hand, details);
  return record.ok ? succeed(makePokerStarsHandText(record.value, details.nameHand)) : record;
}

/**
 * The text of a record. A record read from one of our texts gives that text again; from other texts, chat and the like
 * is dropped, and reading the new text gives the same record.
 */
export const makePokerStarsHandText = (
  hand: PokerStarsHand,
  nameHand?: (hand: HandDescription) => string,
): string => `${listHandLines(hand, nameHand).join('\n')}\n`;

export interface PokerStarsReadOptions {
  /**
   * Chips for 1.0. If absent, 100 with a currency sign and 1 without, or the number that makes every amount of the text
   * whole if that is larger.
   */
  readonly unit?: number;
  /** The line number of the first line in its file, for errors; 1 if absent. */
  readonly firstLine?: number;
}

/** The hand of a text: one of ours, of PokerStars, or of a site that writes the same lines. Nothing is repaired. */
export function parsePokerStarsText(
  text: string,
  options: PokerStarsReadOptions = {},
): Result<PokerStarsHand> {
  const told = readTold(text, options);
  return told.ok ? succeed(told.value.text) : told;
}

/** A hand as read from a text, and where its parts are. */
export interface ToldHand {
  readonly text: PokerStarsHand;
  readonly lines: HandLines;
}

export function readTold(
  text: string,
  { unit, firstLine = 1 }: PokerStarsReadOptions = {},
): Result<ToldHand> {
  if (unit !== undefined && !isUnit(unit)) {
    return refuse({
      code: 'pokerstars/unit',
      value: String(unit),
      problem: `${unit} chips for 1.0`,
      expected: 'a divisor of a power of ten, as in 100',
    });
  }
  const lines = listLines(text, firstLine);
  let finer: number | undefined;
  for (;;) {
    try {
      return succeed(readHand(lines, unit ?? finer, unit !== undefined));
    } catch (error) {
      if (error instanceof InputError) return { ok: false, error };
      // An amount with more decimals than all before: start over.
      if (!(error instanceof FinerUnit)) throw error;
      finer = error.unit;
    }
  }
}

/** The texts of the hands of a file, each with the number of its first line; none when nothing looks like a hand. */
export function splitPokerStarsText(text: string): TextPiece[] {
  const cutter = cutPokerStars();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!lines.some(isHeader)) return [];
  const pieces = lines.flatMap((line) => cutter.add(line) ?? []);
  return [...pieces, cutter.end()!];
}

function readHand(lines: readonly SourceLine[], unit: number | undefined, isSettled: boolean): ToldHand {
  checkLength(lines);
  const end = lines.at(-1) ?? { number: 1, text: '' };
  const isOpen = lines[0]?.text === OPEN_MARK;
  const [first, second, ...rest] = isOpen ? lines.slice(1) : lines;
  const header = readHeaderLine(first ?? end, unit, isSettled);
  const isButtonGame = !isStud(header.game);
  if (second === undefined) throw complain(end, 'table', 'no table', "Table 'Ceres' 8-max");
  const table = readTableLine(second, isButtonGame);
  const other = rest.find(({ text }) => isHeader(text) || text === OPEN_MARK);
  if (other !== undefined) throw complain(other, 'several-hands', 'a second hand', 'the text of one hand');

  const seatLines: SeatLine[] = [];
  for (let seat = parseSeatLine(rest[0]); seat !== undefined; seat = parseSeatLine(rest[seatLines.length])) {
    seatLines.push(seat);
  }
  const bodyLines = rest.slice(seatLines.length);
  checkSeats(seatLines, bodyLines[0] ?? end);
  const mayBeAway = bodyLines.some(mayTellAbsence);
  const seats = orderSeats(
    seatLines.filter((seat) => isDealtIn(seat, bodyLines, mayBeAway)),
    table.button,
  );
  if (seats.length < 2)
    throw complain(bodyLines[0] ?? end, 'players', 'fewer than two players', 'two seat lines or more');
  const money = new Money(header.currency.symbol, header.unit, isSettled);
  const stacks = seats.map(({ amount, line }) => readStack(money, amount, line));
  const chairs = new Set(seatLines.map(({ chair }) => chair));
  const reader = new HandReader(header, seats, chairs, stacks, isOpen, isSettled);
  const [course, handLines] = reader.read(bodyLines, first ?? end, end);
  return {
    text: {
      ...header,
      ...table,
      maxSeats: table.maxSeats === 0 ? Math.max(...chairs) : table.maxSeats,
      players: seats.map(({ name, chair }) => ({ name, chair })),
      isOpen,
      ...course,
    },
    lines: handLines,
  };
}

function readStack(money: Money, amount: string, line: SourceLine): number {
  const stack = money.parse(amount, line);
  if (stack > 0) return stack;
  throw complain(line, 'stack', 'a player without chips is in the hand', 'a stack above 0');
}

function checkSeats(seats: readonly SeatLine[], next: SourceLine): void {
  if (seats.length === 0) throw complain(next, 'seat', 'no seats', 'Seat 1: Ann ($2 in chips)');
  for (const [i, { line, chair, name }] of seats.entries()) {
    const before = seats.slice(0, i);
    if (before.some((seat) => seat.chair === chair)) {
      throw complain(line, 'seat-twice', 'a second player on this seat', 'each seat once');
    }
    if (before.some((seat) => seat.name === name)) {
      throw complain(line, 'name-twice', 'a second player of this name', 'each name once');
    }
  }
}

/** What a player does who is not dealt in. */
const ABSENCE =
  /^(?::? (?:is sitting out|sits out)| leaves the table| will be allowed to play after the button| was removed from the table for failing to post)$/;
/** How such a line ends: quicker to look for than the whole, which few texts have. */
const ABSENCE_ENDS = [' out', ' table', ' button', ' post'];

const mayTellAbsence = ({ text }: SourceLine): boolean => ABSENCE_ENDS.some((end) => text.endsWith(end));

/**
 * A player who is marked as away, or who says so before the cards, may still be dealt in, in tournaments; then there
 * are lines for him.
 */
function isDealtIn(
  { name, isAway, isOut }: SeatLine,
  lines: readonly SourceLine[],
  mayBeAway: boolean,
): boolean {
  if (isOut || !(isAway || mayBeAway)) return !isOut;
  const own = lines.filter(({ text }) => text.startsWith(name)).map(({ text }) => text.slice(name.length));
  if (own.some((rest) => rest.startsWith(': ') && !ABSENCE.test(rest))) return true;
  return !isAway && !own.some((rest) => ABSENCE.test(rest));
}
