import { HOLDING_CLASSES } from '@doorcard/search';
import * as z from 'zod/mini';
import type { DecisionVerdict } from './judge.js';
import { LABELS } from './label.js';

// Verdicts are kept with hands and sent between threads and machines, so they are checked when they come back.

const estimate = z.strictObject({ mean: z.number(), low: z.number(), high: z.number() });
const whole = z.int().check(z.nonnegative());

/** What a player did. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fold') }),
  z.strictObject({ type: z.literal('check') }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('bringIn') }),
  z.strictObject({ type: z.literal('raise'), to: whole }),
  z.strictObject({ type: z.literal('draw'), discard: z.array(whole) }),
]);

const counts = z.strictObject({
  worlds: whole,
  folds: z.array(whole),
  allFolded: whole,
  showdowns: whole,
  finalPot: z.number(),
  share: z.number(),
  high: whole,
  low: whole,
  scooped: whole,
  quartered: whole,
});

const opponent = z.strictObject({
  seat: whole,
  type: z.string(),
  typeShare: z.number(),
  holdings: z.array(
    z.strictObject({ class: z.enum(HOLDING_CLASSES), top: z.optional(z.string()), share: z.number() }),
  ),
});

/** A verdict as JSON. */
export const verdictSchema: z.ZodMiniType<DecisionVerdict> = z.strictObject({
  taken: actionSchema,
  actions: z.array(
    z.strictObject({ action: actionSchema, value: estimate, loss: estimate, counts: z.optional(counts) }),
  ),
  loss: estimate,
  counted: estimate,
  label: z.enum(LABELS),
  pot: z.number(),
  spread: z.array(z.strictObject({ model: z.string(), loss: estimate })),
  worlds: whole,
  effective: z.number(),
  source: z.strictObject({
    kind: z.literal('rollouts'),
    model: z.string(),
    replaced: z.optional(z.array(z.string())),
  }),
  book: z.strictObject({
    action: actionSchema,
    code: z.string(),
    rule: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
  opponents: z.array(opponent),
}) as unknown as z.ZodMiniType<DecisionVerdict>;
