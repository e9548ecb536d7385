import { CLASS_COUNT, classOf, sizeOfClass } from './handClass.js';
import { STEPS } from './levelCode.js';
import type { Manner } from './manner.js';
import { SHARES } from './shares.generated.js';
import { readTable, type ShareTable } from './shareTable.js';
import { DRAW_CHOICES, FOLDS, FOLDS_OF_THREE, ROUNDS } from './tableForm.js';
import { readBase64 } from './base64.js';

let table: ShareTable | undefined;

/** The table, read when it is first asked for. */
const openTable = (): ShareTable => (table ??= readTable(readBase64(SHARES)));

/** How often a hand folds and raises; a call or a check is the rest. */
export interface BettingShares {
  readonly fold: number;
  readonly raise: number;
}

/** In a column of a round of betting, for a hand of this rank. */
export function findBettingShares(
  column: number,
  rank: number,
  { foldShift, raiseFactor }: Manner,
): BettingShares {
  const { starts, kinds, levels } = openTable();
  const kind = kinds[column]!;
  const handClass = classOf(rank);
  const start = starts[column]!;
  let fold = 0;
  if (kind === FOLDS_OF_THREE || kind === FOLDS) {
    const shift = Math.floor(foldShift);
    const part = foldShift - shift;
    const better = levels[start + limitClass(handClass + shift)]!;
    fold =
      part === 0 ? better / STEPS : mix(better, levels[start + limitClass(handClass + shift + 1)]!, part);
    if (kind === FOLDS) return { fold, raise: 0 };
  }
  const raises = levels[start + handClass + (kind === FOLDS_OF_THREE ? CLASS_COUNT : 0)]! / STEPS;
  return { fold, raise: Math.min(1 - fold, raises * raiseFactor) };
}

const limitClass = (handClass: number): number => Math.max(0, Math.min(CLASS_COUNT - 1, handClass));
const mix = (one: number, other: number, part: number): number => ((1 - part) * one + part * other) / STEPS;

/** By number of cards: how often a hand of this rank draws this many. */
export function findDrawShares(column: number, rank: number, { snowFactor }: Manner): number[] {
  const { starts, levels } = openTable();
  const handClass = classOf(rank);
  const size = sizeOfClass(handClass);
  const [usual, ...others] = DRAW_CHOICES[size]!;
  const shares = [0, 0, 0, 0];
  let rest = 1;
  others.forEach((count, part) => {
    const share = levels[starts[column]! + part * CLASS_COUNT + handClass]! / STEPS;
    const isSnow = count === 0 && size < 4;
    const taken = Math.min(rest, isSnow ? share * snowFactor : share);
    shares[count] = taken;
    rest -= taken;
  });
  shares[usual!] = rest;
  return shares;
}

/**
 * The shares of the table itself: of a round of betting folds and raises, as far as there are any; of a draw all but the
 * usual one, in the order of `DRAW_CHOICES`. Rounds, states and rows are those of `badugi/short` in packages/blueprint.
 */
export function readHeadsUpShares(round: number, state: number, row: number, handClass: number): number[] {
  const { firstColumn, rows, states } = ROUNDS[round]!;
  const { starts, levels } = openTable();
  const start = starts[firstColumn + state * rows + row]! + handClass;
  return states[state]!.map((_, part) => levels[start + part * CLASS_COUNT]! / STEPS);
}
