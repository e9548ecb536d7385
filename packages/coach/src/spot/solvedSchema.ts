import * as z from 'zod/mini';
import { LABELS } from '../verdict/label.js';
import { actionSchema } from '../verdict/verdictSchema.js';
import type { SolvedVerdict } from './secondOpinion.js';

/** A second opinion as JSON. */
export const solvedSchema: z.ZodMiniType<SolvedVerdict> = z.strictObject({
  taken: actionSchema,
  actions: z.array(
    z.strictObject({ action: actionSchema, value: z.number(), loss: z.number(), frequency: z.number() }),
  ),
  loss: z.number(),
  label: z.nullable(z.enum(LABELS)),
  pot: z.number(),
  source: z.strictObject({
    kind: z.literal('solved'),
    model: z.string(),
    exploitability: z.number(),
    iterations: z.int(),
    effective: z.nullable(z.number()),
    ranges: z.array(
      z.strictObject({
        epsilon: z.number(),
        loss: z.number(),
        best: actionSchema,
        exploitability: z.number(),
      }),
    ),
  }),
}) as unknown as z.ZodMiniType<SolvedVerdict>;
