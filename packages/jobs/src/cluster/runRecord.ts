import { checkShape, defineDocument } from '@doorcard/sealed';
import { z } from 'zod';

/** What a run under a name computes. */
export interface RunRecord {
  readonly run: string;
  /** The version of the code. */
  readonly code: string;
  readonly task: string;
  readonly shards: number;
  /** A hash of the ids of all shards. */
  readonly plan: string;
}

const recordSchema = z.strictObject({
  run: z.string(),
  code: z.string(),
  task: z.string(),
  shards: z.int().min(0),
  plan: z.string(),
});

/** The record of a run, stored beside its results. */
export const runDocument = defineDocument<RunRecord>({
  type: 'doorcard/cluster-run',
  name: 'the record of a run',
  codes: {
    notJson: 'run/not-json',
    foreign: 'run/foreign',
    unknownVersion: 'run/unknown-version',
    badChecksum: 'run/bad-checksum',
  },
  check: (data) => checkShape(recordSchema, data, 'run/bad-shape'),
});
