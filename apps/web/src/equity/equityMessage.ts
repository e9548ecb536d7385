import { DRAW_POLICIES } from '@doorcard/cards';
import { GAMES } from '@doorcard/engine';
import * as z from 'zod/mini';

// Between the page and the worker that computes. Both sides check what they get.

const cards = z.array(z.int().check(z.gte(0), z.lte(51)));

/** What is to be computed. The worker computes one answer and ends. */
export const questionSchema = z.strictObject({
  game: z.enum(GAMES),
  hands: z.array(cards),
  board: cards,
  dead: cards,
  draws: z.int(),
  margin: z.number().check(z.positive(), z.lte(0.5)),
  /** Decimal digits: the same question gets the same answer. */
  seed: z.string(),
});
export type EquityQuestion = z.output<typeof questionSchema>;

const share = z.number();
const handSchema = z.strictObject({
  win: share,
  tie: share,
  equity: share,
  interval: z.tuple([share, share]),
  split: z.exactOptional(z.strictObject({ high: share, low: share, quarter: share })),
});

export const replySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), done: z.number() }),
  z.strictObject({
    type: z.literal('answer'),
    equity: z.strictObject({
      method: z.enum(['exact', 'sampled']),
      showdowns: z.number(),
      policy: z.exactOptional(z.enum(DRAW_POLICIES)),
      hands: z.array(handSchema),
    }),
  }),
  z.strictObject({ type: z.literal('refused'), code: z.string(), value: z.string() }),
]);
export type EquityReply = z.output<typeof replySchema>;
