import { GAMES } from '@doorcard/engine';
import * as z from 'zod/mini';
import { solvedSchema } from '../spot/solvedSchema.js';
import { verdictSchema } from '../verdict/verdictSchema.js';
import type { HandReview } from './handReview.js';

/** A review as JSON, as it is sent between threads and kept with its hand. */
export const reviewSchema: z.ZodMiniType<HandReview> = z.strictObject({
  game: z.enum(GAMES),
  seat: z.int(),
  result: z.nullable(z.number()),
  luck: z.optional(z.nullable(z.number())),
  decisions: z.array(
    z.strictObject({
      place: z.int(),
      street: z.string(),
      verdict: verdictSchema,
      solved: z.optional(solvedSchema),
    }),
  ),
});
