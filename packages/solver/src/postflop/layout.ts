import type { Card, Range } from '@doorcard/cards';
import type { Rake } from '../spot/spot.js';
import type { Precision } from '../spot/spotFile.js';
import type { BettingNode, DealNode } from '../tree/bettingTree.js';
import { listBoards, listHands, SIDES, type Board, type BoardLevels, type HandList } from './boards.js';
import { makeShape, type Shape } from './shape.js';
import { findSymmetry, SAME_SUITS, type SuitMap } from './symmetry.js';
import { BOARD, DISCOUNT_BYTES, RING, SCRATCH, UNIT } from './words.js';

/** The spot to solve. Every thread makes the same layout from it. */
export interface PostflopSpot {
  readonly tree: BettingNode;
  readonly board: readonly Card[];
  /** Out of position first. */
  readonly ranges: readonly [Range, Range];
  readonly pot: number;
  readonly rake: Rake;
  readonly precision: Precision;
  /** Whether boards that differ only in suit names are solved once. */
  readonly isomorphism: boolean;
  readonly threads: number;
}

/** A street of betting, and where the tables of its units are. */
export interface StreetShape extends Shape {
  readonly index: number;
  readonly level: number;
  /** By deal: the street that follows. */
  readonly next: readonly StreetShape[];
  /** First cell and first row of its first unit, by side. */
  readonly cells: readonly [number, number];
  readonly firstRow: readonly [number, number];
}

/** Addresses of a board. */
export interface BoardPlace {
  readonly record: number;
  readonly strides: readonly [number, number];
  readonly hands: readonly [number, number];
  readonly groups: readonly [number, number];
  /** By hand: its place on the board before, or in the list of the spot. */
  readonly origins: readonly [number, number];
  /** By map of the symmetry and side: where each hand of this board goes. */
  readonly maps: ReadonlyMap<SuitMap, readonly [number, number]>;
  /** By side: hands that differ by suit names only, each group with its size before it and a 0 after the last. */
  readonly twins: readonly [number, number];
  /** By traverser: a row of 16-bit numbers for each hand of the other side; 0 where nobody is all-in. */
  readonly equities: readonly [number, number];
  /** Cells before it among the boards of its level, by side, for one row each. */
  readonly before: readonly [number, number];
}

export interface Layout {
  readonly spot: PostflopSpot;
  readonly hands: readonly [HandList, HandList];
  readonly symmetry: readonly SuitMap[];
  readonly levels: BoardLevels;
  readonly shapes: readonly StreetShape[];
  readonly shapeOf: ReadonlyMap<DealNode, StreetShape>;
  placeOf(board: Board): BoardPlace;
  /** Address of the unit of a street on a board. */
  unitAt(shape: StreetShape, board: Board): number;
  /** Address of the program of a traverser. */
  programAt(shape: StreetShape, traverser: number): number;
  readonly shapeTable: number;
  readonly states: number;
  readonly schedule: number;
  readonly zeros: number;
  /** Address of the record of a thread's scratch buffers. */
  scratchAt(thread: number, level: number): number;
  /** By thread and level. */
  readonly scratch: readonly (readonly Scratch[])[];
  /** Values of the first street's deals, one for each deal and card of the root board. */
  readonly results: number;
  /** By deal of the first street: how many of its cards are not done yet in this pass. */
  readonly missing: number;
  readonly slotBytes: number;
  readonly scales: number;
  readonly regrets: number;
  readonly sums: number;
  readonly cells: number;
  readonly rowCount: number;
  readonly stateCount: number;
  readonly memory: MemoryNeed;
}

/** Addresses of the scratch buffers that one thread uses on one street. */
export interface Scratch {
  readonly record: number;
  readonly reaches: number;
  readonly values: number;
  readonly reachAt: number;
  readonly valueAt: number;
  readonly cards: number;
  readonly shown: number;
  readonly met: number;
  readonly lanes: number;
  readonly rows: number;
}

/** Bytes by purpose. */
export interface MemoryNeed {
  readonly tables: number;
  readonly boards: number;
  readonly equities: number;
  readonly work: number;
  readonly total: number;
}

const WORD = 4;
const DECK = 52;
const LANES = 4;
const LINE = 64;
/** The first bytes are the signals of the threads. */
const CONTROL_BYTES = 4096;

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Allocates addresses from 0 up. */
class Allocator {
  used = 0;

  /** In whole vectors, or from a new cache line on. */
  take(bytes: number, align = 16): number {
    const at = roundUp(this.used, align);
    this.used = roundUp(at + bytes, 16);
    return at;
  }
}

/** Decides where everything will be, before any memory is allocated. */
export function makeLayout(spot: PostflopSpot): Layout {
  const hands = [listHands(spot.ranges[0], spot.board), listHands(spot.ranges[1], spot.board)] as const;
  const symmetry = spot.isomorphism ? findSymmetry(spot.board, spot.ranges) : [SAME_SUITS];
  const levels = listBoards(spot.board, hands, symmetry);
  const allocator = new Allocator();
  allocator.take(CONTROL_BYTES);
  const schedule = allocator.take(RING * DISCOUNT_BYTES);
  const most = roundUp(Math.max(hands[0].combos.length, hands[1].combos.length), LANES);
  // An odd number of cache lines, so that the slots do not all fall into the same sets of the cache.
  const lines = Math.ceil((most * WORD) / LINE) | 1;
  const slotBytes = lines * LINE;
  const zeros = allocator.take(slotBytes);

  const { shapes, shapeOf, cells, rowCount } = listShapes(spot, levels);
  const shapeTable = allocator.take(shapes.length * 2 * WORD);
  const programs = shapes.map((shape) => shape.programs.map(({ words }) => allocator.take(words.byteLength)));

  const boardsStart = allocator.used;
  const places = placeBoards(levels, shapes, allocator);
  const boards = allocator.used - boardsStart;
  const equitiesStart = allocator.used;
  placeEquities(levels, shapes, places, allocator);
  const equities = allocator.used - equitiesStart;

  const workStart = allocator.used;
  const unitsBefore: number[] = [];
  let unitCount = 0;
  let stateCount = 0;
  for (const shape of shapes) {
    unitsBefore.push(unitCount);
    unitCount += levels[shape.level]!.length;
    stateCount += levels[shape.level]!.length * shape.places.size;
  }
  const units = allocator.take(unitCount * UNIT.size * WORD);
  const states = allocator.take(stateCount * WORD);
  const rootDeals = shapes[0]!.deals.length * levels[0]![0]!.children.length;
  const results = allocator.take(rootDeals * slotBytes, LINE);
  const missing = allocator.take(shapes[0]!.deals.length * WORD, LINE);
  const scratch = Array.from({ length: spot.threads }, () =>
    levels.map((_, level) =>
      placeScratch(
        shapes.filter((shape) => shape.level === level),
        most,
        slotBytes,
        allocator,
      ),
    ),
  );
  const work = allocator.used - workStart;

  const cellBytes = spot.precision === 'f32' ? 4 : 2;
  const tablesStart = allocator.used;
  const scales = allocator.take(spot.precision === 'f32' ? 0 : rowCount * 2 * WORD);
  const regrets = allocator.take(cells * cellBytes);
  const sums = allocator.take(cells * cellBytes);
  const tables = allocator.used - tablesStart;

  return {
    spot,
    hands,
    symmetry,
    levels,
    shapes,
    shapeOf,
    placeOf: (board) => places[board.level]![board.index]!,
    unitAt: (shape, board) => units + (unitsBefore[shape.index]! + board.index) * UNIT.size * WORD,
    programAt: (shape, traverser) => programs[shape.index]![traverser]!,
    shapeTable,
    states,
    schedule,
    zeros,
    scratchAt: (thread, level) => scratch[thread]![level]!.record,
    scratch,
    results,
    missing,
    slotBytes,
    scales,
    regrets,
    sums,
    cells,
    rowCount,
    stateCount,
    memory: { tables, boards, equities, work, total: allocator.used },
  };
}

interface Shapes {
  readonly shapes: readonly StreetShape[];
  readonly shapeOf: ReadonlyMap<DealNode, StreetShape>;
  readonly cells: number;
  readonly rowCount: number;
}

function listShapes(spot: PostflopSpot, levels: BoardLevels): Shapes {
  const shapes: StreetShape[] = [];
  const shapeOf = new Map<DealNode, StreetShape>();
  let cells = 0;
  let rowCount = 0;
  const strides = levels.map((boards) =>
    SIDES.map((side) => boards.reduce((sum, { counts }) => sum + roundUp(counts[side], LANES), 0)),
  );
  const add = (root: BettingNode, level: number): StreetShape => {
    if (root.kind !== 'decision') throw new RangeError('a street of betting begins with a decision');
    const shape = makeShape(root, spot.pot, spot.rake);
    const next: StreetShape[] = [];
    const takeCells = (side: 0 | 1): number => {
      const at = cells;
      cells += shape.rows[side] * strides[level]![side]!;
      return at;
    };
    const takeRows = (side: 0 | 1): number => {
      const at = rowCount;
      rowCount += shape.rows[side] * levels[level]!.length;
      return at;
    };
    const street: StreetShape = {
      ...shape,
      index: shapes.length,
      level,
      next,
      cells: [takeCells(0), takeCells(1)],
      firstRow: [takeRows(0), takeRows(1)],
    };
    shapes.push(street);
    for (const deal of shape.deals) {
      const after = add(deal.child, level + 1);
      next.push(after);
      shapeOf.set(deal, after);
    }
    return street;
  };
  add(spot.tree, 0);
  return { shapes, shapeOf, cells, rowCount };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function placeBoards(
  levels: BoardLevels,
  shapes: readonly StreetShape[],
  allocator: Allocator,
): Writable<BoardPlace>[][] {
  const shared = new Map<string, Pick<BoardPlace, 'hands' | 'groups'>>();
  const river = levels.length - 1;
  const pair = (bytes: (side: 0 | 1) => number): readonly [number, number] => [
    allocator.take(bytes(0)),
    allocator.take(bytes(1)),
  ];
  return levels.map((boards, level) => {
    let before: readonly [number, number] = [0, 0];
    // A street that the betting never reaches needs no boards.
    const played = shapes.some((shape) => shape.level === level);
    return boards.map((board): Writable<BoardPlace> => {
      const { counts, dealt, symmetry } = board;
      const strides = [roundUp(counts[0], LANES), roundUp(counts[1], LANES)] as const;
      const size = (bytes: number) => (side: 0 | 1) => (played ? (strides[side] + 1) * bytes : 0);
      // Hands and their order do not depend on the order of the dealt cards.
      const key = dealt.toSorted((a, b) => a - b).join(' ');
      const order = shared.get(key) ?? {
        hands: pair(size(8)),
        groups: level === river ? pair(size(8)) : pair(() => 0),
      };
      shared.set(key, order);
      const maps = new Map<SuitMap, readonly [number, number]>();
      if (level < river) for (const map of symmetry.slice(1)) maps.set(map, pair(size(2)));
      const place: Writable<BoardPlace> = {
        record: allocator.take(BOARD.size * WORD),
        strides,
        ...order,
        origins: pair(size(2)),
        maps,
        twins: maps.size > 0 ? pair(size(4)) : [0, 0],
        equities: [0, 0],
        before,
      };
      before = [before[0] + strides[0], before[1] + strides[1]];
      return place;
    });
  });
}

/** Rows of equities are whole vectors of eight 16-bit numbers. */
export const equityRowBytes = (hands: number): number => roundUp(hands, 8) * 2;

function placeEquities(
  levels: BoardLevels,
  shapes: readonly StreetShape[],
  places: readonly Writable<BoardPlace>[][],
  allocator: Allocator,
): void {
  const first = levels.findIndex((_, level) =>
    shapes.some((shape) => shape.level === level && shape.programs[0].allIns.length > 0),
  );
  // All-in on the flop is the sum over the turns, so it needs these too.
  if (first < 0) return;
  for (let level = first; level < levels.length - 1; level++) {
    for (const { counts, index } of levels[level]!) {
      places[level]![index]!.equities = [
        allocator.take(counts[1] * equityRowBytes(counts[0])),
        allocator.take(counts[0] * equityRowBytes(counts[1])),
      ];
    }
  }
}

function placeScratch(
  shapes: readonly StreetShape[],
  most: number,
  slotBytes: number,
  allocator: Allocator,
): Scratch {
  const programs = shapes.flatMap((shape) => shape.programs);
  const largest = (size: (program: (typeof programs)[number]) => number): number =>
    programs.reduce((max, program) => Math.max(max, size(program)), 0);
  const reachSlots = largest(({ reachSlots }) => reachSlots);
  const valueSlots = largest(({ valueSlots }) => valueSlots);
  const lanes = (most + LANES) * LANES * WORD;
  return {
    record: allocator.take(SCRATCH.size * WORD, LINE),
    reachAt: allocator.take(reachSlots * WORD),
    valueAt: allocator.take(valueSlots * WORD),
    cards: allocator.take(DECK * LANES * WORD),
    shown: allocator.take(lanes),
    met: allocator.take(lanes),
    lanes: allocator.take(lanes),
    rows: allocator.take(2 * largest(({ width }) => width) * slotBytes),
    reaches: allocator.take(reachSlots * slotBytes, LINE),
    values: allocator.take(valueSlots * slotBytes),
  };
}
