import type { Rng } from '@doorcard/cards';

/** Rounds after which the bits of the seed have spread over the state. */
const WARM_UP = 8;

/**
 * Random numbers that begin again in no time: sfc32 (Chris Doty-Humphrey, from PractRand). The seed is mixed in when
 * the first number is drawn, because most decisions of a rollout draw none.
 */
export class ResettableStream implements Rng {
  private readonly state = new Int32Array(4);
  private isSeeded = false;
  private one = 0;
  private two = 0;
  private three = 0;

  /** Begins the stream of these three numbers. */
  reset(one: number, two: number, three: number): void {
    this.isSeeded = false;
    this.one = one;
    this.two = two;
    this.three = three;
  }

  nextUint32(): number {
    if (!this.isSeeded) this.seed();
    return this.step() >>> 0;
  }

  private seed(): void {
    const { state } = this;
    state[0] = this.one;
    state[1] = this.two;
    state[2] = this.three;
    state[3] = 1;
    this.isSeeded = true;
    for (let round = 0; round < WARM_UP; round++) this.step();
  }

  private step(): number {
    const s = this.state;
    const sum = (s[0]! + s[1]! + s[3]!) | 0;
    s[3] = s[3]! + 1;
    s[0] = s[1]! ^ (s[1]! >>> 9);
    s[1] = s[2]! + (s[2]! << 3);
    s[2] = ((s[2]! << 21) | (s[2]! >>> 11)) + sum;
    return sum;
  }
}

/** A number from 0 to 1, 1 excluded. */
export const drawFraction = (rng: Rng): number => rng.nextUint32() / 2 ** 32;
