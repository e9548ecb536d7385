import { below, Xoshiro256 } from '@doorcard/cards';

const WORD = 2 ** 32;

/** Multiples of it, modulo 1, fill the range from 0 to 1 evenly, however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Hands that are sampled again and again. */
export interface HandSample {
  readonly weights: Float64Array;
  /** Where the last sample began, from 0 to 1. */
  start: number;
}

/** The source of every random choice of a sampling solver: one seeded generator. */
export class McSampler {
  constructor(readonly rng: Xoshiro256) {}

  static fromSeed(seed: bigint): McSampler {
    return new McSampler(Xoshiro256.fromSeed(seed));
  }

  openHandSample(weights: Float64Array): HandSample {
    return { weights, start: this.share() };
  }

  /**
   * Keeps about `n` of the hands: those at even distances along the summed weights. Writes the factor for the reach of each hand,
   * 0 for those that are left out; over many samples the mean is 1. With fewer than `n` hands of equal weight
   * all are kept. The samples of one list complement each other from call to call.
   */
  sampleVillainHands(sample: HandSample, n: number, factors: Float64Array): void {
    const { weights } = sample;
    sample.start = (sample.start + GOLDEN) % 1;
    let total = 0;
    for (let i = 0; i < weights.length; i++) total += weights[i]!;
    const step = total / n;
    let next = sample.start * step;
    let sum = 0;
    for (let i = 0; i < weights.length; i++) {
      sum += weights[i]!;
      factors[i] = next < sum ? Math.max(1, step / weights[i]!) : 0;
      while (next < sum) next += step;
    }
  }

  /**
   * An action by its frequency, from `count` frequencies that begin at `at`. What rounding leaves goes to the last
   * action with a frequency above 0.
   */
  sampleAction(strategy: Float64Array, at: number, count: number): number {
    let rest = this.rng.nextUint32() / WORD;
    let last = 0;
    for (let i = 0; i < count; i++) {
      const frequency = strategy[at + i]!;
      if (frequency <= 0) continue;
      if (rest < frequency) return i;
      rest -= frequency;
      last = i;
    }
    return last;
  }

  shuffle(things: unknown[]): void {
    for (let i = things.length - 1; i > 0; i--) {
      const j = below(this.rng, i + 1);
      [things[i], things[j]] = [things[j], things[i]];
    }
  }

  /** From 0 to 1. */
  share(): number {
    return this.rng.nextUint32() / WORD;
  }
}
