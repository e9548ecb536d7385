import { Xoshiro256, type Rng } from '@doorcard/cards';

const generator = Xoshiro256.fromSeed(2n);
const NUMBERS = Uint32Array.from({ length: 4096 }, () => generator.nextUint32());

/**
 * The same random numbers each time after `restart`: a value function has to be fixed before the cards that it
 * judges, and drawing new numbers for every event would cost time.
 */
export class FixedNoise implements Rng {
  private at = 0;

  restart(): void {
    this.at = 0;
  }

  nextUint32(): number {
    return NUMBERS[this.at++ & (NUMBERS.length - 1)]!;
  }
}
