import { unwrap } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { readHandRecord } from '@doorcard/history';
import { defineTask, type Task } from '@doorcard/jobs';
import * as z from 'zod/mini';
import { findModel } from '../verdict/opponentModel.js';
import { reviewHand } from './handReview.js';
import { reviewSchema } from './reviewSchema.js';

/** Hands of a file for a thread: records of hands, and the seat to review in each. */
export const REVIEW_SIGNATURE = {
  name: 'review',
  input: z.strictObject({
    hands: z.array(
      z.strictObject({
        /** A record of `makeHandRecord`. */
        record: z.unknown(),
        seat: z.int(),
        /** The index of the hand in the session: it makes the random numbers of its decisions its own. */
        index: z.int(),
        /** Who sat there, by seat, where that is known. */
        players: z.optional(z.array(z.nullable(z.string()))),
      }),
    ),
    /** `mixed`, `seated` or the name of a player. */
    model: z.string(),
    seed: z.string(),
    worlds: z.int(),
    most: z.int(),
    spread: z.boolean(),
    solve: z.optional(z.boolean()),
  }),
  output: z.array(
    z.union([
      z.strictObject({ review: reviewSchema }),
      z.strictObject({ refused: z.strictObject({ code: z.string(), message: z.string() }) }),
    ]),
  ),
};

export type ReviewInput = z.output<typeof REVIEW_SIGNATURE.input>;
export type ReviewOutput = z.output<typeof REVIEW_SIGNATURE.output>[number];

/** Decisions of a hand have seeds of their own below this. */
const SEEDS_OF_HAND = 1000n;

/** Reviews hands on threads and other machines. */
export const makeReviewTask = (): Task =>
  defineTask({
    ...REVIEW_SIGNATURE,
    run: ({ hands, model, seed, worlds, most, spread, solve }) =>
      hands.map(({ record, seat, index, players }): ReviewOutput => {
        const hand = unwrap(readHandRecord(record));
        const game = hand.plan.setup.variant.id as GameId;
        const review = reviewHand(hand, seat, {
          model: findModel(model, game, players, seat),
          seed: BigInt(seed) + BigInt(index) * SEEDS_OF_HAND,
          worlds,
          most,
          spread,
          solve: solve ?? false,
        });
        return review.ok
          ? { review: review.value }
          : { refused: { code: review.error.code, message: review.error.message } };
      }),
  });
