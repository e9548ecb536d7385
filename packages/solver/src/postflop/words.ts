/*
 * Offsets in the memory that TypeScript and the kernels share. Everything is counted in words of four bytes;
 * assembly/words.ts repeats the numbers.
 */

/** What a pass over the tree does. */
export const MODES = { update: 0, best: 1, average: 2 } as const;
export type Mode = keyof typeof MODES;

/** The record of a thread's scratch buffers on one street: settings of the pass, and addresses. */
export const SCRATCH = {
  mode: 0,
  /** The iteration, from 0. */
  iteration: 1,
  /** 1 when subtrees that no hand reaches are left out. */
  prune: 2,
  traverser: 3,
  schedule: 4,
  regrets: 5,
  sums: 6,
  scales: 7,
  /** 4 or 2. */
  cellBytes: 8,
  /** A vector of zeros. */
  zeros: 9,
  reaches: 10,
  values: 11,
  slotBytes: 12,
  /** Addresses by slot; 0 where no hand arrives. */
  reachAt: 13,
  valueAt: 14,
  /** Sums by card, four lanes each. */
  cards: 15,
  /** Reach at showdowns, chips that do not depend on the strength of hands, and the results: four lanes per hand. */
  shown: 16,
  met: 17,
  lanes: 18,
  /** Rows of a node that is stored in 16 bits. */
  rows: 19,
  size: 20,
} as const;

/** A board: the hands that are possible on it. Pairs are by side. */
export const BOARD = {
  counts: 0,
  /** Counts rounded up to whole vectors. */
  strides: 2,
  /** Eight bytes per hand: the indexes of its two cards in the sums, and of the same hand on the other side. */
  hands: 4,
  /** By traverser: eight bytes per group of equal strength, and the number of groups. */
  groups: 6,
  groupCounts: 8,
  size: 12,
} as const;

/** A unit: one street of betting on one board. */
export const UNIT = {
  /** First cell in the tables and first row among the scales, by side. */
  cells: 0,
  rows: 2,
  /** By node: the last iteration that updated it, or `LOCKED`. */
  states: 4,
  board: 5,
  shape: 6,
  size: 8,
} as const;

export const LOCKED = -2;

/** A program: how a pass for one traverser goes through a shape. Offsets are counted from its own beginning. */
export const PROGRAM = {
  downs: 0,
  downsAt: 1,
  lanes: 2,
  lanesAt: 3,
  ups: 4,
  upsAt: 5,
  size: 8,
} as const;

/** A decision of the other side: its reach is shared out. Slots of the children follow. */
export const DOWN = { actions: 0, row: 1, node: 2, reach: 3, outs: 4 } as const;

/** Terminals that use one lane of a vector. */
export const LANE = {
  /** Reach slots, or -1. */
  shown: 0,
  folded: 1,
  /** Value slots; the second is for a fold of the traverser on the same reach, or -1. */
  out: 2,
  foldOut: 3,
  /** Chips: per hand beaten minus hand lost to, and per opposing hand at the showdown and at the fold. */
  showChips: 4,
  showMet: 5,
  foldMet: 6,
  /** Converts the weight of the opposing hands into the value of the traverser's fold. */
  foldFactor: 7,
  size: 8,
} as const;

/** A step up: `inputs` value slots follow. */
export const UP = { own: 0, inputs: 1, row: 2, node: 3, reach: 4, out: 5, ins: 6 } as const;

/** Iterations that the ring of discounts holds: three doubles and a gap each. Nodes are settled before it wraps around. */
export const RING = 1024;
export const DISCOUNT_BYTES = 32;
