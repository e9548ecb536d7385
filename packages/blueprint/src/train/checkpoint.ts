import { checkShape, defineTableFile, succeed, wrong, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';
import type { LearnedTables } from './merge.js';
import { Training, type Allocate, type TrainingPlan } from './training.js';
import type { Abstraction } from '../abstraction.js';
import type { Strategy } from '../strategy/strategy.js';

const whole = z.int().check(z.nonnegative());
const headSchema = z.strictObject({
  target: z.string(),
  hash: z.string(),
  /** Of the strategy that an exploiter is trained against; empty in self-play. */
  opponent: z.string(),
  seed: z.string(),
  lanes: whole,
  deals: whole,
  coarseBatches: whole,
  pruning: z.strictObject({ share: z.number(), below: z.number(), perRoot: z.number(), depth: z.number() }),
  batches: whole,
  nodes: whole,
});

const checkpointFile = defineTableFile<z.output<typeof headSchema>>({
  type: 'doorcard/training',
  name: 'a training that can go on',
  source: 'doorcard train',
  codes: {
    foreign: 'training/not-a-training',
    truncated: 'training/truncated',
    unknownVersion: 'training/unknown-version',
    newerVersion: 'training/newer-version',
    altered: 'training/altered',
  },
  check: (head) => checkShape(headSchema, head, 'training/altered'),
});

const describePlan = (
  target: Abstraction,
  { seed, lanes, deals, coarseBatches, pruning }: TrainingPlan,
): Omit<z.output<typeof headSchema>, 'batches' | 'nodes' | 'opponent'> => ({
  target: target.id,
  hash: target.hash,
  seed: String(seed),
  lanes,
  deals,
  coarseBatches,
  pruning,
});

const nameOpponent = (opponent: Strategy | undefined): string =>
  opponent === undefined
    ? ''
    : `${opponent.abstraction.id} ${opponent.record.batches} ${opponent.record.nodes}`;

/** The bytes of a training between two batches, in parts. */
export const makeCheckpoint = ({ target, plan, opponent, batches, nodes, tables }: Training): Uint8Array[] =>
  checkpointFile.make({
    head: { ...describePlan(target, plan), opponent: nameOpponent(opponent), batches, nodes },
    tables: { ...tables },
  });

/** A training that goes on from a checkpoint of the same plan; another plan is refused. */
export function resumeTraining(
  bytes: Uint8Array,
  target: Abstraction,
  plan: TrainingPlan,
  opponent?: Strategy,
  allocate?: Allocate,
): Result<Training> {
  const file = checkpointFile.parse(bytes);
  if (!file.ok) return file;
  const { head, tables } = file.value;
  const { batches, nodes, ...saved } = head;
  const wanted = { ...describePlan(target, plan), opponent: nameOpponent(opponent) };
  for (const [key, value] of Object.entries(wanted)) {
    const found = saved[key as keyof typeof saved];
    if (JSON.stringify(found) === JSON.stringify(value)) continue;
    return wrong(
      'training/other-plan',
      JSON.stringify(found),
      `the saved training has another ${key}: ${JSON.stringify(found)}`,
      `${JSON.stringify(value)}, or a new training without --resume`,
    );
  }
  const { regrets, sums } = tables;
  const coarse = batches < plan.coarseBatches ? target.coarser?.abstraction : undefined;
  const { cells } = (coarse ?? target).layout;
  if (!isTable(regrets, cells) || !isTable(sums, cells)) {
    return wrong('training/altered', cells, 'the tables have a wrong size', `${cells} cells`);
  }
  const state: LearnedTables = { regrets, sums };
  const options = { ...(allocate && { allocate }), state: { batches, nodes, tables: state } };
  return succeed(new Training(target, plan, opponent, options));
}

const isTable = (table: unknown, cells: number): table is Float32Array =>
  table instanceof Float32Array && table.length === cells;
