import { BitModel, CHANCE_BITS } from '../../cpu/dist/badugi/headsUp/rangeDecoder.js';

const BYTE = 256;
const SHORT_RANGE = 2 ** 24;
const WORD = 2 ** 32;

/** Writes what `RangeDecoder` of packages/cpu reads. */
export class RangeEncoder {
  /** @param {number} contexts */
  constructor(contexts) {
    this.model = new BitModel(contexts);
    this.low = 0;
    this.range = WORD - 1;
    /** @type {number[]} */
    this.bytes = [];
  }

  /**
   * How many bits this answer takes.
   * @param {number} context
   * @param {boolean} bit
   */
  costOf(context, bit) {
    const chance = this.model.chanceOf(context) / 2 ** CHANCE_BITS;
    return -Math.log2(bit ? chance : 1 - chance);
  }

  /**
   * @param {number} context
   * @param {boolean} bit
   */
  write(context, bit) {
    const bound = (this.range >>> CHANCE_BITS) * this.model.chanceOf(context);
    if (bit) this.range = bound;
    else {
      this.low += bound;
      this.range -= bound;
    }
    if (this.low >= WORD) {
      this.low -= WORD;
      this.carry();
    }
    while (this.range < SHORT_RANGE) {
      this.shift();
      this.range *= BYTE;
    }
    this.model.learn(context, bit);
  }

  carry() {
    let at = this.bytes.length - 1;
    while (this.bytes[at] === BYTE - 1) this.bytes[at--] = 0;
    this.bytes[at]++;
  }

  shift() {
    this.bytes.push(Math.floor(this.low / SHORT_RANGE));
    this.low = (this.low % SHORT_RANGE) * BYTE;
  }

  /** The bytes, without zeros at the end: the decoder reads on with zeros. */
  finish() {
    for (let i = 0; i < 4; i++) this.shift();
    while (this.bytes.at(-1) === 0) this.bytes.pop();
    return Uint8Array.from(this.bytes);
  }
}
