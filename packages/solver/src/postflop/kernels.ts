/**
 * The loops over hands, on addresses in one memory. There are two implementations, plain TypeScript and WebAssembly, which
 * give the same bits: every sum has one order, and every step is rounded to f32.
 */
export interface Kernels {
  /** The reach of hands that are still possible, times the probability of the card. 0 when no hand is left. */
  gather(to: number, from: number, origins: number, count: number, stride: number, chance: number): number;
  /** Adds the values of a board to those of the board before; `map` renames suits on the way, 0 for none. */
  scatter(to: number, map: number, origins: number, from: number, count: number): void;
  /** Gives hands that differ by suit names only their mean value, so that they stay equal to the last bit. */
  unite(values: number, twins: number): void;
  /** Distributes the reach of the other side over all nodes of a unit, by its current strategy. */
  down(scratch: number, unit: number): void;
  /** Folds and showdowns. */
  lanes(scratch: number, unit: number): void;
  /** Values from the terminals back to the root; updates the tables of the traverser. */
  up(scratch: number, unit: number): void;
  /** All three for a unit without deals. */
  river(scratch: number, unit: number): void;
  /** Updates the tables of the traverser at nodes that no hand reached for some iterations. */
  settle(scratch: number, unit: number): void;
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
  /** Adds 1 where `low` is above the rank and subtracts 1 where `high` is below it. */
  compare(to: number, low: number, high: number, rank: number, count: number): void;
}
