import type { Rng } from '@doorcard/cards';

/**
 * The random numbers of one decision: sfc32 (Chris Doty-Humphrey, from PractRand), which costs next to nothing to
 * seed. The deck has a generator of its own, and no two decisions share a stream, so a replayed hand decides the same.
 */
class DecisionStream implements Rng {
  constructor(
    private a: number,
    private b: number,
    private c: number,
    private counter: number,
  ) {}

  nextUint32(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum >>> 0;
  }
}

/** Rounds after which every bit of the seed has reached every bit of the state. */
const WARM_UP = 15;

/** The stream of a decision: which table (any number), which hand of it, which seat, its how manieth decision. */
export function streamOf(table: number, hand: number, seat: number, decision: number): Rng {
  const stream = new DecisionStream(table | 0, hand | 0, (seat << 16) | decision, 1);
  for (let round = 0; round < WARM_UP; round++) stream.nextUint32();
  return stream;
}

/** True with this probability; 0 never, 1 always. */
export const happens = (probability: number, rng: Rng): boolean => rng.nextUint32() < probability * 2 ** 32;
