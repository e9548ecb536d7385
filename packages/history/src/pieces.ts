import { isHeader, OPEN_MARK } from './pokerstars/headerLine.js';

/** The text of one hand of a file. */
export interface TextPiece {
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number;
  readonly text: string;
}

/** Cuts a text that arrives line by line into hands, so that a file need never be in memory as a whole. */
export interface PieceCutter {
  /** The hand that ends before this line, if one does. */
  readonly add: (line: string) => TextPiece | undefined;
  /** The last hand. Undefined when nothing has come since the last one. */
  readonly end: () => TextPiece | undefined;
}

/**
 * `isStart` says whether a hand begins with a line, `isPrelude` whether the line before it belongs to it. What comes
 * before the first hand is part of it, where the reader will report it.
 */
function makeCutter(isStart: (line: string) => boolean, isPrelude: (line: string) => boolean): PieceCutter {
  let lines: string[] = [];
  let firstLine = 1;
  let count = 0;
  let hasStarted = false;
  const take = (next: number): TextPiece => {
    const piece = { firstLine, text: lines.join('\n') };
    lines = [];
    firstLine = next;
    return piece;
  };
  return {
    add: (line) => {
      count++;
      let piece: TextPiece | undefined;
      if (isStart(line)) {
        const last = lines.at(-1);
        const prelude = last !== undefined && isPrelude(last) ? [last] : [];
        if (hasStarted) {
          lines.length -= prelude.length;
          piece = take(count - prelude.length);
          lines = prelude;
        }
        hasStarted = true;
      }
      lines.push(line);
      return piece;
    },
    end: () => (lines.length === 0 ? undefined : take(count + 1)),
  };
}

/** For files of PokerStars text. */
export const cutPokerStars = (): PieceCutter => makeCutter(isHeader, (line) => line.trimEnd() === OPEN_MARK);

const PHH_HEADER = /^\s*\[\s*-?\d+\s*\]\s*(?:#.*)?$/;
const FENCE = /"""|'''/g;

/** For files of PHH with many hands, each in a table with a number. */
export function cutPhhs(): PieceCutter {
  /** Inside a text of several lines: how it ends. */
  let fence: string | undefined;
  return makeCutter(
    (line) => {
      const isStart = fence === undefined && PHH_HEADER.test(line);
      for (const [found] of line.matchAll(FENCE)) {
        if (fence === undefined) fence = found;
        else if (fence === found) fence = undefined;
      }
      return isStart;
    },
    () => false,
  );
}
