/**
 * The loops over hands, on addresses in one memory. There are two makes of them, plain TypeScript and WebAssembly, which
 * give the same bits: every sum has one order, and every step is rounded to f32.
 */
export interface Kernels {
  /** The reach of hands that are still possible, times the chance of the card. 0 when no hand is left. */
  gather(to: number, from: number, origins: number, count: number, stride: number, chance: number): number;
  /** Adds the values of a board to those of the board before; `map` renames suits on the way, 0 for none. */
  scatter(to: number, map: number, origins: number, from: number, count: number): void;
  /** Gives hands that differ by suit names only their mean value, so that they stay alike to the last bit. */
  unite(values: number, twins: number): void;
  /** Shares the reach of the other side out over all nodes of a unit. */
  down(desk: number, unit: number): void;
  /** Folds and showdowns. */
  lanes(desk: number, unit: number): void;
  /** From the ends back to the root, with the tables of the traverser brought up to date. */
  up(desk: number, unit: number): void;
  /** All three for a unit without deals. */
  river(desk: number, unit: number): void;
  /** Brings the tables of the traverser up to date where nothing came for some iterations. */
  settle(desk: number, unit: number): void;
  /** Values of hands that are all-in: one row of differences for each hand of the other side. */
  allIn(
    to: number,
    equities: number,
    rowBytes: number,
    reach: number,
    own: number,
    other: number,
    chips: number,
  ): void;
  /** Adds 1 where `low` is above the rank and takes 1 where `high` is below it. */
  compare(to: number, low: number, high: number, rank: number, count: number): void;
}
