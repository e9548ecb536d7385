import { cardOf, comboOf, makeRank, RANKS, Range, SUITS, type Combo } from '@doorcard/cards';

/** A cell of the usual chart: pairs on the diagonal from aces down, suited hands above it, offsuit ones below. */
interface Cell {
  readonly name: string;
  readonly combos: readonly Combo[];
}

export const SIDE = RANKS.length;

export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, at) =>
  makeCell(SIDE - 1 - Math.floor(at / SIDE), SIDE - 1 - (at % SIDE)),
);

function makeCell(row: number, column: number): Cell {
  const [high, low] = row > column ? [row, column] : [column, row];
  const shape = row === column ? '' : row > column ? 's' : 'o';
  const combos: Combo[] = [];
  for (const first of SUITS.keys()) {
    for (const second of SUITS.keys()) {
      if (shape === 's' ? first !== second : first === second) continue;
      if (shape === '' && first < second) continue;
      combos.push(comboOf(cardOf(high, first), cardOf(low, second)));
    }
  }
  return { name: `${makeRank(high)}${makeRank(low)}${shape}`, combos };
}

const CELL_OF = new Map(CELLS.flatMap(({ combos }, at) => combos.map((combo) => [combo, at] as const)));

/** The place of a combo in the chart. */
export const cellOf = (combo: Combo): number => CELL_OF.get(combo)!;

/** The mean weight of a cell's combos. */
export const weightOfCell = (range: Range, at: number): number => {
  const { combos } = CELLS[at]!;
  return combos.reduce((sum, combo) => sum + range.weightOf(combo), 0) / combos.length;
};

/** The range with another weight for all combos of some cells. */
export function paintCells(range: Range, cells: Iterable<number>, weight: number): Range {
  const painted = [...cells].flatMap((at) => CELLS[at]!.combos.map((combo) => [combo, weight] as const));
  return Range.from([...range, ...painted]);
}
