import { describe, expect, test } from 'vitest';
import type { Rng } from '@doorcard/cards';
import { happens, streamOf } from '../src/stream.js';

type First = (hand: number, seat: number, decision: number) => number;

/** The squared distance from equal shares, in standard deviations of what chance would give. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const distance = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (distance - freedom) / Math.sqrt(2 * freedom);
}

const HANDS = 2000;
const SEATS = 6;
const DECISIONS = 8;

/** Puts the numbers that some of the bits of each decision make into bins. */
function count(first: First, bins: number, binOf: (here: number, next: number) => number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (let hand = 0; hand < HANDS; hand++) {
    for (let seat = 0; seat < SEATS; seat++) {
      for (let decision = 0; decision < DECISIONS; decision++) {
        counts[binOf(first(hand, seat, decision), first(hand, seat, decision + 1))]!++;
      }
    }
  }
  return counts;
}

const ours: First = (hand, seat, decision) => streamOf(7, hand, seat, decision).nextUint32();
/** What one would write down without thinking: a product that spreads well upwards only. */
const naive: First = (hand, seat, decision) => Math.imul(hand * 64 + seat * 8 + decision, 0x9e3779b1) >>> 0;

const LOOKS = {
  'the highest byte': (here: number): number => here >>> 24,
  'the lowest byte': (here: number): number => here & 255,
  'the top bits of one decision and of the next': (here: number, next: number): number =>
    (here >>> 28) * 16 + (next >>> 28),
  'the low bits of one decision and of the next': (here: number, next: number): number =>
    (here & 15) * 16 + (next & 15),
  'the difference from one decision to the next': (here: number, next: number): number =>
    (next - here) >>> 24,
} as const;

describe.each(Object.entries(LOOKS))('%s', (_name, binOf) => {
  test('the first numbers of all decisions fall evenly', () => {
    // Chance alone stays within four standard deviations but once in many thousand times.
    expect(Math.abs(chiSquare(count(ours, 256, binOf)))).toBeLessThan(4);
  });
});

test('this look would have found a careless hash out', () => {
  const distances = Object.values(LOOKS).map((binOf) => Math.abs(chiSquare(count(naive, 256, binOf))));
  expect(Math.max(...distances)).toBeGreaterThan(100);
});

test('one bit of the table, hand, seat or decision changes half the bits of the stream', () => {
  const words = (rng: Rng): number[] => Array.from({ length: 8 }, () => rng.nextUint32());
  const base = words(streamOf(5, 9, 2, 3));
  const others = [streamOf(4, 9, 2, 3), streamOf(5, 8, 2, 3), streamOf(5, 9, 3, 3), streamOf(5, 9, 2, 2)];
  for (const other of others) {
    const flipped = words(other).reduce((sum, word, i) => sum + countOnes(word ^ base[i]!), 0);
    // 256 bits: 128 expected, 8 a standard deviation.
    expect(Math.abs(flipped - 128)).toBeLessThan(40);
  }
});

const countOnes = (word: number): number => {
  let ones = 0;
  for (let rest = word >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) ones++;
  return ones;
};

test('no two decisions share a stream', () => {
  const seen = new Set<string>();
  for (let hand = 0; hand < 50; hand++) {
    for (let seat = 0; seat < 10; seat++) {
      for (let decision = 0; decision < 20; decision++) {
        const stream = streamOf(1, hand, seat, decision);
        seen.add(`${stream.nextUint32()} ${stream.nextUint32()}`);
      }
    }
  }
  expect(seen.size).toBe(50 * 10 * 20);
});

test('the same decision gets the same stream', () => {
  const words = (): number[] => {
    const stream = streamOf(3, 12, 4, 1);
    return Array.from({ length: 100 }, () => stream.nextUint32());
  };
  expect(words()).toEqual(words());
});

describe('happens', () => {
  const [lowest, highest]: Rng[] = [{ nextUint32: () => 0 }, { nextUint32: () => 0xffffffff }];

  test('0 never, 1 always', () => {
    expect(happens(0, lowest!)).toBe(false);
    expect(happens(1, highest!)).toBe(true);
  });

  test('the lowest number is always below a chance, the highest never', () => {
    expect(happens(0.01, lowest!)).toBe(true);
    expect(happens(0.99, highest!)).toBe(false);
  });

  test('a chance of three in ten comes about three times in ten', () => {
    let hits = 0;
    for (let hand = 0; hand < 20_000; hand++) if (happens(0.3, streamOf(1, hand, 0, 0))) hits++;
    // Four standard deviations of 65.
    expect(Math.abs(hits - 6000)).toBeLessThan(260);
  });
});
