import { below, Xoshiro256, type Combo, type Range } from '@doorcard/cards';

const WORD = 2 ** 32;

/** The source of every random choice of a training session: one seeded generator. */
export class McSampler {
  private constructor(readonly rng: Xoshiro256) {}

  static fromSeed(seed: bigint): McSampler {
    return new McSampler(Xoshiro256.fromSeed(seed));
  }

  /**
   * `n` hands by weight, each with its weight in the range. They are drawn at even distances along the summed weights:
   * a hand that should come 2.4 times comes two or three times, which keeps the noise low and favours nobody.
   */
  sampleVillainHands(range: Range, n: number): [hand: Combo, weight: number][] {
    const entries = [...range];
    let sum = 0;
    const sums = Float64Array.from(entries, ([, weight]) => (sum += weight));
    const drawn = new Uint16Array(n);
    this.drawEvenly(sums, drawn);
    return entries.length === 0 ? [] : Array.from(drawn, (i) => [...entries[i]!]);
  }

  /** Fills `drawn` with places in `sums`, in ascending order. */
  drawEvenly(sums: Float64Array, drawn: Uint16Array): void {
    if (sums.length === 0) return;
    const step = sums.at(-1)! / drawn.length;
    const first = this.rng.nextUint32() / WORD;
    let place = 0;
    for (let i = 0; i < drawn.length; i++) {
      const at = (first + i) * step;
      while (place < sums.length - 1 && sums[place]! <= at) place++;
      drawn[i] = place;
    }
  }

  /** An action by its frequency. */
  sampleAction(strategy: ArrayLike<number>): number {
    let rest = this.rng.nextUint32() / WORD;
    let last = 0;
    for (let i = 0; i < strategy.length; i++) {
      const frequency = strategy[i]!;
      if (frequency <= 0) continue;
      if (rest < frequency) return i;
      rest -= frequency;
      last = i;
    }
    return last;
  }

  /** One of `n` things, each equally likely. */
  pick(n: number): number {
    return below(this.rng, n);
  }

  shuffle(things: unknown[]): void {
    for (let i = things.length - 1; i > 0; i--) {
      const j = this.pick(i + 1);
      [things[i], things[j]] = [things[j], things[i]];
    }
  }

  /** From 0 to 1. */
  share(): number {
    return this.rng.nextUint32() / WORD;
  }
}

/**
 * Keeps about `n` of the hands whose weights are given: those that stand at even distances along the summed weights,
 * the first at `start` (0 to 1) of such a distance. Writes by what the reach of each hand is multiplied, 0 for those that are
 * left out; over all starts the mean is 1. With fewer than `n` hands of equal weight all are kept.
 */
export function keepEvenly(weights: Float64Array, n: number, start: number, factors: Float64Array): void {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  const step = total / n;
  let next = start * step;
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i]!;
    factors[i] = next < sum ? Math.max(1, step / weights[i]!) : 0;
    while (next < sum) next += step;
  }
}
