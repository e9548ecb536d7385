/** A source of random bits. Everything that deals or samples takes one as an argument. */
export interface Rng {
  /** The next 32 bits, as a number from 0 to 2^32 - 1. */
  nextUint32(): number;
}

const WORD = 2 ** 32;
const MASK_64 = (1n << 64n) - 1n;

/** A whole number below `n` (at most 2^21), each equally likely: Lemire's method, which rejects biased draws. */
export function below(rng: Rng, n: number): number {
  if (n >= 1 << 15) return belowMany(rng, n);
  for (;;) {
    // The product of the word and n in two halves, which stays within small integers.
    const word = rng.nextUint32();
    const low = Math.imul(word & 0xffff, n);
    const high = Math.imul(word >>> 16, n) + (low >>> 16);
    // A remainder below n may have to be rejected; the first comparison settles nearly all cases.
    if ((high & 0xffff) !== 0 || (low & 0xffff) >= n || (low & 0xffff) >= WORD % n) return high >>> 16;
  }
}

function belowMany(rng: Rng, n: number): number {
  let product = rng.nextUint32() * n;
  let rest = product >>> 0;
  if (rest < n) {
    const unfair = WORD % n;
    while (rest < unfair) {
      product = rng.nextUint32() * n;
      rest = product >>> 0;
    }
  }
  return ((product - rest) / WORD) | 0;
}

/** SplitMix64 (Steele, Lea, Flood 2014): expands one u64 into any number of words. */
export function splitMix64(seed: bigint, count: number): bigint[] {
  let state = seed & MASK_64;
  return Array.from({ length: count }, () => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK_64;
    let word = state;
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK_64;
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & MASK_64;
    return word ^ (word >> 31n);
  });
}

/** The jump polynomial of the authors: as many steps as 2^128 calls. */
const JUMP = [0x180ec6d33cfd0aban, 0xd5a61266f0c9392cn, 0xa9582618e03fc9aan, 0x39abdc4529b1661cn] as const;

const LOW = 8;

/**
 * xoshiro256++ (Blackman, Vigna 2019): 256 bits of state, seeded from a u64, the same numbers on every engine.
 * Its 64-bit words are kept as pairs of 32-bit halves, low half first, since bigints would be fifty times slower.
 */
export class Xoshiro256 implements Rng {
  /** The state, then the lower half of the last result. */
  private readonly state = new Int32Array(9);

  private constructor(words: readonly bigint[]) {
    words.forEach((word, i) => {
      this.state[2 * i] = Number(word & 0xffffffffn);
      this.state[2 * i + 1] = Number(word >> 32n);
    });
  }

  static fromSeed(seed: bigint): Xoshiro256 {
    return new Xoshiro256(splitMix64(seed, 4));
  }

  /** Four words that are not all zero, as `words` returns them. */
  static fromWords(words: readonly bigint[]): Xoshiro256 {
    if (
      words.length !== 4 ||
      words.some((word) => word < 0n || word > MASK_64) ||
      words.every((word) => word === 0n)
    ) {
      throw new RangeError('bad state of xoshiro256++; expected four u64 that are not all zero');
    }
    return new Xoshiro256(words);
  }

  /** The state, for saving: `fromWords` continues from it. */
  get words(): bigint[] {
    return [0, 2, 4, 6].map((i) => joinHalves(this.state[i + 1]!, this.state[i]!));
  }

  clone(): Xoshiro256 {
    return new Xoshiro256(this.words);
  }

  /** The upper half of the next 64 bits. */
  nextUint32(): number {
    return this.step() >>> 0;
  }

  nextUint64(): bigint {
    const high = this.step();
    return joinHalves(high, this.state[LOW]!);
  }

  /** Moves on by 2^128 steps: streams made by jumping never meet. */
  jump(): void {
    const sum = new Int32Array(8);
    for (const word of JUMP) {
      for (let bit = 0n; bit < 64n; bit++) {
        if ((word >> bit) & 1n) for (let i = 0; i < 8; i++) sum[i]! ^= this.state[i]!;
        this.step();
      }
    }
    this.state.set(sum);
  }

  /** The upper half of the next result. */
  private step(): number {
    const s = this.state;
    const aLow = s[0]!;
    const aHigh = s[1]!;
    const bLow = s[2]!;
    const bHigh = s[3]!;
    const cLow = s[4]! ^ aLow;
    const cHigh = s[5]! ^ aHigh;
    const oldLow = s[6]!;
    const oldHigh = s[7]!;
    const dLow = oldLow ^ bLow;
    const dHigh = oldHigh ^ bHigh;

    // rotl(a + d, 23) + a, with d as it was; a sum of low halves carries when it is less than what was added.
    const sumLow = (aLow + oldLow) | 0;
    const sumHigh = (aHigh + oldHigh + +(sumLow >>> 0 < aLow >>> 0)) | 0;
    const turnedLow = (sumLow << 23) | (sumHigh >>> 9);
    const turnedHigh = (sumHigh << 23) | (sumLow >>> 9);
    const low = (turnedLow + aLow) | 0;
    s[LOW] = low;

    s[0] = aLow ^ dLow;
    s[1] = aHigh ^ dHigh;
    s[2] = bLow ^ cLow;
    s[3] = bHigh ^ cHigh;
    // c ^= b << 17, d = rotl(d, 45)
    s[4] = cLow ^ (bLow << 17);
    s[5] = cHigh ^ ((bHigh << 17) | (bLow >>> 15));
    s[6] = (dHigh << 13) | (dLow >>> 19);
    s[7] = (dLow << 13) | (dHigh >>> 19);
    return (turnedHigh + aHigh + +(low >>> 0 < aLow >>> 0)) | 0;
  }
}

const joinHalves = (high: number, low: number): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);

/** The part of the Web Crypto interface that Node and browsers share. */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

/** The platform's secure generator, for real play: earlier cards do not reveal the next one. */
export function secureRng(): Rng {
  const words = new Uint32Array(256);
  let next = words.length;
  return {
    nextUint32() {
      if (next === words.length) {
        crypto.getRandomValues(words);
        next = 0;
      }
      return words[next++]!;
    },
  };
}
