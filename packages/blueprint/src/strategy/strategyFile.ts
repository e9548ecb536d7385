import { checkShape, defineTableFile, succeed, wrong, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { findAbstraction } from '../abstractions.js';
import type { Strategy, TrainingRecord } from './strategy.js';

const whole = z.int().check(z.nonnegative());

const recordSchema = z.strictObject({
  seed: z.string(),
  lanes: whole,
  deals: whole,
  coarseBatches: whole,
  batches: whole,
  nodes: whole,
  command: z.string(),
});

const headSchema = z.strictObject({ abstraction: z.string(), hash: z.string(), record: recordSchema });

interface Head {
  readonly abstraction: string;
  readonly hash: string;
  readonly record: TrainingRecord;
}

const strategyFile = defineTableFile<Head>({
  type: 'doorcard/strategy',
  name: 'a strategy',
  source: 'doorcard train',
  codes: {
    foreign: 'strategy/not-a-strategy',
    truncated: 'strategy/truncated',
    unknownVersion: 'strategy/unknown-version',
    newerVersion: 'strategy/newer-version',
    altered: 'strategy/altered',
  },
  check: (head) => checkShape(headSchema, head, 'strategy/altered'),
});

/** The bytes of a strategy, in parts. Apps compress them. */
export const makeStrategyFile = ({ abstraction, packed, record }: Strategy): Uint8Array[] =>
  strategyFile.make({
    head: { abstraction: abstraction.id, hash: abstraction.hash, record },
    tables: { packed },
  });

/** Reads a strategy; a file that is cut off, altered or of another version of its abstraction is refused. */
export function parseStrategyFile(bytes: Uint8Array): Result<Strategy> {
  const file = strategyFile.parse(bytes);
  if (!file.ok) return file;
  const { head, tables } = file.value;
  const found = findAbstraction(head.abstraction);
  if (!found.ok) return found;
  const abstraction = found.value;
  if (head.hash !== abstraction.hash) {
    return wrong(
      'strategy/other-abstraction',
      head.hash,
      `the strategy is for another version of ${abstraction.id}, ${head.hash}`,
      `version ${abstraction.hash}; train it again`,
    );
  }
  const packed = tables['packed'];
  const length = Math.ceil(abstraction.layout.cells / 4);
  if (!(packed instanceof Uint16Array) || packed.length !== length) {
    return wrong('strategy/altered', packed?.length ?? 0, 'the table has a wrong size', `${length} words`);
  }
  return succeed({ abstraction, packed, record: head.record });
}
