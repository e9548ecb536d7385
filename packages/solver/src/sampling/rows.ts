/** Rows of a table as they are saved, in the order in which they were made. */
export interface SavedRows {
  readonly keys: Float64Array;
  readonly lengths: Int32Array;
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
}

const EMPTY = -1;
const GOLDEN = 0x9e3779b1;
const WORD = 2 ** 32;

/**
 * Regrets and strategy sums in flat arrays behind whole numbers: an open-addressing hash leads from a key to the
 * first cell of its row. Both grow as keys come up. The arrays are replaced when they grow: read them anew after `find`.
 */
export class Rows {
  regrets = new Float64Array(1024);
  sums = new Float64Array(1024);
  /** Keys, lengths and first cells of the rows in the order of their making. */
  private keys = new Float64Array(256);
  private lengths = new Int32Array(256);
  private starts = new Int32Array(256);
  /** By slot: the key, the first cell of its row and the number of the row. */
  private slotKeys = new Float64Array(1024).fill(EMPTY);
  private slotStarts = new Int32Array(1024);
  private slotRows = new Int32Array(1024);
  private shift = 22;
  private rowCount = 0;
  private cellCount = 0;

  get size(): number {
    return this.rowCount;
  }

  get cells(): number {
    return this.cellCount;
  }

  /** The first cell of the row of `key`, which is made with `length` cells when it is not there. */
  find(key: number, length: number): number {
    const slot = this.slotOf(key);
    return this.slotKeys[slot] === key ? this.slotStarts[slot]! : this.add(slot, key, length);
  }

  /** The first cell of the row of `key`, or -1. */
  peek(key: number): number {
    const slot = this.slotOf(key);
    return this.slotKeys[slot] === key ? this.slotStarts[slot]! : EMPTY;
  }

  /** How many cells the row of `key` has; 0 when there is none. */
  lengthOf(key: number): number {
    const slot = this.slotOf(key);
    return this.slotKeys[slot] === key ? this.lengths[this.slotRows[slot]!]! : 0;
  }

  /** By the number of a row, in the order of their making. */
  startAt(row: number): number {
    return this.starts[row]!;
  }

  lengthAt(row: number): number {
    return this.lengths[row]!;
  }

  save(): SavedRows {
    return {
      keys: this.keys.slice(0, this.rowCount),
      lengths: this.lengths.slice(0, this.rowCount),
      regrets: this.regrets.slice(0, this.cellCount),
      sums: this.sums.slice(0, this.cellCount),
    };
  }

  static restore({ keys, lengths, regrets, sums }: SavedRows): Rows {
    const rows = new Rows();
    keys.forEach((key, i) => rows.find(key, lengths[i]!));
    if (rows.size !== keys.length || rows.cells !== regrets.length || regrets.length !== sums.length)
      throw new RangeError('saved rows do not fit together');
    rows.regrets.set(regrets);
    rows.sums.set(sums);
    return rows;
  }

  private slotOf(key: number): number {
    const mask = this.slotKeys.length - 1;
    let slot = hash(key) >>> this.shift;
    while (this.slotKeys[slot] !== key && this.slotKeys[slot] !== EMPTY) slot = (slot + 1) & mask;
    return slot;
  }

  private add(slot: number, key: number, length: number): number {
    if (this.rowCount === this.keys.length) this.growRows();
    if (this.cellCount + length > this.regrets.length) this.growCells(this.cellCount + length);
    const start = this.cellCount;
    this.keys[this.rowCount] = key;
    this.lengths[this.rowCount] = length;
    this.starts[this.rowCount] = start;
    this.slotKeys[slot] = key;
    this.slotStarts[slot] = start;
    this.slotRows[slot] = this.rowCount;
    this.rowCount++;
    this.cellCount += length;
    if (this.rowCount * 2 > this.slotKeys.length) this.growSlots();
    return start;
  }

  private growRows(): void {
    this.keys = extend(this.keys, new Float64Array(2 * this.keys.length));
    this.lengths = extend(this.lengths, new Int32Array(2 * this.lengths.length));
    this.starts = extend(this.starts, new Int32Array(2 * this.starts.length));
  }

  private growCells(needed: number): void {
    const length = Math.max(2 * this.regrets.length, needed);
    this.regrets = extend(this.regrets, new Float64Array(length));
    this.sums = extend(this.sums, new Float64Array(length));
  }

  private growSlots(): void {
    this.slotKeys = new Float64Array(2 * this.slotKeys.length).fill(EMPTY);
    this.slotStarts = new Int32Array(this.slotKeys.length);
    this.slotRows = new Int32Array(this.slotKeys.length);
    this.shift--;
    for (let row = 0; row < this.rowCount; row++) {
      const slot = this.slotOf(this.keys[row]!);
      this.slotKeys[slot] = this.keys[row]!;
      this.slotStarts[slot] = this.starts[row]!;
      this.slotRows[slot] = row;
    }
  }
}

function extend<T extends Float64Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** 32 bits of which the upper ones are well mixed. Keys may be longer than 32 bits. */
function hash(key: number): number {
  const low = key | 0;
  const high = key < WORD ? 0 : Math.floor(key / WORD);
  return Math.imul(low ^ Math.imul(high, 0x85ebca6b), GOLDEN);
}
