import { COMBO_COUNT, type Combo } from '@doorcard/cards';
import { matchRegrets } from '../sampling/matching.js';
import { Rows } from '../sampling/rows.js';
import { sideOf } from './gameState.js';
import type { InfoSetKey } from './infoSetKey.js';

/**
 * Regrets and strategy sums of all information sets, in flat arrays: a block for each public node, in it a row for
 * each hand (or each group of hands that play alike there), in it a cell for each action.
 */
export class RegretTable {
  readonly rows = new Rows();
  /** By side and combo: its row in a block, or -1. */
  private readonly placeOf: readonly [Int16Array, Int16Array];
  /** By side: how many hands there are. */
  private readonly sizes: readonly [number, number];
  /** By block, in the order of their making: how many actions its rows have. */
  private readonly counts: number[] = [];

  /** The hands of both sides, out of position first. */
  constructor(hands: readonly [readonly Combo[], readonly Combo[]]) {
    this.placeOf = [numberHands(hands[0]), numberHands(hands[1])];
    this.sizes = [hands[0].length, hands[1].length];
  }

  /** The current strategy by regret matching. */
  getStrategy(key: InfoSetKey, nActions: number): Float64Array {
    const strategy = new Float64Array(nActions);
    const row = this.find(key, nActions);
    matchRegrets(this.rows.regrets, row, nActions, strategy, 0);
    return strategy;
  }

  /** Adds regrets, and the strategy that was played to the sum, weighted by how likely the player came here. */
  updateRegrets(key: InfoSetKey, regrets: ArrayLike<number>, reachProb: number): void {
    const strategy = this.getStrategy(key, regrets.length);
    const row = this.find(key, regrets.length);
    for (let i = 0; i < regrets.length; i++) {
      this.rows.regrets[row + i]! += regrets[i]!;
      this.rows.sums[row + i]! += reachProb * strategy[i]!;
    }
  }

  /** The average strategy; undefined for an information set that no play has reached. */
  getAverageStrategy(key: InfoSetKey): Float64Array | undefined {
    const side = sideOf(key.position);
    const place = this.placeOf[side][key.hand]!;
    const block = this.rows.peek(key.placeId);
    if (place < 0 || block < 0) return undefined;
    const nActions = this.rows.lengthOf(key.placeId) / this.sizes[side];
    const average = new Float64Array(nActions);
    return this.readAverage(block + place * nActions, nActions, average) ? average : undefined;
  }

  /** Writes the average strategy of the row at `cell`; equal shares and false when no play has reached it. */
  readAverage(cell: number, nActions: number, average: Float64Array): boolean {
    const { sums } = this.rows;
    let total = 0;
    for (let i = 0; i < nActions; i++) total += sums[cell + i]!;
    for (let i = 0; i < nActions; i++) average[i] = total > 0 ? sums[cell + i]! / total : 1 / nActions;
    return total > 0;
  }

  get blocks(): number {
    return this.counts.length;
  }

  /** Bytes of regrets and strategy sums. */
  get bytes(): number {
    return 2 * Float64Array.BYTES_PER_ELEMENT * this.rows.cells;
  }

  /** A block by its number: its first cell, its cells, and how many actions a row has. */
  blockAt(block: number): { start: number; cells: number; nActions: number } {
    return {
      start: this.rows.startAt(block),
      cells: this.rows.lengthAt(block),
      nActions: this.counts[block]!,
    };
  }

  /** The first cell of the block of a public node with so many rows and actions. */
  findBlock(placeId: number, rowCount: number, nActions: number): number {
    const start = this.rows.find(placeId, rowCount * nActions);
    if (this.rows.size > this.counts.length) this.counts.push(nActions);
    return start;
  }

  private find(key: InfoSetKey, nActions: number): number {
    const side = sideOf(key.position);
    const place = this.placeOf[side][key.hand]!;
    if (place < 0) throw new RangeError(`${key.toString()} is not in the range of ${key.position}`);
    const length = this.sizes[side] * nActions;
    const block = this.findBlock(key.placeId, this.sizes[side], nActions);
    if (this.rows.lengthOf(key.placeId) !== length)
      throw new RangeError(`${key.toString()} does not have ${nActions} actions`);
    return block + place * nActions;
  }
}

function numberHands(hands: readonly Combo[]): Int16Array {
  const places = new Int16Array(COMBO_COUNT).fill(-1);
  hands.forEach((hand, i) => (places[hand] = i));
  return places;
}
