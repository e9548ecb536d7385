import type { Card } from '../card.js';
import { CARD_KEYS, SUIT_BITS } from './keys.js';
import { listSums } from './multisets.js';

const COLUMN_BITS = 10;
/** Part of every look-up: `table[rows[sum >>> ROW_SHIFT] + ((sum >>> SUIT_BITS) & COLUMN_MASK)]`. */
export const ROW_SHIFT = SUIT_BITS + COLUMN_BITS;
export const COLUMN_MASK = (1 << COLUMN_BITS) - 1;
const ROW_COUNT = 1 << (32 - ROW_SHIFT);

/**
 * A perfect hash from the key sum of `size` cards to a slot, by row displacement: the sums of one row keep their
 * distances and move together to a place where they hit no other. One `Slots` serves every ranking that ignores suits;
 * each ranking is one table over the slots.
 */
export interface Slots {
  readonly size: number;
  /** By row: where it begins. Zero until `fillSlots`; allocated at once so that look-ups compile against it. */
  readonly rows: Uint16Array;
  /** The length of a table over these slots. */
  readonly length: number;
}

const makeSlots = (size: number, length: number): Slots => ({
  size,
  length,
  rows: new Uint16Array(ROW_COUNT),
});

/** The lengths that `fillSlots` needs with the current keys; it throws if one is too short. */
const SLOTS: Readonly<Record<number, Slots>> = {
  5: makeSlots(5, 7168),
  6: makeSlots(6, 20480),
  7: makeSlots(7, 66560),
};

export const slotsOf = (size: number): Slots => SLOTS[size]!;

const findSlot = ({ rows }: Slots, sum: number): number =>
  rows[sum >>> ROW_SHIFT]! + ((sum >>> SUIT_BITS) & COLUMN_MASK);

/** A rank for each slot; 0 means "not computed yet", so ranks count from 1. */
export const makeRankTable = (size: number): Uint16Array => new Uint16Array(slotsOf(size).length);

/** Ranks a hand by the sets of ranks (13-bit masks) that occur at least once, twice, three and four times. */
export type MultisetRule = (once: number, twice: number, thrice: number, four: number) => number;

/** A table and the rule that fills it. */
export interface Learned {
  readonly table: Uint16Array;
  readonly rule: MultisetRule;
}

/**
 * Ranks a hand by the rule and stores the rank for every hand of the same ranks. Tables are filled hand by hand: the
 * first call places the slots, and ranks that never come up cost nothing.
 */
export function learnRank(table: Uint16Array, rule: MultisetRule, ...cards: readonly Card[]): number {
  const slots = slotsOf(cards.length);
  if (!filled.has(slots)) fillSlots(slots, listSums(slots.size));
  let [sum, once, twice, thrice, four] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const bit = 1 << (card >> 2);
    sum = (sum + CARD_KEYS[card]!) | 0;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  const rank = rule(once, twice, thrice, four);
  table[findSlot(slots, sum)] = rank;
  return rank;
}

const filled = new Set<Slots>();

/**
 * Places every row: fullest rows first, each from where the last one fitted (next fit). Rows, and rows of one size, are
 * linked lists in flat arrays: sorting them took longer than placing them.
 */
function fillSlots(slots: Slots, sums: Int32Array): void {
  const firstOfRow = new Int32Array(ROW_COUNT).fill(NONE);
  const nextInRow = new Int32Array(sums.length);
  const fullness = new Uint8Array(ROW_COUNT);
  for (let i = 0; i < sums.length; i++) {
    const row = sums[i]! >>> ROW_SHIFT;
    nextInRow[i] = firstOfRow[row]!;
    firstOfRow[row] = i;
    fullness[row]!++;
  }
  const firstOfFullness = new Int32Array(256).fill(NONE);
  const nextAsFull = new Int32Array(ROW_COUNT);
  for (let row = 0; row < ROW_COUNT; row++) {
    nextAsFull[row] = firstOfFullness[fullness[row]!]!;
    firstOfFullness[fullness[row]!] = row;
  }
  const taken = new Uint8Array(slots.length);
  let start = 0;
  for (let wanted = 255; wanted > 0; wanted--) {
    for (let row = firstOfFullness[wanted]!; row !== NONE; row = nextAsFull[row]!) {
      start = findStart(firstOfRow[row]!, nextInRow, sums, taken, start);
      slots.rows[row] = start;
    }
  }
  filled.add(slots);
}

const NONE = -1;

const columnOf = (sum: number): number => (sum >>> SUIT_BITS) & COLUMN_MASK;

function findStart(
  first: number,
  nextInRow: Int32Array,
  sums: Int32Array,
  taken: Uint8Array,
  from: number,
): number {
  const last = taken.length - 1 - COLUMN_MASK;
  let start = from;
  for (let tried = 0; tried <= last; tried++) {
    let i = first;
    while (i !== NONE && taken[start + columnOf(sums[i]!)] === 0) i = nextInRow[i]!;
    if (i === NONE) {
      for (i = first; i !== NONE; i = nextInRow[i]!) taken[start + columnOf(sums[i]!)] = 1;
      return start;
    }
    start = start === last ? 0 : start + 1;
  }
  throw new Error(`no room for a row of sums in ${taken.length} slots`);
}
