/** By context: how likely a 1 is, estimated from the bits so far by a fast and a slow average of 16 bits each. */
export class BitModel {
  private readonly fast: Uint16Array;
  private readonly slow: Uint16Array;

  constructor(contexts: number) {
    this.fast = new Uint16Array(contexts).fill(HALF);
    this.slow = new Uint16Array(contexts).fill(HALF);
  }

  /** The chance of a 1 in 4096ths, never 0 or 1. */
  chanceOf(context: number): number {
    return Math.min(4064, Math.max(32, (this.fast[context]! + this.slow[context]!) >> 5));
  }

  learn(context: number, bit: boolean): void {
    const { fast, slow } = this;
    if (bit) {
      fast[context]! += (MOST - fast[context]!) >> FAST;
      slow[context]! += (MOST - slow[context]!) >> SLOW;
    } else {
      fast[context]! -= fast[context]! >> FAST;
      slow[context]! -= slow[context]! >> SLOW;
    }
  }
}

const HALF = 1 << 15;
const MOST = 65_535;
const FAST = 4;
const SLOW = 7;

const BYTE = 256;
/** Below this a range takes in another byte. */
const SHORT_RANGE = 2 ** 24;
const FULL_RANGE = 2 ** 32;
export const CHANCE_BITS = 12;

/**
 * Reads bits from a text that an adaptive range coder has written: G. N. N. Martin 1979, "Range encoding", with the
 * byte-wise renormalisation of LZMA.
 */
export class RangeDecoder {
  private readonly model: BitModel;
  private range = FULL_RANGE - 1;
  private code = 0;
  private at = 0;

  constructor(
    private readonly bytes: Uint8Array,
    contexts: number,
  ) {
    this.model = new BitModel(contexts);
    for (let i = 0; i < 4; i++) this.code = this.code * BYTE + this.next();
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }

  read(context: number): boolean {
    const bound = (this.range >>> CHANCE_BITS) * this.model.chanceOf(context);
    const bit = this.code < bound;
    if (bit) this.range = bound;
    else {
      this.code -= bound;
      this.range -= bound;
    }
    while (this.range < SHORT_RANGE) {
      this.code = this.code * BYTE + this.next();
      this.range *= BYTE;
    }
    this.model.learn(context, bit);
    return bit;
  }
}
