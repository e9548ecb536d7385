import { below, COMBO_COUNT, Range, unwrap, type Rng } from '@doorcard/cards';
import {
  makePostflop,
  type Postflop,
  type PostflopOptions,
  type PostflopTables,
} from '../../src/postflop/postflop.js';
import { PostflopReader } from '../../src/report/postflopReader.js';
import { spotOf, treeOf } from '../spot/spots.js';

/** One menu for both players on every street. */
export function menus(bet: string, raise: string): object {
  const street = { oop: { bet, raise }, ip: { bet, raise } };
  return { flop: street, turn: street, river: street };
}

/** A spot file as options of the solver. */
export function optionsOf(file: unknown): PostflopOptions & { readonly rake: { rate: number; cap: number } } {
  const spot = spotOf(file);
  return { tree: treeOf(spot), board: spot.board, ranges: spot.ranges, pot: spot.pot, rake: spot.rake };
}

export const solverOf = (options: PostflopOptions): Postflop => unwrap(makePostflop(options));

export const readerOf = (solver: Postflop): PostflopReader => {
  solver.settle();
  return new PostflopReader(solver.layout, solver.buffer, solver.kernels);
};

/** About one combo in `rarity`, with weights of all sizes. */
export function randomRange(rng: Rng, rarity: number): Range {
  const entries: [number, number][] = [];
  for (let combo = 0; combo < COMBO_COUNT; combo++)
    if (below(rng, rarity) === 0) entries.push([combo, (1 + below(rng, 1000)) / 1000]);
  return Range.from(entries);
}

export type Copies = Readonly<Record<string, PostflopTables[string]>>;

export const copyTables = (solver: Postflop): Copies =>
  Object.fromEntries(Object.entries(solver.tables()).map(([name, table]) => [name, table.slice()]));

/** By table: how many cells differ; plus and minus zero are equal. */
export function countDifferences(a: Copies, b: Copies): Record<string, number> {
  return Object.fromEntries(
    Object.entries(a).map(([name, table]) => {
      const other = b[name]!;
      let count = Math.abs(table.length - other.length);
      for (let cell = 0; cell < table.length; cell++) if (table[cell] !== other[cell]) count++;
      return [name, count];
    }),
  );
}

export const NO_DIFFERENCE = { regrets: 0, sums: 0, states: 0 };
