/**
 * The loops over hands, on addresses in one memory. A row has one f32 for each hand and is padded to a multiple of four.
 * There are two implementations, plain TypeScript and WebAssembly, which give the same bits.
 */
export interface LateKernels {
  /** Regret matching: the shares of the positive parts, or equal shares. */
  strategy(sigma: number, table: number, rowBytes: number, actions: number, count: number): void;
  /** The reach of each action. */
  split(kids: number, reach: number, sigma: number, rowBytes: number, actions: number, count: number): void;
  /** From four rows to four lanes for each hand; the address 0 is a row of zeros. */
  pack(lanes: number, a: number, b: number, c: number, d: number, count: number): void;
  /** From four lanes to rows, each a multiple of both results: see `UNPACK`. */
  unpack(job: number): void;
  clear(sums: number, count: number): void;
  /** Adds hands of the other side to the sums and asks them for own hands, in the order of the events: see `SWEEP`. */
  sweep(job: number): void;
  /** The sum of the rows of all actions. */
  join(to: number, values: number, rowBytes: number, actions: number, count: number): void;
  /** The value of an own decision; updates its regrets and strategy sums. */
  update(
    regrets: number,
    sums: number,
    sigma: number,
    values: number,
    to: number,
    own: number,
    rowBytes: number,
    actions: number,
    count: number,
    positive: number,
    negative: number,
    strategy: number,
  ): void;
  /** The value of an own decision whose strategy is given. */
  mix(to: number, sigma: number, values: number, rowBytes: number, actions: number, count: number): void;
  /** The largest value of all actions. */
  best(to: number, values: number, rowBytes: number, actions: number, count: number): void;
  /** The reach of hands after the last card: the sum over the hands before it. */
  gather(to: number, from: number, index: number, terms: number, count: number, factor: number): void;
  /** The value of hands before the last card: the sum over the hands after it. */
  scatter(to: number, from: number, starts: number, entries: number, count: number): void;
}

/** The words of the record of a sweep. */
export const SWEEP = {
  events: 0,
  eventCount: 1,
  x: 2,
  sums: 3,
  out: 4,
  ownStarts: 5,
  ownTerms: 6,
  otherStarts: 7,
  otherTerms: 8,
  /** By own hand: the other side's hand with the same cards × 4 + how often it is in the sums; -1 for none. */
  same: 9,
  /** f32: the part of the pot. */
  share: 10,
  /** 1: adds to the results of an earlier order. */
  accumulate: 11,
  /** f32: 1 or -1 for hands of an even or odd number of cards. */
  sign: 12,
  /** 3: hands of three cards that are their own classes, whose terms have no factors. 0: any. */
  plainSize: 13,
} as const;
export const SWEEP_WORDS = 16;

/** The words of the record of an unpacking; four for each of the last three. */
export const UNPACK = { out: 0, whole: 1, count: 2, rows: 4, ofOut: 8, ofWhole: 12 } as const;
export const UNPACK_WORDS = 16;

/** A term of a hand: the offset of its sums (u32), the factor of asking (f32), that of adding (f64). */
export const TERM_BYTES = 16;
/** The terms of hands whose factors are 1 and -1: the offset only. */
export const PLAIN_TERM_BYTES = 4;
/** Four lanes of f64. */
export const SUM_BYTES = 32;
/** Four lanes of f32. */
export const LANE_BYTES = 16;

/** Events: the index of a hand × 4 + one of these. Adding twice is one event. */
export const ASK = 0;

/** Smaller numbers count as 0: arithmetic on f32 below 1e-38 is many times slower. */
export const LEAST = 1e-25;
