import type { Seat, View } from '@doorcard/engine';
import type { HandInfo, TableInfo } from '@doorcard/table';
import { nameOwnHand, nameStakes, writeChips, writeResult, type Words } from '@doorcard/text';
import { joinPieces, padEnd, padStart, widthOf, wrapText } from '../textWidth.js';
import { drawCards, drawMarks } from './handCards.js';
import type { Sight } from './sight.js';
import type { Style } from './style.js';

/** The table as lines: what is played, who sits where with what, the middle, and my hand. */
export function drawTableScreen(sight: Sight, words: Words, style: Style, width: number): string[] {
  const { table, hand } = sight;
  if (table === undefined) return [];
  return [
    ...drawTitle(table, hand, words, width).map(style.bold),
    '',
    ...drawSeats(sight, table, words, style, width),
    '',
    ...drawMiddle(sight, words, style, width),
  ];
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

/** By chair, so that everybody stays where he sits. In a narrow terminal the cards go to a line of their own. */
function drawSeats(sight: Sight, table: TableInfo, words: Words, style: Style, width: number): string[] {
  const rows = table.chairs.flatMap((chair, at) =>
    chair === null ? [] : [makeRow(sight, table, at, words, style)],
  );
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

function makeRow(
  { hand, view, results }: Sight,
  table: TableInfo,
  chair: number,
  words: Words,
  style: Style,
): Row {
  const { name, chips } = table.chairs[chair]!;
  const seat: Seat = hand?.chairs.indexOf(chair) ?? -1;
  const isYou = chair === table.you;
  const number = `${chair + 1} ${isYou ? words.table.you : name}${hand?.button === chair ? ' (D)' : ''}`;
  const state = seat >= 0 ? view?.seats[seat] : undefined;
  if (state === undefined || view === undefined) {
    const notes = chips === 0 ? [words.table.out] : [];
    return { mark: ' ', name: number, stack: writeChips(chips), bet: '', cards: '', notes, isDim: true };
  }
  const result = results?.find((each) => each.seat === seat);
  const notes = [
    ...(state.draws.length > 0 ? [words.table.draws(state.draws)] : []),
    ...(state.folded ? [words.table.folded] : []),
    ...(bringsIn(view, seat) ? [words.table.bringIn] : []),
    ...(state.allIn && !state.folded && result === undefined ? [words.table.allIn] : []),
    ...(result !== undefined && result.after !== result.before
      ? [writeResult(result.after - result.before)]
      : []),
  ];
  return {
    mark: view.actor === seat ? '>' : ' ',
    name: number,
    // After a hand the chair knows more: chips may have been bought.
    stack: writeChips(table.hand === null ? chips : state.stack),
    bet: state.bet > 0 && view.phase !== 'over' ? words.table.bet(state.bet) : '',
    cards: drawCards(view, seat, style),
    notes,
    isDim: state.folded,
  };
}

/** Who brought it in, as long as that street is played. */
const bringsIn = ({ street, events }: View, seat: Seat): boolean =>
  street === 0 && events.some((event) => event.type === 'bringIn' && event.seat === seat);

function drawMiddle({ view, marked }: Sight, words: Words, style: Style, width: number): string[] {
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
