import { Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { BOARD, MEASURES, measureRazz, measureStud, measureStud8, OWN } from '../src/stud/measures.js';
import { SeenCards } from '../src/stud/seenCards.js';
import type { StudBuckets } from '../src/stud/studBuckets.js';
import { StudDeal } from '../src/stud/studDeal.js';

const STREETS = 5;
const LAST = 4;
const DEALS = 20_000;
const CLASSES = 10;
/** Dead cards and flushes are estimates. */
const TOLERANCE = 0.03;

const noBuckets: StudBuckets = {
  id: 'none',
  counts: [1, 1, 1, 1, 1],
  fillBuckets: () => {},
  bucketOf: () => 0,
  partsOf: () => ({ own: 0, ownBoard: 0 }),
};

describe.each([
  ['razz', measureRazz],
  ['stud', measureStud],
  ['stud8', measureStud8],
] as const)('%s', (game, open) => {
  const measures = open();
  const deal = new StudDeal(game, [noBuckets, noBuckets]);
  const rng = Xoshiro256.fromSeed(3n);
  const seen = [new SeenCards(), new SeenCards()] as const;
  const numbers = new Float64Array(MEASURES.length);

  test('the chances are those of showdowns, on every street', () => {
    // By street, measure and tenth: how often, the sum of chances, of results and of their squares.
    const sums = new Float64Array(STREETS * 2 * CLASSES * 4);
    for (let i = 0; i < DEALS; i++) {
      deal.deal(rng);
      const won = (deal.ranks[0][LAST]! + 2) / 4;
      seen[0].begin(deal.hands[0], deal.hands[1]);
      for (let street = 0; street < STREETS; street++) {
        if (street > 0) seen[0].advance(deal.hands[0], deal.hands[1]);
        measures.measureOwn(seen[0], numbers, true);
        numbers[BOARD] = measures.boardChance(seen[0]);
        for (const [which, place] of [OWN, BOARD].entries()) {
          const chance = numbers[place]!;
          const tenth = Math.min(CLASSES - 1, Math.floor(chance * CLASSES));
          const at = ((street * 2 + which) * CLASSES + tenth) * 4;
          sums[at]!++;
          sums[at + 1]! += chance;
          sums[at + 2]! += won;
          sums[at + 3]! += won * won;
        }
      }
    }
    for (let at = 0; at < sums.length; at += 4) {
      const [count, chance, won, squares] = sums.subarray(at, at + 4) as unknown as [
        number,
        number,
        number,
        number,
      ];
      if (count < 100) continue;
      const error = Math.sqrt((squares / count - (won / count) ** 2) / count);
      expect(Math.abs(chance - won) / count, `cell ${at / 4}`).toBeLessThan(TOLERANCE + 4 * error);
    }
  });

  test('the two players see the same chance of the boards', () => {
    for (let i = 0; i < 500; i++) {
      deal.deal(rng);
      for (const me of [0, 1] as const) seen[me].begin(deal.hands[me], deal.hands[1 - me]!);
      for (let street = 0; street < LAST; street++) {
        if (street > 0)
          for (const me of [0, 1] as const) seen[me].advance(deal.hands[me], deal.hands[1 - me]!);
        const [mine, his] = seen.map((each) => measures.boardChance(each)) as [number, number];
        if (game !== 'stud8') expect(mine + his).toBeCloseTo(1, 5);
        else expect(Math.abs(mine + his - 1)).toBeLessThan(0.02);
      }
    }
  });
});
