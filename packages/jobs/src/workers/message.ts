import * as z from 'zod/mini';
import { JOBS_ERROR_CODES } from '../error.js';
import type { Json } from '../json.js';

// Messages between a page and its workers. Both sides check what they receive.

export const orderSchema = z.strictObject({
  /** Counted by the page; the reply has the same. */
  id: z.int(),
  task: z.string(),
  input: z.unknown(),
});
export type Order = z.output<typeof orderSchema>;

/** The schema of the task checks it as a whole. */
const json = z.custom<Json>((value) => value !== undefined);
const coded = z.strictObject({ code: z.string(), message: z.string() });

export const replySchema = z.strictObject({
  id: z.int(),
  outcome: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), result: json }),
    z.strictObject({
      ok: z.literal(false),
      code: z.enum(JOBS_ERROR_CODES),
      message: z.string(),
      cause: z.optional(coded),
    }),
  ]),
});
export type Reply = z.output<typeof replySchema>;
