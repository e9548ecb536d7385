const EMPTY = -1;
const GOLDEN = 0x9e3779b1;
const WORD = 2 ** 32;

/**
 * Regrets and strategy sums in flat arrays, by integer key: an open-addressing hash table maps a key to the first cell
 * of its row. Both grow as keys are added. The arrays are replaced when they grow: read the fields again after `find`.
 */
export class Rows {
  regrets = new Float64Array(1024);
  sums = new Float64Array(1024);
  /** By slot: the key, and the first cell of its row. */
  private slotKeys = new Float64Array(1024).fill(EMPTY);
  private slotStarts = new Int32Array(1024);
  private shift = 22;
  private rowCount = 0;
  private cellCount = 0;

  /** The first cell of the row of `key`, which is added with `length` cells if it does not exist. */
  find(key: number, length: number): number {
    const slot = this.slotOf(key);
    return this.slotKeys[slot] === key ? this.slotStarts[slot]! : this.add(slot, key, length);
  }

  /** The first cell of the row of `key`, or -1. */
  peek(key: number): number {
    const slot = this.slotOf(key);
    return this.slotKeys[slot] === key ? this.slotStarts[slot]! : EMPTY;
  }

  private slotOf(key: number): number {
    const mask = this.slotKeys.length - 1;
    let slot = hash(key) >>> this.shift;
    while (this.slotKeys[slot] !== key && this.slotKeys[slot] !== EMPTY) slot = (slot + 1) & mask;
    return slot;
  }

  private add(slot: number, key: number, length: number): number {
    const start = this.cellCount;
    if (start + length > this.regrets.length) this.growCells(start + length);
    this.slotKeys[slot] = key;
    this.slotStarts[slot] = start;
    this.rowCount++;
    this.cellCount += length;
    if (this.rowCount * 2 > this.slotKeys.length) this.growSlots();
    return start;
  }

  private growCells(needed: number): void {
    const length = Math.max(2 * this.regrets.length, needed);
    this.regrets = extend(this.regrets, length);
    this.sums = extend(this.sums, length);
  }

  private growSlots(): void {
    const { slotKeys, slotStarts } = this;
    this.slotKeys = new Float64Array(2 * slotKeys.length).fill(EMPTY);
    this.slotStarts = new Int32Array(2 * slotKeys.length);
    this.shift--;
    for (const [old, key] of slotKeys.entries()) {
      if (key === EMPTY) continue;
      const slot = this.slotOf(key);
      this.slotKeys[slot] = key;
      this.slotStarts[slot] = slotStarts[old]!;
    }
  }
}

function extend(from: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  const to = new Float64Array(length);
  to.set(from);
  return to;
}

/** 32 bits of which the upper ones are well mixed. Keys may be longer than 32 bits. */
function hash(key: number): number {
  const low = key | 0;
  const high = key < WORD ? 0 : Math.floor(key / WORD);
  return Math.imul(low ^ Math.imul(high, 0x85ebca6b), GOLDEN);
}
