import { type Card, type Combo } from '@doorcard/cards';
import type { Board } from '../postflop/boards.js';
import type { StreetShape } from '../postflop/layout.js';
import { mapCard, mapCombo, SAME_SUITS, type SuitMap } from '../postflop/symmetry.js';
import { UNIT } from '../postflop/words.js';
import type { Side } from '../tree/bettingTree.js';
import type { DecisionPoint } from './decisionPoint.js';
import { sideOf } from './gameState.js';
import type { InfoSetKey } from './infoSetKey.js';
import type { PointTables } from './pointTables.js';
import type { PublicDecision } from './publicNode.js';

const WORD = 4;
const DOUBLE = 8;

/** The rows of a decision on a board: a row of cells for each action, a cell for each hand that is possible there. */
export interface Block {
  readonly nActions: number;
  /** Hands with a cell. */
  readonly count: number;
  /** Cells from one action to the next. */
  readonly stride: number;
  /** The first cell among all cells, and the first row among all rows. */
  readonly cell: number;
  readonly row: number;
}

/** The board that is solved in place of some dealt cards, and the cells of the hands on it. */
interface Played {
  readonly board: Board;
  /** By side and hand of the range: its place among the cells of a row; -1 when a card of it was dealt. */
  readonly places: readonly [Int16Array, Int16Array];
}

/** Strategy sums as they were at some time. */
export interface SavedSums {
  readonly cells: Float32Array | Uint16Array;
  readonly scales: Float32Array;
}

/**
 * Regrets and strategy sums of all information sets, in flat arrays: a block for each public node, in it a row for each
 * action, in it a cell for each hand. Boards that differ only in suit names share their blocks. Each node discounts by the
 * number of its own visits (DCFR with 2, 0, 3: Brown, Sandholm 2019): many nodes are visited too rarely for a count of all
 * iterations.
 */
export class RegretTable {
  private readonly words: Int32Array;
  private readonly doubles: Float64Array;
  private readonly regrets: Float32Array | Int16Array;
  private readonly sums: Float32Array | Uint16Array;
  /** In 16 bits: by row one for the regrets and one for the sums. */
  private readonly scales: Float32Array;
  private readonly isWide: boolean;
  private readonly shapeOf: ReadonlyMap<PublicDecision, StreetShape>;
  private readonly played = new Map<number, Played>();
  /** By side, shape and board: how often it was updated. */
  private readonly visits: readonly (readonly Int32Array[])[];

  constructor(
    private readonly point: DecisionPoint,
    private readonly tables: PointTables,
  ) {
    const { layout, buffer } = tables;
    this.isWide = layout.spot.precision === 'f32';
    this.words = new Int32Array(buffer);
    this.doubles = new Float64Array(buffer);
    this.visits = [0, 1].map(() =>
      layout.shapes.map(({ level }) => new Int32Array(layout.levels[level]!.length)),
    );
    this.regrets = this.isWide
      ? new Float32Array(buffer, layout.regrets, layout.cells)
      : new Int16Array(buffer, layout.regrets, layout.cells);
    this.sums = this.isWide
      ? new Float32Array(buffer, layout.sums, layout.cells)
      : new Uint16Array(buffer, layout.sums, layout.cells);
    this.scales = new Float32Array(buffer, layout.scales, this.isWide ? 0 : 2 * layout.rowCount);
    const shapes = new Map(
      layout.shapes.flatMap((shape) => Array.from(shape.places.keys(), (node) => [node, shape] as const)),
    );
    this.shapeOf = new Map(point.tree.decisions.map((node) => [node, shapes.get(node.source)!]));
  }

  /** The current strategy by regret matching. */
  getStrategy(key: InfoSetKey): Float64Array {
    const { block, place } = this.find(key);
    const parts = Float64Array.from({ length: block.nActions }, (_, action) =>
      Math.max(this.regretAt(block, action, place), 0),
    );
    return normalise(parts) ? parts : parts.fill(1 / block.nActions);
  }

  /**
   * Updates all hands of one side on one street of one board: adds their regrets to the discounted ones, and their current
   * strategies to the sums. The kernels read the values from the scratch buffers; on the last street they also compute them.
   */
  updateRegrets(shape: StreetShape, board: Board, side: Side): void {
    const { layout, kernels } = this.tables;
    this.setDiscounts(shape, board, side);
    const scratch = layout.scratchAt(0, board.level);
    const unit = layout.unitAt(shape, board);
    if (board.level === layout.levels.length - 1) kernels.river(scratch, unit);
    else kernels.up(scratch, unit);
  }

  /** The average strategy; undefined for an information set that was never reached. */
  getAverageStrategy(key: InfoSetKey): Float64Array | undefined {
    const { block, place } = this.find(key);
    const average = new Float64Array(block.nActions);
    return this.readAverage(block, place, average) ? average : undefined;
  }

  /** By hand of the range: writes its average strategy at a decision; equal shares where it was never reached. */
  openAverage(node: PublicDecision, dealt: readonly Card[]): (hand: number, average: Float64Array) => void {
    const { board, places } = this.play(dealt);
    const block = this.blockOf(node, board);
    return (hand, average) => {
      const place = places[node.side][hand]!;
      if (place < 0) average.fill(1 / block.nActions);
      else this.readAverage(block, place, average);
    };
  }

  /** False, and equal shares, when the sums are zero. */
  readAverage(block: Block, place: number, average: Float64Array, saved?: SavedSums): boolean {
    const cells = saved?.cells ?? this.sums;
    const scales = saved?.scales ?? this.scales;
    for (let action = 0; action < block.nActions; action++) {
      const part = cells[block.cell + action * block.stride + place]!;
      average[action] = this.isWide ? part : part * scales[2 * (block.row + action) + 1]!;
    }
    if (normalise(average)) return true;
    average.fill(1 / block.nActions);
    return false;
  }

  /** Visits the blocks, always in the same order, until `visit` returns true. */
  someBlock(visit: (block: Block) => boolean): boolean {
    const { levels } = this.tables.layout;
    for (const node of this.point.tree.decisions)
      for (const board of levels[this.shapeOf.get(node)!.level]!)
        if (visit(this.blockOf(node, board))) return true;
    return false;
  }

  /** A copy of the strategy sums, into `into` when there is one already. */
  saveSums(into?: SavedSums): SavedSums {
    if (into === undefined) return { cells: this.sums.slice(), scales: this.scales.slice() };
    into.cells.set(this.sums);
    into.scales.set(this.scales);
    return into;
  }

  /** A copy of everything. */
  save(): { regrets: Float32Array | Int16Array } & SavedSums {
    return { regrets: this.regrets.slice(), ...this.saveSums() };
  }

  get cells(): number {
    return this.tables.layout.cells;
  }

  private regretAt(block: Block, action: number, place: number): number {
    const part = this.regrets[block.cell + action * block.stride + place]!;
    return this.isWide ? part : part * this.scales[2 * (block.row + action)]!;
  }

  /** The kernels discount by the schedule of iteration 0, which comes after the state -1. All streets share that place. */
  private setDiscounts(shape: StreetShape, board: Board, side: Side): void {
    const { layout } = this.tables;
    const visit = this.visits[side]![shape.index]![board.index]!++;
    const before = Math.max(visit - 1, 0);
    const power = before * before;
    const kept = visit / (visit + 1);
    const at = layout.schedule / DOUBLE;
    this.doubles[at] = power / (power + 1);
    this.doubles[at + 1] = 0.5;
    this.doubles[at + 2] = kept * kept * kept;
    const states = this.words[layout.unitAt(shape, board) / WORD + UNIT.states]! / WORD;
    this.words.fill(-1, states, states + shape.places.size);
  }

  private find(key: InfoSetKey): { block: Block; place: number } {
    const { node: id, turn, river } = key.place;
    const node = this.point.tree.decisions[id];
    if (node === undefined) throw new RangeError(`${key.toString()} is not a decision of this tree`);
    const side = sideOf(key.position);
    const hand = this.point.hands[side].combos.indexOf(key.hand);
    const dealt = [turn, river].filter((card) => card !== undefined);
    if (side !== node.side || dealt.length !== node.dealt)
      throw new RangeError(`${key.toString()} is not where ${node.side === 0 ? 'OOP' : 'IP'} decides`);
    const { board, places } = this.play(dealt);
    const place = hand < 0 ? -1 : places[side][hand]!;
    if (place < 0) throw new RangeError(`${key.toString()} is not in the range of ${key.position}`);
    return { block: this.blockOf(node, board), place };
  }

  private blockOf(node: PublicDecision, board: Board): Block {
    const { layout } = this.tables;
    const shape = this.shapeOf.get(node)!;
    const { row } = shape.places.get(node.source)!;
    const unit = layout.unitAt(shape, board) / WORD;
    const stride = layout.placeOf(board).strides[node.side];
    return {
      nActions: node.children.length,
      count: board.counts[node.side],
      stride,
      cell: this.words[unit + UNIT.cells + node.side]! + row * stride,
      row: this.words[unit + UNIT.rows + node.side]! + row,
    };
  }

  private play(dealt: readonly Card[]): Played {
    const key = dealt.reduce((key, card) => key * 53 + card + 1, 0);
    let played = this.played.get(key);
    if (played === undefined) this.played.set(key, (played = this.findBoard(dealt)));
    return played;
  }

  private findBoard(dealt: readonly Card[]): Played {
    let board = this.tables.layout.levels[0]![0]!;
    let suits = SAME_SUITS;
    for (const card of dealt) {
      const renamed = mapCard(suits, card);
      const index = board.orbits.findIndex(({ members }) => members.some((one) => one.card === renamed));
      const member = board.orbits[index]?.members.find((one) => one.card === renamed);
      if (member === undefined) throw new RangeError(`the card ${card} cannot be dealt`);
      suits = follow(suits, member.map);
      board = board.children[index]!;
    }
    const place = (side: Side): Int16Array => {
      const places = new Map<Combo, number>();
      this.tables.combosOn(board, side).forEach((combo, place) => places.set(combo, place));
      return Int16Array.from(
        this.point.hands[side].combos,
        (combo) => places.get(mapCombo(suits, combo)) ?? -1,
      );
    };
    return { board, places: [place(0), place(1)] };
  }
}

/** First the one way, then back the other. */
function follow(suits: SuitMap, map: SuitMap): SuitMap {
  const back = [0, 1, 2, 3].map((suit) => map.indexOf(suit));
  return suits.map((suit) => back[suit]!) as unknown as SuitMap;
}

/** Makes parts add up to 1; false when they are all zero. */
function normalise(parts: Float64Array): boolean {
  let total = 0;
  for (let i = 0; i < parts.length; i++) total += parts[i]!;
  if (total > 0) for (let i = 0; i < parts.length; i++) parts[i]! /= total;
  return total > 0;
}
