import { below, parseSeed, secureRng, splitMix64, Xoshiro256, type Rng } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';

const take = (rng: Xoshiro256, count: number): bigint[] =>
  Array.from({ length: count }, () => rng.nextUint64());

describe('the published vectors', () => {
  test('SplitMix64 from the seed 1234567 (as listed on Rosetta Code)', () => {
    expect(splitMix64(1234567n, 5)).toEqual([
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ]);
  });

  test('xoshiro256++ from the state 1, 2, 3, 4 (as in the tests of the rand_xoshiro crate)', () => {
    expect(take(Xoshiro256.fromWords([1n, 2n, 3n, 4n]), 10)).toEqual([
      41943041n,
      58720359n,
      3588806011781223n,
      3591011842654386n,
      9228616714210784205n,
      9973669472204895162n,
      14011001112246962877n,
      12406186145184390807n,
      15849039046786891736n,
      10450023813501588000n,
    ]);
  });

  // The output of the authors' C program, as recorded by the project xoshiro-fortran.
  const afterJump = [
    0x88f9a31afdb439f5n,
    0x38134a20dfa1a232n,
    0x21d6a25a297797c7n,
    0xfca0846cc616d4f8n,
    0x1a9d1b267d52627an,
    0xc4345d87063bfe30n,
    0x88b7215cc87f6b88n,
    0xf5ef8fa1470de5een,
    0x8aaa468bb80baf3bn,
    0x7649b52b78bb4634n,
  ];

  test('a jump of xoshiro256++ from the state 0, 0, 0, 1', () => {
    const rng = Xoshiro256.fromWords([0n, 0n, 0n, 1n]);
    rng.jump();
    expect(rng.words).toEqual([
      0x934d05e8b2076310n,
      0xeabdd0bf76a1be51n,
      0x75dd6a992accb1e8n,
      0xc660c602a7330187n,
    ]);
    expect(take(rng, 10)).toEqual(afterJump);
  });
});

describe('a seeded generator', () => {
  test('is the same for the same seed and continues from its saved words', () => {
    const rng = Xoshiro256.fromSeed(42n);
    expect(take(Xoshiro256.fromSeed(42n), 5)).toEqual(take(rng, 5));
    const copy = rng.clone();
    const saved = Xoshiro256.fromWords(rng.words);
    const next = take(rng, 5);
    expect(take(copy, 5)).toEqual(next);
    expect(take(saved, 5)).toEqual(next);
  });

  test('gives the upper half of each 64-bit word', () => {
    const words = take(Xoshiro256.fromSeed(7n), 20);
    const halves = Xoshiro256.fromSeed(7n);
    expect(words.map((word) => Number(word >> 32n))).toEqual(Array.from(words, () => halves.nextUint32()));
  });

  test('refuses a state it can never leave', () => {
    expect(() => Xoshiro256.fromWords([0n, 0n, 0n, 0n])).toThrow(RangeError);
    expect(() => Xoshiro256.fromWords([1n])).toThrow(RangeError);
    expect(() => Xoshiro256.fromWords([1n << 64n, 1n, 1n, 1n])).toThrow(RangeError);
  });
});

describe('seeds', () => {
  test.each([
    [0, 0n],
    [42n, 42n],
    ['18446744073709551615', 18446744073709551615n],
  ])('%s is a u64', (value, seed) => expect(parseSeed(value)).toEqual({ ok: true, value: seed }));

  test.each([-1, 1.5, 2 ** 53, 'x', '', '18446744073709551616', '-3', '1e3', NaN])('%s is refused', (value) =>
    expect(parseSeed(value)).toMatchObject({ ok: false, error: { code: 'seed/not-u64' } }),
  );
});

describe('numbers below a bound', () => {
  test('come from the upper bits, and the unfair remainder is drawn again', () => {
    // 2^32 = 3 * 1431655765 + 1, so exactly one word in 2^32 must be rejected for n = 3: the word 0.
    const script = [0, 0, 2 ** 32 - 1];
    const rng: Rng = { nextUint32: () => script.shift()! };
    expect(below(rng, 3)).toBe(2);
    expect(script).toEqual([]);
  });

  test.each([secureRng(), Xoshiro256.fromSeed(1n)])('stay below it', (rng) => {
    for (const n of [1, 2, 3, 7, 52, 1326, 2 ** 21]) {
      for (let i = 0; i < 500; i++) {
        const value = below(rng, n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }
    }
  });
});
