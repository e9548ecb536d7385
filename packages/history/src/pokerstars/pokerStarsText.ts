import { InputError, refuse, succeed, type HandDescription, type Result } from '@doorcard/cards';
import type { Hand, View } from '@doorcard/engine';
import { isUnit } from './amount.js';
import { isStud } from './gameName.js';
import { HandReader } from './handReader.js';
import { listHandLines } from './handWriter.js';
import { isHeader, OPEN_MARK, readHeaderLine } from './headerLine.js';
import { FinerUnit, Money } from './money.js';
import type { PokerStarsDetails } from './pokerStarsDetails.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { recordOpenHand, recordView } from './pokerStarsRecord.js';
import { complain, listLines, type SourceLine } from './sourceLine.js';
import { orderSeats, parseSeatLine, readTableLine, type SeatLine } from './tableLines.js';

/** The text of a hand as one seat saw it, or the public. What it cannot hold, `listPokerStarsLosses` says. */
export function makePokerStarsText(view: View, details: PokerStarsDetails): Result<string> {
  const record = recordView(view, details);
  return record.ok ? succeed(makePokerStarsHandText(record.value, details.nameHand)) : record;
}

/**
 * The text of a hand with the cards of all players. Its first line, `*** ALL CARDS OPEN ***`, says so; that is no line
 * of PokerStars, and no program should take such a text for what one player saw.
 */
export function makeOpenPokerStarsText(hand: Hand, details: PokerStarsDetails): Result<string> {
  const record = recordOpenHand(hand, details);
  return record.ok ? succeed(makePokerStarsHandText(record.value, details.nameHand)) : record;
}

/**
 * The text of a record. What was read from a text of ours gives that text again; of other texts chat and the like is
 * gone, and reading the new text gives the same record.
 */
export const makePokerStarsHandText = (
  hand: PokerStarsHand,
  nameHand?: (hand: HandDescription) => string,
): string => `${listHandLines(hand, nameHand).join('\n')}\n`;

export interface PokerStarsReadOptions {
  /**
   * Chips for 1.0. If absent, 100 under a currency sign and 1 without, or as many as make every amount of the text
   * whole if that is more.
   */
  readonly unit?: number;
  /** The number of the first line in its file, for errors; 1 if absent. */
  readonly firstLine?: number;
}

/** The hand of a text: one of ours, of PokerStars, or of a site that writes the same lines. Nothing is repaired. */
export function parsePokerStarsText(
  text: string,
  { unit, firstLine = 1 }: PokerStarsReadOptions = {},
): Result<PokerStarsHand> {
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
      // An amount with more decimals than all before: once more from the beginning.
      if (!(error instanceof FinerUnit)) throw error;
      finer = error.unit;
    }
  }
}

/** The texts of the hands of a file, each with the number of its first line. */
export function splitPokerStarsText(text: string): { readonly firstLine: number; readonly text: string }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const starts = lines.flatMap((line, i) => {
    if (!isHeader(line)) return [];
    return lines[i - 1]?.trimEnd() === OPEN_MARK ? i - 1 : i;
  });
  // Whatever stands before the first header belongs to the first hand, where the reader will complain of it.
  return starts.map((start, i) => {
    const from = i === 0 ? 0 : start;
    return { firstLine: from + 1, text: lines.slice(from, starts[i + 1]).join('\n') };
  });
}

function readHand(
  lines: readonly SourceLine[],
  unit: number | undefined,
  isSettled: boolean,
): PokerStarsHand {
  const end = lines.at(-1) ?? { number: 1, text: '' };
  const isOpen = lines[0]?.text === OPEN_MARK;
  const [first, second, ...rest] = isOpen ? lines.slice(1) : lines;
  const header = readHeaderLine(first ?? end, unit, isSettled);
  const isButtonGame = !isStud(header.game);
  if (second === undefined) throw complain(end, 'table', 'no table', "Table 'Ceres' 8-max");
  const table = readTableLine(second, isButtonGame);
  const other = rest.find(({ text }) => isHeader(text) || text === OPEN_MARK);
  if (other !== undefined) throw complain(other, 'several-hands', 'a second hand', 'the text of one hand');

  const body = rest.findIndex((line) => parseSeatLine(line) === undefined);
  const seatLines = rest.slice(0, body < 0 ? undefined : body).flatMap((line) => parseSeatLine(line) ?? []);
  const bodyLines = body < 0 ? [] : rest.slice(body);
  checkSeats(seatLines, bodyLines[0] ?? end);
  const seats = orderSeats(
    seatLines.filter((seat) => isDealtIn(seat, bodyLines)),
    table.button,
  );
  if (seats.length < 2)
    throw complain(bodyLines[0] ?? end, 'players', 'fewer than two players', 'two seat lines or more');
  const money = new Money(header.currency.symbol, header.unit, isSettled);
  const stacks = seats.map(({ amount, line }) => money.parse(amount, line));
  const chairs = new Set(seatLines.map(({ chair }) => chair));
  const reader = new HandReader(header, seats, chairs, stacks, isOpen, isSettled);
  return {
    ...header,
    ...table,
    maxSeats: table.maxSeats === 0 ? Math.max(...chairs) : table.maxSeats,
    players: seats.map(({ name, chair }) => ({ name, chair })),
    isOpen,
    ...reader.read(bodyLines, end),
  };
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

/** Who is marked as away may be dealt in all the same, in tournaments; then there are lines of his. */
const isDealtIn = ({ name, isAway, isOut }: SeatLine, lines: readonly SourceLine[]): boolean =>
  !isOut &&
  (!isAway ||
    lines.some(({ text }) => text.startsWith(`${name}: `) && !/: (?:is sitting|sits) out$/.test(text)));
