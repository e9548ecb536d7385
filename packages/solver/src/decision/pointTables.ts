import {
  cardsOf,
  comboOf,
  DECK_SIZE,
  refuse,
  succeed,
  type Card,
  type Combo,
  type Result,
} from '@doorcard/cards';
import type { Board } from '../postflop/boards.js';
import { fillMemory } from '../postflop/fill.js';
import type { Kernels } from '../postflop/kernels.js';
import { makeLayout, type Layout } from '../postflop/layout.js';
import { chooseKernels, makeKernels, makeMemory, MAX_BYTES, type KernelMemory } from '../postflop/memory.js';
import type { Precision } from '../spot/spotFile.js';
import type { Side } from '../tree/bettingTree.js';
import type { DecisionPoint } from './decisionPoint.js';

const SHORT = 2;
const NO_CARD = DECK_SIZE;
/** A hand of a board: its two cards as offsets among sums of four lanes, and two more numbers. */
export const HAND_SHORTS = 4;
export const CARD_BYTES = 16;

/** The regrets and strategy sums of a decision point, where each is, and the loops over hands that work on them. */
export class PointTables {
  private readonly taken: readonly Map<Card, Uint8Array>[] = [new Map(), new Map()];
  private readonly shorts: Uint16Array;

  private constructor(
    readonly layout: Layout,
    readonly buffer: ArrayBufferLike,
    readonly kernels: Kernels,
    /** Bytes of all tables, with the copy of the strategy sums for the convergence check. */
    readonly bytes: number,
  ) {
    this.shorts = new Uint16Array(buffer);
  }

  /** With four bytes per number, or two where four would exceed the limit. */
  static create(point: DecisionPoint, limit: number): Result<PointTables> {
    const wide = lay(point, 'f32');
    const layout = countBytes(wide) <= limit ? wide : lay(point, 'i16');
    const bytes = countBytes(layout);
    if (bytes > limit || layout.memory.total > MAX_BYTES) return refuseBytes(bytes, limit);
    const kind = chooseKernels();
    let memory: KernelMemory;
    try {
      memory = makeMemory(kind, layout.memory.total, false);
    } catch (error) {
      if (error instanceof RangeError) return refuseBytes(bytes, undefined);
      throw error;
    }
    const kernels = makeKernels(kind, memory);
    fillMemory(layout, memory.buffer, kernels);
    return succeed(new PointTables(layout, memory.buffer, kernels, bytes));
  }

  /** The hands of a board in the order of its rows. */
  combosOn(board: Board, side: Side): Combo[] {
    const first = this.layout.placeOf(board).hands[side] / SHORT;
    return Array.from({ length: board.counts[side] }, (_, place) => {
      const at = first + place * HAND_SHORTS;
      return comboOf(this.shorts[at]! / CARD_BYTES, this.shorts[at + 1]! / CARD_BYTES);
    });
  }

  /** By hand of the range: 1 when it holds the card. */
  takenBy(side: Side, card: Card | undefined): Uint8Array {
    const key = card ?? NO_CARD;
    const known = this.taken[side]!.get(key);
    if (known !== undefined) return known;
    const taken = Uint8Array.from(this.layout.hands[side].combos, (combo) =>
      cardsOf(combo).includes(key) ? 1 : 0,
    );
    this.taken[side]!.set(key, taken);
    return taken;
  }
}

const lay = ({ decisionTree, state, ranges }: DecisionPoint, precision: Precision): Layout =>
  makeLayout({
    tree: decisionTree.root,
    board: state.board,
    ranges,
    pot: decisionTree.pot,
    rake: { rate: 0, cap: 0 },
    precision,
    isomorphism: true,
    threads: 1,
  });

const countBytes = ({ memory: { total, tables } }: Layout): number => total + tables / 2;

const refuseBytes = (bytes: number, limit: number | undefined): Result<never> => {
  const most = limit === undefined ? 'the memory that is free' : `at most ${Math.floor(limit / 2 ** 20)} MB`;
  return refuse({
    code: 'decision/too-large',
    value: `${Math.ceil(bytes / 2 ** 20)} MB`,
    problem: `the tables would take ${Math.ceil(bytes / 2 ** 20)} MB`,
    expected: `${most}: fewer bet sizes, smaller ranges or smaller stacks`,
  });
};
