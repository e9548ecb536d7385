import * as z from 'zod/mini';
import { SPR_BUCKETS } from '../decision/sprBucket.js';
import { KERNEL_KINDS } from '../postflop/memory.js';
import { POINT_ALGORITHMS } from '../run/pointRun.js';
import { RUN_ENDS } from '../run/solveRun.js';

// Messages between a page or a program and the worker that solves. Both sides check what they receive. Every command has an
// id, and exactly one reply has the same id; progress messages have none.

const id = z.int();
const count = z.int().check(z.nonnegative());
/** The mean of what never happens is NaN. */
const mean = z.union([z.number(), z.nan()]);
const bySide = z.readonly(z.tuple([mean, mean]));
const bytes = z.instanceof(Uint8Array<ArrayBufferLike>);

const solveOptionsSchema = z.strictObject({
  /** The thread of the worker included; replaces `threads` of the spot. */
  threads: z.exactOptional(z.int().check(z.minimum(1), z.maximum(64))),
  kernels: z.exactOptional(z.enum(KERNEL_KINDS)),
  /** A spot that needs more is refused. */
  maxBytes: z.exactOptional(count),
  /** As in `RunLimits`. */
  maxSeconds: z.exactOptional(z.number().check(z.positive())),
});
export type SolveOptions = z.output<typeof solveOptionsSchema>;

const pointOptionsSchema = z.strictObject({
  /** As in `PointRunOptions`. */
  algorithm: z.enum(POINT_ALGORITHMS),
  iterations: z.exactOptional(z.int().check(z.minimum(1))),
  target: z.exactOptional(z.number()),
  /** A u64 in decimal digits. */
  seed: z.exactOptional(z.string()),
  samplesPerIteration: z.exactOptional(z.number()),
  convergenceThreshold: z.exactOptional(z.number()),
  maxBytes: z.exactOptional(count),
  maxSeconds: z.exactOptional(z.number().check(z.positive())),
});
export type PointSolveOptions = z.output<typeof pointOptionsSchema>;

export const commandSchema = z.discriminatedUnion('type', [
  /** The spot is the JSON of a spot file; if it is invalid, the reply is `refused`. */
  z.strictObject({ type: z.literal('estimate'), id, spot: z.unknown(), options: solveOptionsSchema }),
  z.strictObject({ type: z.literal('open'), id, spot: z.unknown(), options: solveOptionsSchema }),
  /** The bytes of a saved solve. */
  z.strictObject({ type: z.literal('load'), id, bytes, options: solveOptionsSchema }),
  /** The point is the JSON of a decision point, as for `parseGameState`. */
  z.strictObject({ type: z.literal('openPoint'), id, point: z.unknown(), options: pointOptionsSchema }),
  z.strictObject({ type: z.literal('run'), id }),
  /** New limits; a run that has ended continues with the next `run`. */
  z.strictObject({
    type: z.literal('extend'),
    id,
    iterations: z.int().check(z.minimum(1)),
    target: z.number().check(z.minimum(0)),
  }),
  z.strictObject({ type: z.literal('stop'), id, as: z.enum(['paused', 'cancelled']) }),
  /** The reply is a `report` or, for a late street, a `lateReport`. */
  z.strictObject({ type: z.literal('report'), id, path: z.string() }),
  /** The row of hero's hand at a decision point. `exact` has values computed that are not known yet. */
  z.strictObject({ type: z.literal('reportPoint'), id, exact: z.boolean() }),
  /** The best response to a villain at the decision point; `perChip` is as for `parseVillainStrategy`. */
  z.strictObject({
    type: z.literal('respond'),
    id,
    villain: z.array(z.unknown()),
    perChip: z.int().check(z.minimum(1)),
  }),
  z.strictObject({ type: z.literal('save'), id }),
  z.strictObject({ type: z.literal('close'), id }),
]);
export type Command = z.output<typeof commandSchema>;

const memorySchema = z.strictObject({
  tables: count,
  /** Hands and their order: on all boards of a hold'em spot, or on the streets of a late one. */
  boards: count,
  equities: count,
  work: count,
  total: count,
});

const workFields = {
  iterations: count,
  /** By the clock of the host. */
  seconds: z.number(),
  bytes: count,
  threads: count,
};
const progressSchema = z.strictObject({
  type: z.literal('progress'),
  ...workFields,
  exploitability: z.nullable(z.number()),
  measuredAt: z.nullable(count),
});

const restedSchema = z.strictObject({
  type: z.literal('rested'),
  id,
  status: z.enum([...RUN_ENDS, 'paused']),
  ...workFields,
  /** The exploitability of the current strategies, as a share of the pot; null when not measured. */
  exploitability: z.nullable(z.number()),
  /** Chips won since the spot began, the player who acts first in front; null when not measured. */
  ev: z.nullable(bySide),
});
/** How a run ended, or that it is paused. */
export type SolveRest = Omit<z.output<typeof restedSchema>, 'type' | 'id'>;

const reportSchema = z.strictObject({
  type: z.literal('report'),
  id,
  side: z.union([z.literal(0), z.literal(1)]),
  pot: z.number(),
  actions: z.array(
    z.strictObject({
      kind: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn']),
      to: z.number(),
      name: z.string(),
      percent: z.number(),
      frequency: mean,
      ev: z.nullable(z.number()),
    }),
  ),
  ev: bySide,
  equity: bySide,
  hands: z.array(
    z.strictObject({
      combo: z.int(),
      weight: z.number(),
      equity: mean,
      ev: mean,
      frequencies: z.array(mean),
      evs: z.array(mean),
    }),
  ),
});
/** The result of `reportNode` without the tree. */
export type SolveReport = Omit<z.output<typeof reportSchema>, 'type' | 'id'>;

const lateReportSchema = z.strictObject({
  type: z.literal('lateReport'),
  id,
  side: z.union([z.literal(0), z.literal(1)]),
  pot: z.number(),
  reach: mean,
  isLocked: z.boolean(),
  actions: z.array(
    z.strictObject({
      kind: z.enum(['fold', 'check', 'call', 'bet', 'raise']),
      to: z.number(),
      isAllIn: z.boolean(),
      frequency: mean,
      ev: mean,
    }),
  ),
  ev: bySide,
  hands: z.array(
    z.strictObject({
      cards: z.array(z.int()),
      combos: z.number(),
      weight: z.number(),
      reach: z.number(),
      frequencies: z.array(mean),
      evs: z.array(mean),
      bestEvs: z.array(mean),
      ev: mean,
    }),
  ),
});
/** The result of `reportLateNode` without the tree. */
export type LateSolveReport = Omit<z.output<typeof lateReportSchema>, 'type' | 'id'>;

const openedSchema = z.strictObject({
  type: z.literal('opened'),
  id,
  memory: memorySchema,
  /** The iterations of the loaded file; 0 for a new spot. */
  iterations: count,
  kernels: z.enum(KERNEL_KINDS),
  /** The spot file, with its locks: that of a loaded tree is known only now. */
  spot: z.unknown(),
});
export type OpenedSolve = Omit<z.output<typeof openedSchema>, 'type' | 'id'>;

const openedPointSchema = z.strictObject({
  type: z.literal('openedPoint'),
  id,
  bytes: count,
  /** What hero can choose, as `determineAvailableActions` lists it. */
  actions: z.array(
    z.strictObject({
      action: z.string(),
      kind: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn']),
      chips: z.number(),
      percent: mean,
    }),
  ),
  heroRange: z.string(),
  heroRangeSource: z.enum(['given', 'symmetric']),
  villainCombos: z.strictObject({ raw: count, live: count }),
  requiredEquity: z.number(),
  sprBucket: z.enum(SPR_BUCKETS),
  menu: z.string(),
});
export type OpenedPoint = Omit<z.output<typeof openedPointSchema>, 'type' | 'id'>;

const pointReportSchema = z.strictObject({
  type: z.literal('pointReport'),
  id,
  iterations: count,
  /** By action. */
  frequencies: z.array(z.number()),
  /** By action: chips won from the decision on; null when they are not known. */
  evs: z.nullable(z.array(z.number())),
  convergence: z.nullable(z.number()),
  exploitability: z.nullable(z.number()),
  range: z.nullable(z.strictObject({ ev: z.number(), low: z.number(), high: z.number() })),
});
export type PointReport = Omit<z.output<typeof pointReportSchema>, 'type' | 'id'>;

const respondedSchema = z.strictObject({
  type: z.literal('responded'),
  id,
  actions: z.array(
    z.strictObject({ action: z.string(), chips: z.number(), frequency: z.number(), ev: z.number() }),
  ),
  ev: z.number(),
  /** What the strategy of the run wins against the same villain. */
  equilibriumEv: z.number(),
});
export type PointResponse = Omit<z.output<typeof respondedSchema>, 'type' | 'id'>;

export const replySchema = z.discriminatedUnion('type', [
  progressSchema,
  z.strictObject({ type: z.literal('estimated'), id, memory: memorySchema }),
  openedSchema,
  restedSchema,
  reportSchema,
  lateReportSchema,
  openedPointSchema,
  pointReportSchema,
  respondedSchema,
  /** The parts of a file, to be written in this order. */
  z.strictObject({ type: z.literal('saved'), id, parts: z.array(bytes) }),
  z.strictObject({ type: z.literal('done'), id }),
  z.strictObject({
    type: z.literal('refused'),
    id,
    error: z.strictObject({
      code: z.string(),
      value: z.string(),
      problem: z.string(),
      expected: z.string(),
      at: z.exactOptional(z.int()),
    }),
  }),
]);
export type Reply = z.output<typeof replySchema>;
