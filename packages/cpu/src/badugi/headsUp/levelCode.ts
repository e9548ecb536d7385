import { SHARE_KINDS, type TableRound } from './tableForm.js';

// How the shares of the table are written: as levels from 0 to `STEPS`, each as answers to a few questions. A question
// has a context, what is already known around it, and in most contexts one answer is far more frequent than the other.
// So the range coder needs a fraction of a bit for it. `npm run lv2-table` writes with the same questions.

/** Shares are multiples of one `STEPS`-th. */
export const STEPS = 8;
const LEVELS = STEPS + 1;

/** Whether the level is between these two. */
export type Ask = (context: number, from: number, to: number) => boolean;

/** The levels around one that is to be read. */
export interface Neighbours {
  kind: number;
  /** The largest level that is possible: shares of a decision add up to one at most. */
  most: number;
  /** Whether the class before has fewer or more cards that count. */
  isNewSize: boolean;
  /** Of the class before this, and of the one before that. */
  left: number;
  left2: number;
  /** In the nearest row, the class itself and the one before it; in the second nearest row. */
  up: number;
  upLeft: number;
  other: number;
}

const CASES = 3 * 2 * 27 * 2;
const IS_UP = 2 * SHARE_KINDS * CASES;
const IS_HIGHER = IS_UP + 2 * SHARE_KINDS * LEVELS * LEVELS * 2;
const IS_THIS = IS_HIGHER + 2 * SHARE_KINDS * 3 * LEVELS;
const IS_COPY = IS_THIS + 2 * SHARE_KINDS * LEVELS * LEVELS * 2;
const MOST_STATES = 12;
export const CONTEXT_COUNT = IS_COPY + 10 * MOST_STATES;

/** The context of the question whether a whole column is that of the nearest row. */
export const copyContext = (round: number, state: number): number => IS_COPY + round * MOST_STATES + state;

const side = (level: number): number => (level === 0 ? 0 : level === STEPS ? 2 : 1);
const compare = (level: number, left: number): number => (level > left ? 2 : level < left ? 1 : 0);

/** Finds a level by asking for it. */
export function askLevel(near: Neighbours, ask: Ask): number {
  const { most, up, other } = near;
  const left = Math.min(near.left, most);
  const kind = near.kind * 2 + (near.isNewSize ? 1 : 0);
  const around = (compare(up, left) * 3 + compare(other, left)) * 3 + compare(up, near.upLeft);
  const place = (((kind * 3 + side(left)) * 2 + (left === near.left2 ? 1 : 0)) * 27 + around) * 2;
  if (ask(place + (most < STEPS ? 1 : 0), left, left)) return left;
  const isUpOpen = up !== left && up <= most;
  if (isUpOpen) {
    const context = IS_UP + ((kind * LEVELS + up) * LEVELS + left) * 2 + (up === other ? 1 : 0);
    if (ask(context, up, up)) return up;
  }
  let isHigher = left === 0;
  if (left > 0 && left < most) {
    isHigher = ask(IS_HIGHER + (kind * 3 + side(up)) * LEVELS + left, left + 1, most);
  }
  const step = isHigher ? 1 : -1;
  const last = isHigher ? most : 0;
  for (let level = left + step; level !== last; level += step) {
    if (isUpOpen && level === up) continue;
    const context = IS_THIS + ((kind * LEVELS + left) * LEVELS + level) * 2 + (isHigher ? 1 : 0);
    if (ask(context, level, level)) return level;
  }
  return last;
}

/** The nearest rows before a row, -1 for none: one less in the first digit that is not 0, and in the next such. */
export function findNearRows({ digits, rows }: TableRound, row: number): [number, number] {
  const found: number[] = [];
  let stride = rows;
  for (const digit of digits) {
    stride /= digit;
    if (Math.floor(row / stride) % digit > 0) found.push(row - stride);
  }
  return [found[0] ?? -1, found[1] ?? found[0] ?? -1];
}
