import type { Discounts } from '@doorcard/solver/game';

/** Regrets and strategy sums, by cell. */
export interface LearnedTables {
  readonly regrets: Float32Array;
  readonly sums: Float32Array;
}

/** The lowest regrets of the cells from here on. */
export interface CellFloor {
  readonly from: number;
  readonly floor: number;
}

/** What lanes are merged with: the same for all cells but their lowest regrets. */
export interface MergePlan {
  /** Factors of a CFR variant. */
  readonly discounts: Discounts;
  /** From the first cell on, in order. */
  readonly floors: readonly CellFloor[];
}

/** Some of the cells, from `from` up to `end`. */
export interface CellRange {
  readonly from: number;
  readonly end: number;
}

/**
 * Adds to the tables what each lane has learned since the last merge, multiplies them by the discounts of a CFR variant,
 * and copies the result back to the lanes. Lanes are added in their order, so the result is the same bit for bit. Threads
 * may merge ranges of cells side by side.
 */
export function mergeLanes(
  tables: LearnedTables,
  lanes: readonly LearnedTables[],
  { discounts, floors }: MergePlan,
  range: CellRange = { from: 0, end: tables.regrets.length },
): void {
  floors.forEach(({ from, floor }, i) => {
    const start = Math.max(from, range.from);
    const end = Math.min(floors[i + 1]?.from ?? tables.regrets.length, range.end);
    mergeCells(tables, lanes, discounts, start, end, floor);
  });
}

function mergeCells(
  { regrets, sums }: LearnedTables,
  lanes: readonly LearnedTables[],
  { positive, negative, strategy }: Discounts,
  from: number,
  end: number,
  floor: number,
): void {
  for (let cell = from; cell < end; cell++) {
    const before = regrets[cell]!;
    let regret = before;
    for (let i = 0; i < lanes.length; i++) regret += lanes[i]!.regrets[cell]! - before;
    if (regret < floor) regret = floor;
    regrets[cell] = regret * (regret > 0 ? positive : negative);
    let sum = sums[cell]!;
    for (let i = 0; i < lanes.length; i++) {
      sum += lanes[i]!.sums[cell]!;
      lanes[i]!.sums[cell] = 0;
    }
    sums[cell] = sum * strategy;
    for (let i = 0; i < lanes.length; i++) lanes[i]!.regrets[cell] = regrets[cell]!;
  }
}
