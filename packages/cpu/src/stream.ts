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

/** The stream of a decision: the table (any number), the hand of it, the seat, and the index of the decision. */
export function streamOf(table: number, hand: number, seat: number, decision: number): Rng {
  const stream = new DecisionStream(table | 0, hand | 0, (seat << 16) | decision, 1);
  for (let round = 0; round < WARM_UP; round++) stream.nextUint32();
  return stream;
}

/**
 * In place of the random numbers of a decision: takes one outcome after the other of everything that may happen, so
 * that all outcomes of a decision can be listed. Numbers that a player draws for sampling come from a fixed stream.
 */
export class ChancePath implements Rng {
  private readonly outcomes: boolean[] = [];
  private place = 0;
  private stream: Rng | undefined;
  /** The probability of the outcomes taken so far. */
  probability = 1;

  nextUint32(): number {
    this.stream ??= streamOf(0, 0, 0, 0);
    return this.stream.nextUint32();
  }

  /** Whether something of this probability happens on this path. */
  take(probability: number): boolean {
    if (probability <= 0 || probability >= 1) return probability > 0;
    const outcome = (this.outcomes[this.place] ??= true);
    this.place++;
    this.probability *= outcome ? probability : 1 - probability;
    return outcome;
  }

  /** Becomes the next path in order; false after the last. */
  advance(): boolean {
    const { outcomes } = this;
    outcomes.length = this.place;
    while (outcomes.length > 0 && outcomes.at(-1) === false) outcomes.pop();
    if (outcomes.length === 0) return false;
    outcomes[outcomes.length - 1] = false;
    this.place = 0;
    this.stream = undefined;
    this.probability = 1;
    return true;
  }
}

/** Thrown where a decision samples. */
export class SampledError extends Error {}

/** The same without numbers for sampling: the probabilities of one sample are not those of the player. */
export class ExactPath extends ChancePath {
  override nextUint32(): number {
    throw new SampledError('this decision samples');
  }
}

/** True with this probability; 0 never, 1 always. */
export const happens = (probability: number, rng: Rng): boolean =>
  rng instanceof ChancePath ? rng.take(probability) : rng.nextUint32() < probability * 2 ** 32;
