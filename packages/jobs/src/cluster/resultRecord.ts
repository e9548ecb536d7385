import { z } from 'zod';
import type { Json } from '../json.js';
import { checkSchema, type Checked } from '../schema.js';

/** A result as it is stored. It names its shard and its task, so that a misplaced one is noticed. */
export interface ResultRecord {
  readonly id: string;
  readonly task: string;
  readonly result: Json;
}

const recordSchema: z.ZodType<ResultRecord> = z.strictObject({
  id: z.string(),
  task: z.string(),
  result: z.json(),
});

export const makeResultRecord = (record: ResultRecord): string => JSON.stringify(record);

/** Reads the stored result of a shard; the problem says why it cannot be used. */
export function parseResultRecord(text: string, id: string, task: string): Checked<Json> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'the stored text is not JSON' };
  }
  const record = checkSchema(recordSchema, value, 'record');
  if (!record.ok) return record;
  if (record.value.task !== task)
    return { ok: false, problem: `it is a result of task "${record.value.task}"; expected "${task}"` };
  if (record.value.id !== id) return { ok: false, problem: `it is the result of "${record.value.id}"` };
  return { ok: true, value: record.value.result };
}
