import type { View } from '@doorcard/engine';
import type { HandInfo, TableInfo } from '@doorcard/table';
import { bringsIn, findSeatState, type SeatState, type TableState } from '@doorcard/table/client';
import { nameOwnHand, nameStakes, writeChips, writeResult, type Words } from '@doorcard/text';
import { joinPieces, padEnd, padStart, widthOf, wrapText } from '../textWidth.js';
import { drawCards, drawMarks } from './handCards.js';
import type { Style } from './style.js';

/** The table as lines: the game, the seats, the pots, and my hand. */
export function drawTableScreen(state: TableState, words: Words, style: Style, width: number): string[] {
  const { table, hand } = state;
  if (table === undefined) return [];
  return [
    ...drawHead(drawTitle(table, hand, words, width), style, width),
    ...drawSeats(state, table, words, style, width),
    style.dim(style.rule(width)),
    ...drawMiddle(state, words, style, width),
  ];
}

/** A short title is in the line above the seats, a long one above that line. */
function drawHead(title: readonly string[], style: Style, width: number): string[] {
  const [first = ''] = title;
  if (title.length === 1 && widthOf(first) <= width - 6) return [style.bold(style.rule(width, first))];
  return [...title.map(style.bold), style.dim(style.rule(width))];
}

function drawTitle(table: TableInfo, hand: HandInfo | undefined, words: Words, width: number): string[] {
  const { handsLeft, nextGame, level, seed } = table;
  const t = words.table;
  const pieces = [
    t.games[table.game],
    t.handNumber(hand?.number ?? table.hands),
    nameStakes(words, table.game, table.stakes),
    ...(handsLeft === null || nextGame === null ? [] : [t.rotation(handsLeft, t.games[nextGame])]),
    ...(level === null ? [] : [t.level(level.number, level.left, level.unit)]),
    ...(seed === null ? [] : [t.practice(seed)]),
  ];
  return joinPieces(pieces, width).flatMap((line) => wrapText(line, width));
}

interface Row {
  readonly mark: string;
  readonly name: string;
  readonly stack: string;
  readonly bet: string;
  readonly cards: string;
  readonly notes: readonly string[];
  readonly isDim: boolean;
}

/** By chair, so that everybody stays in one place. In a narrow terminal the cards are on a separate line. */
function drawSeats(state: TableState, table: TableInfo, words: Words, style: Style, width: number): string[] {
  const rows = table.chairs.flatMap((_, chair) => {
    const seat = findSeatState(state, chair);
    return seat === undefined ? [] : [makeRow(seat, state.view, words, style)];
  });
  const widest = (key: 'name' | 'stack' | 'bet' | 'cards'): number =>
    Math.max(...rows.map((row) => widthOf(row[key])));
  const widths = { name: widest('name'), stack: widest('stack'), bet: widest('bet'), cards: widest('cards') };
  const head = ({ mark, name, stack, bet }: Row): string =>
    `${mark} ${padEnd(name, widths.name)}  ${padStart(stack, widths.stack)}  ${padEnd(bet, widths.bet)}`;
  const oneLine = (row: Row): string =>
    `${head(row)}  ${padEnd(row.cards, widths.cards)}  ${row.notes.join('  ')}`.trimEnd();
  const isWide = rows.every((row) => widthOf(oneLine(row)) <= width);
  const twoLines = (row: Row): string[] => {
    const below = joinPieces([row.cards, ...row.notes].filter(Boolean), width - INDENT.length);
    return [head(row).trimEnd(), ...below.map((line) => INDENT + line)];
  };
  return rows.flatMap((row) =>
    (isWide ? [oneLine(row)] : twoLines(row)).map((line) => (row.isDim ? style.dim(line) : line)),
  );
}

const INDENT = '    ';

function makeRow(seat: SeatState, view: View | undefined, words: Words, style: Style): Row {
  const { chair, isYou, isButton, isActing, stack, won, view: state } = seat;
  const name = `${chair + 1} ${isYou ? words.table.you : seat.name}${isButton ? ' (D)' : ''}`;
  const head = { name, stack: writeChips(stack) };
  if (state === undefined || view === undefined || seat.seat === undefined) {
    const notes = seat.isGone ? [words.table.out] : [];
    return { ...head, mark: ' ', bet: '', cards: '', notes, isDim: true };
  }
  const isOver = view.phase === 'over';
  const notes = [
    ...(state.draws.length > 0 ? [words.table.draws(state.draws)] : []),
    ...(state.folded ? [words.table.folded] : []),
    ...(bringsIn(view, seat.seat) ? [words.table.bringIn] : []),
    ...(state.allIn && !state.folded && !isOver ? [words.table.allIn] : []),
    ...(won === 0 ? [] : [writeResult(won)]),
  ];
  return {
    ...head,
    mark: isActing ? '>' : ' ',
    bet: state.bet > 0 && !isOver ? words.table.bet(state.bet) : '',
    cards: drawCards(view, seat.seat, style),
    notes,
    isDim: state.folded,
  };
}

function drawMiddle({ view, marked }: TableState, words: Words, style: Style, width: number): string[] {
  if (view === undefined) return [];
  const { pot, board, mine, phase, legal } = view;
  const name = nameOwnHand(words, view);
  const pieces = [
    words.table.pot(pot),
    ...(board.length > 0 ? [words.table.board(board.map(style.card).join(' '))] : []),
  ];
  return [
    ...joinPieces(pieces, width),
    ...(name === undefined ? [] : wrapText(words.table.yourHand(name), width)),
    ...(phase === 'drawing' && mine !== null && legal !== null ? [drawMarks(mine.cards, marked, style)] : []),
  ];
}
