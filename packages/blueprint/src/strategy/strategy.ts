import type { Abstraction } from '../abstraction.js';
import { forEachDecision } from '../game/decisions.js';
import type { LearnedTables } from '../train/merge.js';
import type { PlayerTables } from '../train/tables.js';

/** How a strategy was made, so that it can be made again. */
export interface TrainingRecord {
  readonly seed: string;
  readonly lanes: number;
  /** Deals of a lane in one batch. */
  readonly deals: number;
  readonly coarseBatches: number;
  readonly batches: number;
  readonly nodes: number;
  /** The command that makes the same file again. */
  readonly command: string;
}

/** Frequencies for every decision of an abstraction. */
export interface Strategy {
  readonly abstraction: Abstraction;
  /** Four bits a cell, four cells a word, from 0 to 15. A decision whose cells are all 0 was never met in training. */
  readonly packed: Uint16Array;
  readonly record: TrainingRecord;
}

const MOST = 15;
const PER_WORD = 4;

/** The share of a cell, in fifteenths before rounding errors are divided out. */
const readCell = (packed: Uint16Array, cell: number): number =>
  (packed[cell >> 2]! >> (4 * (cell & 3))) & MOST;

/** The frequencies of a decision; undefined if it was never met in training. */
export function readFrequencies({ packed }: Strategy, cell: number, actions: number): number[] | undefined {
  const parts = Array.from({ length: actions }, (_, i) => readCell(packed, cell + i));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return total === 0 ? undefined : parts.map((part) => part / total);
}

/** The average strategy of a training; where there is none yet, the last one. */
export function makeStrategy(
  abstraction: Abstraction,
  { regrets, sums }: LearnedTables,
  record: TrainingRecord,
): Strategy {
  const { game, layout, counts } = abstraction;
  const packed = new Uint16Array(Math.ceil(layout.cells / PER_WORD));
  forEachDecision(game, layout, counts, (cell, actions) => {
    let total = 0;
    for (let i = 0; i < actions; i++) total += sums[cell + i]!;
    const source = total > 0 ? sums : regrets;
    if (total === 0) for (let i = 0; i < actions; i++) total += Math.max(0, regrets[cell + i]!);
    if (total === 0) return;
    for (let i = 0; i < actions; i++) {
      const share = Math.round((MOST * Math.max(0, source[cell + i]!)) / total);
      packed[(cell + i) >> 2]! |= share << (4 * ((cell + i) & 3));
    }
  });
  return { abstraction, packed, record };
}

/** A strategy as tables of a player that does not learn. */
export function openTables({ abstraction, packed }: Strategy): PlayerTables {
  const { layout, counts } = abstraction;
  const values = new Float32Array(layout.cells);
  for (let cell = 0; cell < values.length; cell++) values[cell] = readCell(packed, cell);
  return { layout, counts, values, sums: new Float32Array(0) };
}
