import { unwrap } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { reviewHand } from '../../src/review/handReview.js';
import { ReviewRun } from '../../src/review/reviewRun.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { PLANTED } from '../verdict/scenes.js';

const hand = PLANTED[0]![1]();
const options = { model: makeMixedModel('razz'), seed: 3n, worlds: 30, most: 60, spread: true };

test('a review in steps is the review', () => {
  const run = unwrap(ReviewRun.open(hand, 0, options));
  expect(run.review().decisions).toEqual([]);
  let steps = 0;
  while (run.step()) {
    steps++;
    // Every decision has a first verdict before any is refined.
    expect(run.review().decisions).toHaveLength(Math.min(steps, run.count));
  }
  expect(run.review()).toEqual(unwrap(reviewHand(hand, 0, options)));
});

test('refuses what a review refuses', () => {
  expect(ReviewRun.open(hand, 7, options)).toMatchObject({
    ok: false,
    error: { code: 'review/no-such-seat' },
  });
  expect(ReviewRun.open(hand, 1, options)).toMatchObject({
    ok: false,
    error: { code: 'review/unknown-cards' },
  });
});
