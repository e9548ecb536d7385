import type { TableState } from '@doorcard/table/client';
import { listPeople, listSentences, type Words } from '@doorcard/text';
import { joinPieces, wrapText } from '../textWidth.js';
import { listKeyLabels } from './keyLine.js';
import type { Style } from './style.js';
import { drawTableScreen } from './tableScreen.js';

const MOST_LOG_LINES = 10;

/** A line that is being typed. */
export interface Typing {
  readonly what: 'amount' | 'command';
  readonly text: string;
}

/** The screen without a page of text. */
export interface GameSight {
  readonly state: TableState;
  readonly typing: Typing | undefined;
  readonly notice: readonly string[];
  readonly isLastHand: boolean;
}

/** The table, the events, and below them what can be done. */
export function drawGame(
  sight: GameSight,
  words: Words,
  style: Style,
  { width, rows }: { readonly width: number; readonly rows: number },
): string[] {
  const { state } = sight;
  const notice = sight.notice.flatMap((line) => wrapText(line, width));
  if (state.status === 'saved') return [...wrapText(words.play.savedTable, width), ...notice];
  const paused = state.table?.paused === true ? wrapText(words.table.paused, width) : [];
  const table = drawTableScreen(state, words, style, width);
  const foot = [...notice, ...paused, ...drawKeys(sight, words, width)];
  const room = Math.min(rows - table.length - foot.length - 2, MOST_LOG_LINES);
  if (room < 1) return [...squeeze(table, rows - foot.length), ...foot];
  const log = listLog(state, words)
    .flatMap((line) => wrapText(line, width))
    .slice(-room);
  const rule = style.dim(style.rule(width));
  return [...table, rule, ...log.map(style.dim), rule, ...foot];
}

const listLog = ({ view, hand }: TableState, words: Words): string[] =>
  view === undefined || hand === undefined
    ? []
    : listSentences(words, view, listPeople(words, hand)).map(({ text }) => text);

function drawKeys({ state, typing, isLastHand }: GameSight, words: Words, width: number): string[] {
  if (typing?.what === 'command') return [`/${typing.text}`];
  const raise = state.view?.legal?.raise;
  if (typing !== undefined && raise !== undefined) {
    return wrapText(words.play.amount(raise.as, raise.min, raise.max) + typing.text, width);
  }
  const labels = listKeyLabels(state, words, isLastHand);
  return joinPieces(
    labels.map(([key, label]) => `${key} ${label}`),
    width,
  );
}

/** In a low window the lowest lines of the table are dropped: the keys must be visible. */
const squeeze = (lines: readonly string[], rows: number): readonly string[] =>
  lines.slice(0, Math.max(1, rows));
