import { expect } from 'vitest';
import { fineBuckets, shapeOf } from '../src/badugi/badugiBuckets.js';
import { makeBadugiClasses, type ClassDetail } from '../src/classGame/badugiClasses.js';

const sum = (shares: Float64Array): number => shares.reduce((total, share) => total + share, 0);

/** Compares the classes of Badugi with shares that can be counted by hand. */
export function checkBadugiClasses(detail: ClassDetail, count: number): void {
  const { first, draws, strengths } = makeBadugiClasses(fineBuckets, detail);
  expect(first.length).toBe(count);
  expect(sum(first)).toBeCloseTo(1, 12);
  // No two classes tie, and each has the strength of one of its ranks, which shows how many cards count.
  expect(new Set(strengths).size).toBe(count);
  const cards = Array.from(strengths, (rank) => shapeOf(rank).cards);
  // 13 · 12 · 11 · 10 of C(52, 4) hands have four ranks and four suits.
  expect(sum(first.filter((_, each) => cards[each] === 4))).toBeCloseTo(17_160 / 270_725, 12);
  for (const { starts, shares } of draws[0]!) {
    for (let kind = 0; kind + 1 < starts.length; kind++)
      expect(sum(shares.subarray(starts[kind], starts[kind + 1]))).toBeCloseTo(1, 12);
  }
  const { kinds, starts, targets, shares } = draws[0]![1]!;
  cards.forEach((held, each) => {
    if (held !== 3) return;
    let made = 0;
    for (let i = starts[kinds[each]!]!; i < starts[kinds[each]! + 1]!; i++)
      if (cards[targets[i]!] === 4) made += shares[i]!;
    // Ten cards of the fourth suit, among 48; the card that was thrown away is none of them.
    expect(made).toBeCloseTo(10 / 48, 12);
  });
}
