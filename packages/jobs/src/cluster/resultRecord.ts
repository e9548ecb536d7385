import { checkShape, defineDocument, succeed, wrong, type Result } from '@doorcard/sealed';
import { z } from 'zod';
import type { Json } from '../json.js';

/** A result as it is stored. It names its shard and its task, so that a misplaced one is detected. */
interface ResultRecord {
  readonly id: string;
  readonly task: string;
  readonly result: Json;
}

const recordSchema = z.strictObject({ id: z.string(), task: z.string(), result: z.json() });

const resultDocument = defineDocument<ResultRecord>({
  type: 'doorcard/shard-result',
  name: 'the result of a shard',
  codes: {
    notJson: 'result/not-json',
    foreign: 'result/foreign',
    unknownVersion: 'result/unknown-version',
    badChecksum: 'result/bad-checksum',
  },
  check: (data) => checkShape(recordSchema, data, 'result/bad-shape'),
});

export const makeResultRecord = (record: ResultRecord): string => resultDocument.make(record);

/** Reads the stored result of a shard. */
export function parseResultRecord(text: string, id: string, task: string): Result<Json> {
  const record = resultDocument.parse(text);
  if (!record.ok) return record;
  const { id: ofShard, task: ofTask, result } = record.value;
  if (ofTask !== task)
    return wrong('result/other-task', ofTask, `a result of task "${ofTask}"`, `one of task "${task}"`);
  if (ofShard !== id)
    return wrong('result/other-shard', ofShard, `the result of "${ofShard}"`, `that of "${id}"`);
  return succeed(result);
}
